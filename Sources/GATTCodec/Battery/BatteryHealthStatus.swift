// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Health Status, 0x2BEA.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | health summary, % | 1 | flag bit 0 |
/// | cycle count | 2 | flag bit 1 |
/// | current temperature, °C | 1, signed | flag bit 2 |
/// | deep discharge count | 2 | flag bit 3 |
public struct BatteryHealthStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bea }
    public static var name: StaticString { "Battery Health Status" }
    public static var source: StaticString { "Battery Service 1.1, 3.7; GATT Specification Supplement" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let healthSummary = Flags(rawValue: 1 << 0)
        public static let cycleCount = Flags(rawValue: 1 << 1)
        public static let currentTemperature = Flags(rawValue: 1 << 2)
        public static let deepDischargeCount = Flags(rawValue: 1 << 3)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "healthSummary", 1: "cycleCount", 2: "currentTemperature", 3: "deepDischargeCount",
        ]
    }

    public var flags: Flags = []
    public var healthSummary: Scaled<UInt8>?
    public var cycleCount: UInt16?
    /// 127 stands for above 126 °C, −128 for below −127 °C.
    public var currentTemperature: Scaled<Int8>?
    public var deepDischargeCount: UInt16?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .healthSummary, from: healthSummary != nil)
        coder.derive(&flags, .cycleCount, from: cycleCount != nil)
        coder.derive(&flags, .currentTemperature, from: currentTemperature != nil)
        coder.derive(&flags, .deepDischargeCount, from: deepDischargeCount != nil)
        try coder.field("flags", &flags)
        try coder.optional(
            "healthSummary", &healthSummary, if: flags.contains(.healthSummary), blank: Scaled(Scale(.percent)))
        try coder.optional("cycleCount", &cycleCount, if: flags.contains(.cycleCount))
        try coder.optional(
            "currentTemperature", &currentTemperature, if: flags.contains(.currentTemperature),
            blank: Scaled(Scale(.celsius)))
        try coder.optional("deepDischargeCount", &deepDischargeCount, if: flags.contains(.deepDischargeCount))
        try coder.expect(
            (healthSummary?.raw ?? 0) <= 100, "healthSummary", "a health summary above 100 % is not allowed")
    }
}
