// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
public import CaptureFiles

/// What events refer to by index: attributes and peers as they stood when the batch was decoded.
public struct TraceContext: Sendable {
    public let attributes: [AttributeDescriptor]
    public let peers: [TracePeer]
    /// Time of the first record, from which text counts its seconds.
    public let start: CaptureTime?

    public init(_ decoder: TraceDecoder) {
        attributes = decoder.catalog.descriptors
        peers = decoder.peers
        start = decoder.statistics.first
    }

    /// The attribute that an event is about.
    @inline(__always)
    public func attribute(_ event: TraceEvent) -> AttributeDescriptor? {
        event.attribute >= 0 && Int(event.attribute) < attributes.count ? attributes[Int(event.attribute)] : nil
    }

    public func peer(_ event: TraceEvent) -> TracePeer? {
        event.peer >= 0 && Int(event.peer) < peers.count ? peers[Int(event.peer)] : nil
    }
}
