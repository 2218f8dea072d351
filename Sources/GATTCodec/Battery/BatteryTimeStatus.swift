// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Time Status, 0x2BEE: times in minutes; 0xFFFFFF unknown, 0xFFFFFE longer than can be said.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | time until discharged | 3 | always |
/// | time until discharged on standby | 3 | flag bit 0 |
/// | time until recharged | 3 | flag bit 1 |
public struct BatteryTimeStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bee }
    public static var name: StaticString { "Battery Time Status" }
    public static var source: StaticString { "Battery Service 1.1, 3.6; GATT Specification Supplement" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let timeUntilDischargedOnStandby = Flags(rawValue: 1 << 0)
        public static let timeUntilRecharged = Flags(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "timeUntilDischargedOnStandby", 1: "timeUntilRecharged",
        ]
    }

    /// The scale of all three times.
    public static let timeScale = Scale(.minute, special: [.maximumUnknown, .belowMaximumOverflow])

    public var flags: Flags = []
    public var timeUntilDischarged = Scaled<UInt24>(Self.timeScale)
    public var timeUntilDischargedOnStandby: Scaled<UInt24>?
    public var timeUntilRecharged: Scaled<UInt24>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .timeUntilDischargedOnStandby, from: timeUntilDischargedOnStandby != nil)
        coder.derive(&flags, .timeUntilRecharged, from: timeUntilRecharged != nil)
        try coder.field("flags", &flags)
        try coder.field("timeUntilDischarged", &timeUntilDischarged)
        try coder.optional(
            "timeUntilDischargedOnStandby", &timeUntilDischargedOnStandby,
            if: flags.contains(.timeUntilDischargedOnStandby), blank: Scaled(Self.timeScale))
        try coder.optional(
            "timeUntilRecharged", &timeUntilRecharged, if: flags.contains(.timeUntilRecharged),
            blank: Scaled(Self.timeScale))
    }
}
