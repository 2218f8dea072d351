// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Step Climber Data, 0x2ACF.
///
/// The flag `moreData` is the opposite of the others: the first field is there where it is *not* set.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | floors and steps | 4 | flag bit 0 is 0 |
/// | steps per minute, 1/min | 2 | flag bit 1 |
/// | average step rate, 1/min | 2 | flag bit 2 |
/// | positive elevation gain, m | 2 | flag bit 3 |
/// | expended energy | 5 | flag bit 4 |
/// | heart rate, beats/min | 1 | flag bit 5 |
/// | metabolic equivalent, 0.1 MET | 1 | flag bit 6 |
/// | elapsed time, s | 2 | flag bit 7 |
/// | remaining time, s | 2 | flag bit 8 |
public struct StepClimberData: CharacteristicValue {
    public static var uuid: UInt16 { 0x2acf }
    public static var name: StaticString { "Step Climber Data" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.6" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// More notifications belong to this one; only the last, where it is not set, has the first fields.
        public static let moreData = Flags(rawValue: 1 << 0)
        public static let stepsPerMinute = Flags(rawValue: 1 << 1)
        public static let averageStepRate = Flags(rawValue: 1 << 2)
        public static let positiveElevationGain = Flags(rawValue: 1 << 3)
        public static let expendedEnergy = Flags(rawValue: 1 << 4)
        public static let heartRate = Flags(rawValue: 1 << 5)
        public static let metabolicEquivalent = Flags(rawValue: 1 << 6)
        public static let elapsedTime = Flags(rawValue: 1 << 7)
        public static let remainingTime = Flags(rawValue: 1 << 8)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "moreData", 1: "stepsPerMinute", 2: "averageStepRate", 3: "positiveElevationGain", 4: "expendedEnergy",
            5: "heartRate", 6: "metabolicEquivalent", 7: "elapsedTime", 8: "remainingTime",
        ]
    }

    public var flags: Flags = []
    public var floorsAndSteps: FloorsAndSteps?
    public var stepsPerMinute: Scaled<UInt16>?
    public var averageStepRate: Scaled<UInt16>?
    public var positiveElevationGain: Scaled<UInt16>?
    public var expendedEnergy: ExpendedEnergy?
    public var heartRate: Scaled<UInt8>?
    public var metabolicEquivalent: Scaled<UInt8>?
    public var elapsedTime: Scaled<UInt16>?
    public var remainingTime: Scaled<UInt16>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .moreData, from: floorsAndSteps == nil)
        coder.derive(&flags, .stepsPerMinute, from: stepsPerMinute != nil)
        coder.derive(&flags, .averageStepRate, from: averageStepRate != nil)
        coder.derive(&flags, .positiveElevationGain, from: positiveElevationGain != nil)
        coder.derive(&flags, .expendedEnergy, from: expendedEnergy != nil)
        coder.derive(&flags, .heartRate, from: heartRate != nil)
        coder.derive(&flags, .metabolicEquivalent, from: metabolicEquivalent != nil)
        coder.derive(&flags, .elapsedTime, from: elapsedTime != nil)
        coder.derive(&flags, .remainingTime, from: remainingTime != nil)
        try coder.field("flags", &flags)
        try coder.optionalGroup("floorsAndSteps", &floorsAndSteps, if: !flags.contains(.moreData))
        try coder.optional(
            "stepsPerMinute", &stepsPerMinute, if: flags.contains(.stepsPerMinute), blank: Scaled(Scale(.perMinute)))
        try coder.optional(
            "averageStepRate", &averageStepRate, if: flags.contains(.averageStepRate), blank: Scaled(Scale(.perMinute)))
        try coder.optional(
            "positiveElevationGain", &positiveElevationGain, if: flags.contains(.positiveElevationGain),
            blank: Scaled(Scale(.metre)))
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
