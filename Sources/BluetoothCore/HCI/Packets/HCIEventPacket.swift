// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// An event as controllers send it (Core specification 5.4, volume 4, part E, 5.4.4).
///
/// Bytes: eventCode 1, parameterLength 1, parameters as many as that says; LE events start with their subevent code.
public struct HCIEventPacket: HCIParameters, Hashable {
    public var eventCode: UInt8 = 0
    /// At most 255 bytes are sent.
    public var parameters: [UInt8] = []

    public init() {}

    public init(eventCode: UInt8, parameters: [UInt8] = []) {
        self.eventCode = eventCode
        self.parameters = parameters
    }

    public init<Event: HCIEvent>(_ event: Event) {
        var writer = ByteWriter(capacity: 32)
        if let subeventCode = Event.subeventCode { writer.write(subeventCode) }
        event.encode(into: &writer)
        self.init(eventCode: Event.code, parameters: writer.bytes)
    }

    /// The subevent code of an LE event.
    public var subeventCode: UInt8? { eventCode == 0x3e ? parameters.first : nil }

    /// The event's parameters; nil for another event.
    public func decoded<Event: HCIEvent>(as type: Event.Type) throws(DecodeError) -> Event? {
        guard eventCode == Event.code else { return nil }
        guard let expected = Event.subeventCode else { return try Event(decoding: parameters) }
        guard subeventCode == expected else { return nil }
        return try Event(decoding: Array(parameters.dropFirst()))
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("eventCode", &eventCode)
        try coder.countedBytes("parameterLength", "parameters", &parameters)
    }
}
