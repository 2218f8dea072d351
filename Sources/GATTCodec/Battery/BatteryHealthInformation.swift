// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Health Information, 0x2BEB.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | designed lifetime in cycles | 2 | flag bit 0 |
/// | minimum and maximum designed operating temperature, °C | 1 + 1, signed | flag bit 1 |
public struct BatteryHealthInformation: CharacteristicValue {
    public static var uuid: UInt16 { 0x2beb }
    public static var name: StaticString { "Battery Health Information" }
    public static var source: StaticString { "Battery Service 1.1, 3.8; GATT Specification Supplement" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let cycleCountDesignedLifetime = Flags(rawValue: 1 << 0)
        public static let designedOperatingTemperature = Flags(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "cycleCountDesignedLifetime", 1: "designedOperatingTemperature",
        ]
    }

    public var flags: Flags = []
    public var cycleCountDesignedLifetime: UInt16?
    /// 127 stands for above 126 °C, −128 for below −127 °C.
    public var minimumOperatingTemperature: Scaled<Int8>?
    public var maximumOperatingTemperature: Scaled<Int8>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        let blank = Scaled<Int8>(Scale(.celsius))
        if !coder.isReading, minimumOperatingTemperature != nil || maximumOperatingTemperature != nil {
            minimumOperatingTemperature = minimumOperatingTemperature ?? blank
            maximumOperatingTemperature = maximumOperatingTemperature ?? blank
        }
        coder.derive(&flags, .cycleCountDesignedLifetime, from: cycleCountDesignedLifetime != nil)
        coder.derive(&flags, .designedOperatingTemperature, from: minimumOperatingTemperature != nil)
        try coder.field("flags", &flags)
        let temperatures = flags.contains(.designedOperatingTemperature)
        try coder.optional(
            "cycleCountDesignedLifetime", &cycleCountDesignedLifetime, if: flags.contains(.cycleCountDesignedLifetime))
        try coder.optional("minimumOperatingTemperature", &minimumOperatingTemperature, if: temperatures, blank: blank)
        try coder.optional("maximumOperatingTemperature", &maximumOperatingTemperature, if: temperatures, blank: blank)
    }
}
