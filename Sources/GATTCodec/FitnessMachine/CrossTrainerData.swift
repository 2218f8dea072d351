// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Cross Trainer Data, 0x2ACE.
///
/// The flag `moreData` is the opposite of the others: the first field is there where it is *not* set. The resistance
/// level takes one byte in version 1.0.1 of the specification and two in version 1.0; the length of the value tells,
/// and where it leaves both open, one byte is taken.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 3 | always |
/// | instantaneous speed, 0.01 km/h | 2 | flag bit 0 is 0 |
/// | average speed, 0.01 km/h | 2 | flag bit 1 |
/// | total distance, m | 3 | flag bit 2 |
/// | step rate | 4 | flag bit 3 |
/// | stride count, 0.1 | 2 | flag bit 4 |
/// | elevation gain | 4 | flag bit 5 |
/// | inclination and ramp angle | 4 | flag bit 6 |
/// | resistance level | 1 or 2 | flag bit 7 |
/// | instantaneous power, W | 2 | flag bit 8 |
/// | average power, W | 2 | flag bit 9 |
/// | expended energy | 5 | flag bit 10 |
/// | heart rate, beats/min | 1 | flag bit 11 |
/// | metabolic equivalent, 0.1 MET | 1 | flag bit 12 |
/// | elapsed time, s | 2 | flag bit 13 |
/// | remaining time, s | 2 | flag bit 14 |
public struct CrossTrainerData: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ace }
    public static var name: StaticString { "Cross Trainer Data" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.5" }

    public struct Flags: WireFlags {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// More notifications belong to this one; only the last, where it is not set, has the first fields.
        public static let moreData = Flags(rawValue: 1 << 0)
        public static let averageSpeed = Flags(rawValue: 1 << 1)
        public static let totalDistance = Flags(rawValue: 1 << 2)
        public static let stepCount = Flags(rawValue: 1 << 3)
        public static let strideCount = Flags(rawValue: 1 << 4)
        public static let elevationGain = Flags(rawValue: 1 << 5)
        public static let inclinationAndRampAngle = Flags(rawValue: 1 << 6)
        public static let resistanceLevel = Flags(rawValue: 1 << 7)
        public static let instantaneousPower = Flags(rawValue: 1 << 8)
        public static let averagePower = Flags(rawValue: 1 << 9)
        public static let expendedEnergy = Flags(rawValue: 1 << 10)
        public static let heartRate = Flags(rawValue: 1 << 11)
        public static let metabolicEquivalent = Flags(rawValue: 1 << 12)
        public static let elapsedTime = Flags(rawValue: 1 << 13)
        public static let remainingTime = Flags(rawValue: 1 << 14)
        public static let backward = Flags(rawValue: 1 << 15)

        public static var byteCount: Int { 3 }

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "moreData", 1: "averageSpeed", 2: "totalDistance", 3: "stepCount", 4: "strideCount",
            5: "elevationGain", 6: "inclinationAndRampAngle", 7: "resistanceLevel", 8: "instantaneousPower",
            9: "averagePower", 10: "expendedEnergy", 11: "heartRate", 12: "metabolicEquivalent", 13: "elapsedTime",
            14: "remainingTime", 15: "backward",
        ]
    }

    public var flags: Flags = []
    public var instantaneousSpeed: Scaled<UInt16>?
    public var averageSpeed: Scaled<UInt16>?
    public var totalDistance: Scaled<UInt24>?
    public var stepRate: StepRate?
    /// A stride is a pair of steps.
    public var strideCount: Scaled<UInt16>?
    public var elevationGain: ElevationGain?
    public var inclinationAndRampAngle: InclinationAndRampAngle?
    /// Without unit; step 1 in both widths (assumed: descriptions of version 1.0 differ).
    public var resistanceLevel: Scaled<Int16>?
    /// The resistance level takes two bytes, as in version 1.0.
    public var hasWideResistanceLevel = false
    public var instantaneousPower: Scaled<Int16>?
    public var averagePower: Scaled<Int16>?
    public var expendedEnergy: ExpendedEnergy?
    public var heartRate: Scaled<UInt8>?
    public var metabolicEquivalent: Scaled<UInt8>?
    public var elapsedTime: Scaled<UInt16>?
    public var remainingTime: Scaled<UInt16>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .moreData, from: instantaneousSpeed == nil)
        coder.derive(&flags, .averageSpeed, from: averageSpeed != nil)
        coder.derive(&flags, .totalDistance, from: totalDistance != nil)
        coder.derive(&flags, .stepCount, from: stepRate != nil)
        coder.derive(&flags, .strideCount, from: strideCount != nil)
        coder.derive(&flags, .elevationGain, from: elevationGain != nil)
        coder.derive(&flags, .inclinationAndRampAngle, from: inclinationAndRampAngle != nil)
        coder.derive(&flags, .resistanceLevel, from: resistanceLevel != nil)
        coder.derive(&flags, .instantaneousPower, from: instantaneousPower != nil)
        coder.derive(&flags, .averagePower, from: averagePower != nil)
        coder.derive(&flags, .expendedEnergy, from: expendedEnergy != nil)
        coder.derive(&flags, .heartRate, from: heartRate != nil)
        coder.derive(&flags, .metabolicEquivalent, from: metabolicEquivalent != nil)
        coder.derive(&flags, .elapsedTime, from: elapsedTime != nil)
        coder.derive(&flags, .remainingTime, from: remainingTime != nil)
        try coder.field("flags", &flags)
        try coder.optional(
            "instantaneousSpeed", &instantaneousSpeed, if: !flags.contains(.moreData),
            blank: Scaled(.hundredthKilometrePerHour))
        try coder.optional(
            "averageSpeed", &averageSpeed, if: flags.contains(.averageSpeed), blank: Scaled(.hundredthKilometrePerHour))
        try coder.optional(
            "totalDistance", &totalDistance, if: flags.contains(.totalDistance), blank: Scaled(Scale(.metre)))
        try coder.optionalGroup("stepRate", &stepRate, if: flags.contains(.stepCount))
        try coder.optional("strideCount", &strideCount, if: flags.contains(.strideCount), blank: Scaled(.tenth))
        try coder.optionalGroup("elevationGain", &elevationGain, if: flags.contains(.elevationGain))
        try coder.optionalGroup(
            "inclinationAndRampAngle", &inclinationAndRampAngle, if: flags.contains(.inclinationAndRampAngle))
        let bytesAfter =
            (flags.contains(.instantaneousPower) ? 2 : 0)
            + (flags.contains(.averagePower) ? 2 : 0)
            + (flags.contains(.expendedEnergy) ? 5 : 0)
            + (flags.contains(.heartRate) ? 1 : 0)
            + (flags.contains(.metabolicEquivalent) ? 1 : 0)
            + (flags.contains(.elapsedTime) ? 2 : 0)
            + (flags.contains(.remainingTime) ? 2 : 0)
        try coder.resistanceLevel(
            &resistanceLevel, isWide: &hasWideResistanceLevel, if: flags.contains(.resistanceLevel),
            bytesAfter: bytesAfter)
        try coder.optional(
            "instantaneousPower", &instantaneousPower, if: flags.contains(.instantaneousPower),
            blank: Scaled(Scale(.watt)))
        try coder.optional(
            "averagePower", &averagePower, if: flags.contains(.averagePower), blank: Scaled(Scale(.watt)))
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
