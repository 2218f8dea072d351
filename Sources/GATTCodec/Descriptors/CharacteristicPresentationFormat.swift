// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
public import FieldCoding

/// Characteristic Presentation Format, 0x2904.
///
/// | field | bytes |
/// |---|---|
/// | format | 1 |
/// | decimal exponent of integers | 1, signed |
/// | unit | 2 |
/// | name space | 1 |
/// | description | 2 |
public struct CharacteristicPresentationFormat: CharacteristicValue {
    public static var uuid: UInt16 { 0x2904 }
    public static var name: StaticString { "Characteristic Presentation Format" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 3.3.3.5; Assigned Numbers, 2.4" }

    public struct Format: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "boolean", 2: "uint2", 3: "uint4", 4: "uint8", 5: "uint12", 6: "uint16", 7: "uint24", 8: "uint32",
            9: "uint48", 10: "uint64", 11: "uint128", 12: "sint8", 13: "sint12", 14: "sint16", 15: "sint24",
            16: "sint32", 17: "sint48", 18: "sint64", 19: "sint128", 20: "float32", 21: "float64", 22: "medfloat16",
            23: "medfloat32", 24: "uint16x2", 25: "utf8s", 26: "utf16s", 27: "struct", 28: "medASN1",
        ]
    }

    public struct NameSpace: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bluetoothSIG = NameSpace(rawValue: 1)

        public static let names: KeyValuePairs<UInt8, StaticString> = [1: "bluetoothSIG"]
    }

    public var format = Format(rawValue: 4)
    public var exponent: Int8 = 0
    /// A UUID of the Bluetooth units, 0x2700 and up.
    public var unit: UInt16 = 0x2700
    public var nameSpace: NameSpace = .bluetoothSIG
    public var description: UInt16 = 0

    public init() {}

    /// The unit's name in the Bluetooth assigned numbers.
    public var unitName: String? { AssignedNumbers.unitName(unit) }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("format", &format)
        try coder.field("exponent", &exponent)
        try coder.field("unit", &unit)
        try coder.field("nameSpace", &nameSpace)
        try coder.field("description", &description)
    }
}
