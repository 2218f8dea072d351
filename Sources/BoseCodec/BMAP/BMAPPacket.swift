// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A packet of Bose's control protocol (BMAP).
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 1 + 1 | function block, function |
/// | 2 | 1 | device, port, operator |
/// | 3 | 1 | length of the payload |
/// | 4 | | payload |
///
/// Over RFCOMM packets follow one another (``BMAPStream``), over GATT each value has a byte in front
/// (``BMAPSegment``). Sources: aaronsb/bosectl, Denton-L/based-connect, Bose Android SDK.
public struct BMAPPacket: FieldCoded {
    public static let headerLength = 4

    public var function = BMAPFunction()
    public var routing = BMAPRouting()
    public var payload = BMAPPayload()

    public init() {}

    /// Nil for a payload of more than 255 bytes.
    public init?(
        _ operation: BMAPOperator, _ function: BMAPFunction, device: UInt8 = 0, port: UInt8 = 0, payload: [UInt8] = []
    ) {
        guard let payload = BMAPPayload(payload) else { return nil }
        self.function = function
        routing = BMAPRouting(operation, device: device, port: port)
        self.payload = payload
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("function", &function)
        try coder.field("routing", &routing)
        payload.content = BMAPContent(function, routing.operation)
        try coder.field("payload", &payload)
    }

    /// The payload's fields where its layout is known: a `BMAPText`, `BMAPBattery`, `BMAPDeviceID`, `BMAPName`,
    /// `BMAPNoiseCancellation`, `BMAPNoiseReduction` or `BMAPFailure`.
    public var content: (any FieldCoded)? { BMAPContent(function, routing.operation)?.value(payload.bytes) }
}
