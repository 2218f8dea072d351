// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Rower Data, 0x2AD1.
///
/// The flag `moreData` is the opposite of the others: the first field is there where it is *not* set. The resistance
/// level takes one byte in version 1.0.1 of the specification and two in version 1.0; the length of the value tells,
/// and where it leaves both open, one byte is taken.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | strokes | 3 | flag bit 0 is 0 |
/// | average stroke rate, 0.5/min | 1 | flag bit 1 |
/// | total distance, m | 3 | flag bit 2 |
/// | instantaneous pace, s | 2 | flag bit 3 |
/// | average pace, s | 2 | flag bit 4 |
/// | instantaneous power, W | 2 | flag bit 5 |
/// | average power, W | 2 | flag bit 6 |
/// | resistance level | 1 or 2 | flag bit 7 |
/// | expended energy | 5 | flag bit 8 |
/// | heart rate, beats/min | 1 | flag bit 9 |
/// | metabolic equivalent, 0.1 MET | 1 | flag bit 10 |
/// | elapsed time, s | 2 | flag bit 11 |
/// | remaining time, s | 2 | flag bit 12 |
public struct RowerData: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad1 }
    public static var name: StaticString { "Rower Data" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.8" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// More notifications belong to this one; only the last, where it is not set, has the first fields.
        public static let moreData = Flags(rawValue: 1 << 0)
        public static let averageStrokeRate = Flags(rawValue: 1 << 1)
        public static let totalDistance = Flags(rawValue: 1 << 2)
        public static let instantaneousPace = Flags(rawValue: 1 << 3)
        public static let averagePace = Flags(rawValue: 1 << 4)
        public static let instantaneousPower = Flags(rawValue: 1 << 5)
        public static let averagePower = Flags(rawValue: 1 << 6)
        public static let resistanceLevel = Flags(rawValue: 1 << 7)
        public static let expendedEnergy = Flags(rawValue: 1 << 8)
        public static let heartRate = Flags(rawValue: 1 << 9)
        public static let metabolicEquivalent = Flags(rawValue: 1 << 10)
        public static let elapsedTime = Flags(rawValue: 1 << 11)
        public static let remainingTime = Flags(rawValue: 1 << 12)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "moreData", 1: "averageStrokeRate", 2: "totalDistance", 3: "instantaneousPace", 4: "averagePace",
            5: "instantaneousPower", 6: "averagePower", 7: "resistanceLevel", 8: "expendedEnergy", 9: "heartRate",
            10: "metabolicEquivalent", 11: "elapsedTime", 12: "remainingTime",
        ]
    }

    public var flags: Flags = []
    public var strokes: Strokes?
    public var averageStrokeRate: Scaled<UInt8>?
    public var totalDistance: Scaled<UInt24>?
    /// Time for 500 m.
    public var instantaneousPace: Scaled<UInt16>?
    /// Time for 500 m.
    public var averagePace: Scaled<UInt16>?
    public var instantaneousPower: Scaled<Int16>?
    public var averagePower: Scaled<Int16>?
    /// Without unit; step 1 in both widths (assumed: descriptions of version 1.0 differ).
    public var resistanceLevel: Scaled<Int16>?
    /// The resistance level takes two bytes, as in version 1.0.
    public var hasWideResistanceLevel = false
    public var expendedEnergy: ExpendedEnergy?
    public var heartRate: Scaled<UInt8>?
    public var metabolicEquivalent: Scaled<UInt8>?
    public var elapsedTime: Scaled<UInt16>?
    public var remainingTime: Scaled<UInt16>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .moreData, from: strokes == nil)
        coder.derive(&flags, .averageStrokeRate, from: averageStrokeRate != nil)
        coder.derive(&flags, .totalDistance, from: totalDistance != nil)
        coder.derive(&flags, .instantaneousPace, from: instantaneousPace != nil)
        coder.derive(&flags, .averagePace, from: averagePace != nil)
        coder.derive(&flags, .instantaneousPower, from: instantaneousPower != nil)
        coder.derive(&flags, .averagePower, from: averagePower != nil)
        coder.derive(&flags, .resistanceLevel, from: resistanceLevel != nil)
        coder.derive(&flags, .expendedEnergy, from: expendedEnergy != nil)
        coder.derive(&flags, .heartRate, from: heartRate != nil)
        coder.derive(&flags, .metabolicEquivalent, from: metabolicEquivalent != nil)
        coder.derive(&flags, .elapsedTime, from: elapsedTime != nil)
        coder.derive(&flags, .remainingTime, from: remainingTime != nil)
        try coder.field("flags", &flags)
        try coder.optionalGroup("strokes", &strokes, if: !flags.contains(.moreData))
        try coder.optional(
            "averageStrokeRate", &averageStrokeRate, if: flags.contains(.averageStrokeRate),
            blank: Scaled(.halfPerMinute))
        try coder.optional(
            "totalDistance", &totalDistance, if: flags.contains(.totalDistance), blank: Scaled(Scale(.metre)))
        try coder.optional(
            "instantaneousPace", &instantaneousPace, if: flags.contains(.instantaneousPace),
            blank: Scaled(Scale(.second)))
        try coder.optional("averagePace", &averagePace, if: flags.contains(.averagePace), blank: Scaled(Scale(.second)))
        try coder.optional(
            "instantaneousPower", &instantaneousPower, if: flags.contains(.instantaneousPower),
            blank: Scaled(Scale(.watt)))
        try coder.optional(
            "averagePower", &averagePower, if: flags.contains(.averagePower), blank: Scaled(Scale(.watt)))
        let bytesAfter =
            (flags.contains(.expendedEnergy) ? 5 : 0)
            + (flags.contains(.heartRate) ? 1 : 0)
            + (flags.contains(.metabolicEquivalent) ? 1 : 0)
            + (flags.contains(.elapsedTime) ? 2 : 0)
            + (flags.contains(.remainingTime) ? 2 : 0)
        try coder.resistanceLevel(
            &resistanceLevel, isWide: &hasWideResistanceLevel, if: flags.contains(.resistanceLevel),
            bytesAfter: bytesAfter)
        try coder.optionalGroup("expendedEnergy", &expendedEnergy, if: flags.contains(.expendedEnergy))
        try coder.optional("heartRate", &heartRate, if: flags.contains(.heartRate), blank: Scaled(Scale(.bpm)))
        try coder.optional(
            "metabolicEquivalent", &metabolicEquivalent, if: flags.contains(.metabolicEquivalent),
            blank: Scaled(.tenthMetabolicEquivalent))
        try coder.optional("elapsedTime", &elapsedTime, if: flags.contains(.elapsedTime), blank: Scaled(Scale(.second)))
        try coder.optional(
            "remainingTime", &remainingTime, if: flags.contains(.remainingTime), blank: Scaled(Scale(.second)))
    }
}
