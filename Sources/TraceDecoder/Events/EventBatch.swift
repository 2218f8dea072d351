// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// A run of events and the bytes that they share; refilled again and again.
public struct EventBatch: Sendable {
    public var events: [TraceEvent] = []
    public var bytes: [UInt8] = []
    /// What events of the vendor layer tell, by ``TraceEvent/message``.
    public var messages: [TrafficMessage] = []

    public init() {}

    public mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        messages.removeAll(keepingCapacity: true)
    }

    /// Appends an event with a copy of its bytes.
    mutating func append(_ event: consuming TraceEvent, bytes source: Span<UInt8>) {
        event.start = bytes.count
        event.count = source.count
        // One bulk copy: events outlive the record batch that their bytes come from.
        source.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        events.append(event)
    }

    /// The PDU of an event.
    public func pdu(of event: TraceEvent) -> ArraySlice<UInt8> { bytes[event.start..<(event.start + event.count)] }

    /// The value of an event, empty where it has none.
    public func value(of event: TraceEvent) -> ArraySlice<UInt8> {
        let start = event.start + event.valueOffset
        return bytes[start..<(start + event.valueCount)]
    }
}
