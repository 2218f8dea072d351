// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// HID Information, 0x2A4A.
///
/// | field | bytes | present |
/// |---|---|---|
/// | version of the USB HID specification, binary-coded decimal | 2 | always |
/// | country code | 1 | always |
/// | flags | 1 | always |
public struct HIDInformation: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a4a }
    public static var name: StaticString { "HID Information" }
    public static var source: StaticString { "HID Service 1.0, 2.8" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let remoteWake = Flags(rawValue: 1 << 0)
        public static let normallyConnectable = Flags(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "remoteWake", 1: "normallyConnectable",
        ]
    }

    public var version = BinaryCodedVersion()
    /// Localisation of the hardware in the USB HID specification, 0 where it has none.
    public var countryCode: UInt8 = 0
    public var flags: Flags = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("version", &version)
        try coder.field("countryCode", &countryCode)
        try coder.field("flags", &flags)
    }
}
