// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Critical Status, 0x2BE9: one byte of flags.
public struct BatteryCriticalStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2be9 }
    public static var name: StaticString { "Battery Critical Status" }
    public static var source: StaticString { "Battery Service 1.1, 3.4; GATT Specification Supplement" }

    public struct Status: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let criticalPowerState = Status(rawValue: 1 << 0)
        public static let immediateServiceRequired = Status(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "criticalPowerState", 1: "immediateServiceRequired",
        ]
    }

    public var status: Status = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
    }
}
