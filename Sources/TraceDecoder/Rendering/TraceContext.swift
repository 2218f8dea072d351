// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import CaptureFiles

/// What events refer to by index: attributes and peers as they stood when the batch was decoded.
public struct TraceContext: Sendable {
    public let attributes: [AttributeDescriptor]
    public let peers: [TracePeer]
    /// Messages of the batch.
    public let messages: [TrafficMessage]
    /// Time of the first record, from which text counts its seconds.
    public let start: CaptureTime?

    /// - Parameter batch: The events that will be looked at; their messages are taken along.
    public init(_ decoder: TraceDecoder, _ batch: EventBatch) {
        messages = batch.messages
        attributes = decoder.catalog.descriptors
        peers = decoder.peers
        start = decoder.statistics.first
    }

    /// The attribute that an event is about.
    @inline(__always)
    public func attribute(_ event: TraceEvent) -> AttributeDescriptor? {
        event.attribute >= 0 && Int(event.attribute) < attributes.count ? attributes[Int(event.attribute)] : nil
    }

    /// What an event of the vendor layer tells.
    public func message(_ event: TraceEvent) -> TrafficMessage? {
        event.message >= 0 && Int(event.message) < messages.count ? messages[Int(event.message)] : nil
    }

    public func peer(_ event: TraceEvent) -> TracePeer? {
        event.peer >= 0 && Int(event.peer) < peers.count ? peers[Int(event.peer)] : nil
    }
}
