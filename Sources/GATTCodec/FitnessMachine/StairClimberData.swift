// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Stair Climber Data, 0x2AD0.
///
/// The flag `moreData` is the opposite of the others: the first field is there where it is *not* set.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | floors | 2 | flag bit 0 is 0 |
/// | steps per minute, 1/min | 2 | flag bit 1 |
/// | average step rate, 1/min | 2 | flag bit 2 |
/// | positive elevation gain, m | 2 | flag bit 3 |
/// | stride count | 2 | flag bit 4 |
/// | expended energy | 5 | flag bit 5 |
/// | heart rate, beats/min | 1 | flag bit 6 |
/// | metabolic equivalent, 0.1 MET | 1 | flag bit 7 |
/// | elapsed time, s | 2 | flag bit 8 |
/// | remaining time, s | 2 | flag bit 9 |
public struct StairClimberData: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad0 }
    public static var name: StaticString { "Stair Climber Data" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.7" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// More notifications belong to this one; only the last, where it is not set, has the first fields.
        public static let moreData = Flags(rawValue: 1 << 0)
        public static let stepsPerMinute = Flags(rawValue: 1 << 1)
        public static let averageStepRate = Flags(rawValue: 1 << 2)
        public static let positiveElevationGain = Flags(rawValue: 1 << 3)
        public static let strideCount = Flags(rawValue: 1 << 4)
        public static let expendedEnergy = Flags(rawValue: 1 << 5)
        public static let heartRate = Flags(rawValue: 1 << 6)
        public static let metabolicEquivalent = Flags(rawValue: 1 << 7)
        public static let elapsedTime = Flags(rawValue: 1 << 8)
        public static let remainingTime = Flags(rawValue: 1 << 9)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "moreData", 1: "stepsPerMinute", 2: "averageStepRate", 3: "positiveElevationGain", 4: "strideCount",
            5: "expendedEnergy", 6: "heartRate", 7: "metabolicEquivalent", 8: "elapsedTime", 9: "remainingTime",
        ]
    }

    public var flags: Flags = []
    public var floors: Scaled<UInt16>?
    public var stepsPerMinute: Scaled<UInt16>?
    public var averageStepRate: Scaled<UInt16>?
    public var positiveElevationGain: Scaled<UInt16>?
    public var strideCount: Scaled<UInt16>?
    public var expendedEnergy: ExpendedEnergy?
    public var heartRate: Scaled<UInt8>?
    public var metabolicEquivalent: Scaled<UInt8>?
    public var elapsedTime: Scaled<UInt16>?
    public var remainingTime: Scaled<UInt16>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .moreData, from: floors == nil)
        coder.derive(&flags, .stepsPerMinute, from: stepsPerMinute != nil)
        coder.derive(&flags, .averageStepRate, from: averageStepRate != nil)
        coder.derive(&flags, .positiveElevationGain, from: positiveElevationGain != nil)
        coder.derive(&flags, .strideCount, from: strideCount != nil)
        coder.derive(&flags, .expendedEnergy, from: expendedEnergy != nil)
        coder.derive(&flags, .heartRate, from: heartRate != nil)
        coder.derive(&flags, .metabolicEquivalent, from: metabolicEquivalent != nil)
        coder.derive(&flags, .elapsedTime, from: elapsedTime != nil)
        coder.derive(&flags, .remainingTime, from: remainingTime != nil)
        try coder.field("flags", &flags)
        try coder.optional("floors", &floors, if: !flags.contains(.moreData), blank: Scaled(Scale()))
        try coder.optional(
            "stepsPerMinute", &stepsPerMinute, if: flags.contains(.stepsPerMinute), blank: Scaled(Scale(.perMinute)))
        try coder.optional(
            "averageStepRate", &averageStepRate, if: flags.contains(.averageStepRate), blank: Scaled(Scale(.perMinute)))
        try coder.optional(
            "positiveElevationGain", &positiveElevationGain, if: flags.contains(.positiveElevationGain),
            blank: Scaled(Scale(.metre)))
        try coder.optional("strideCount", &strideCount, if: flags.contains(.strideCount), blank: Scaled(Scale()))
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
