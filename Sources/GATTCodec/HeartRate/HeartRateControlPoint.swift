// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Heart Rate Control Point, 0x2A39: a command of one byte.
///
/// A sensor answers a command that it does not know with the application error 0x80.
public struct HeartRateControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a39 }
    public static var name: StaticString { "Heart Rate Control Point" }
    public static var source: StaticString { "Heart Rate Service 1.0, 3.3" }

    public struct Command: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let resetEnergyExpended = Command(rawValue: 1)

        public static let names: KeyValuePairs<UInt8, StaticString> = [1: "resetEnergyExpended"]
    }

    public var command: Command = .resetEnergyExpended

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("command", &command)
    }
}
