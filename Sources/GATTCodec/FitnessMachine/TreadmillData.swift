// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Treadmill Data, 0x2ACD.
///
/// The flag `moreData` is the opposite of the others: the first field is there where it is *not* set.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | instantaneous speed, 0.01 km/h | 2 | flag bit 0 is 0 |
/// | average speed, 0.01 km/h | 2 | flag bit 1 |
/// | total distance, m | 3 | flag bit 2 |
/// | inclination and ramp angle | 4 | flag bit 3 |
/// | elevation gain | 4 | flag bit 4 |
/// | instantaneous pace, s | 2 | flag bit 5 |
/// | average pace, s | 2 | flag bit 6 |
/// | expended energy | 5 | flag bit 7 |
/// | heart rate, beats/min | 1 | flag bit 8 |
/// | metabolic equivalent, 0.1 MET | 1 | flag bit 9 |
/// | elapsed time, s | 2 | flag bit 10 |
/// | remaining time, s | 2 | flag bit 11 |
/// | force on belt and power output | 4 | flag bit 12 |
public struct TreadmillData: CharacteristicValue {
    public static var uuid: UInt16 { 0x2acd }
    public static var name: StaticString { "Treadmill Data" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.4" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// More notifications belong to this one; only the last, where it is not set, has the first fields.
        public static let moreData = Flags(rawValue: 1 << 0)
        public static let averageSpeed = Flags(rawValue: 1 << 1)
        public static let totalDistance = Flags(rawValue: 1 << 2)
        public static let inclinationAndRampAngle = Flags(rawValue: 1 << 3)
        public static let elevationGain = Flags(rawValue: 1 << 4)
        public static let instantaneousPace = Flags(rawValue: 1 << 5)
        public static let averagePace = Flags(rawValue: 1 << 6)
        public static let expendedEnergy = Flags(rawValue: 1 << 7)
        public static let heartRate = Flags(rawValue: 1 << 8)
        public static let metabolicEquivalent = Flags(rawValue: 1 << 9)
        public static let elapsedTime = Flags(rawValue: 1 << 10)
        public static let remainingTime = Flags(rawValue: 1 << 11)
        public static let forceOnBeltAndPowerOutput = Flags(rawValue: 1 << 12)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "moreData", 1: "averageSpeed", 2: "totalDistance", 3: "inclinationAndRampAngle", 4: "elevationGain",
            5: "instantaneousPace", 6: "averagePace", 7: "expendedEnergy", 8: "heartRate", 9: "metabolicEquivalent",
            10: "elapsedTime", 11: "remainingTime", 12: "forceOnBeltAndPowerOutput",
        ]
    }

    public var flags: Flags = []
    public var instantaneousSpeed: Scaled<UInt16>?
    public var averageSpeed: Scaled<UInt16>?
    public var totalDistance: Scaled<UInt24>?
    public var inclinationAndRampAngle: InclinationAndRampAngle?
    public var elevationGain: TreadmillElevationGain?
    /// Time for 500 m.
    public var instantaneousPace: Scaled<UInt16>?
    /// Time for 500 m.
    public var averagePace: Scaled<UInt16>?
    public var expendedEnergy: ExpendedEnergy?
    public var heartRate: Scaled<UInt8>?
    public var metabolicEquivalent: Scaled<UInt8>?
    public var elapsedTime: Scaled<UInt16>?
    public var remainingTime: Scaled<UInt16>?
    public var forceOnBeltAndPowerOutput: BeltForceAndPower?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .moreData, from: instantaneousSpeed == nil)
        coder.derive(&flags, .averageSpeed, from: averageSpeed != nil)
        coder.derive(&flags, .totalDistance, from: totalDistance != nil)
        coder.derive(&flags, .inclinationAndRampAngle, from: inclinationAndRampAngle != nil)
        coder.derive(&flags, .elevationGain, from: elevationGain != nil)
        coder.derive(&flags, .instantaneousPace, from: instantaneousPace != nil)
        coder.derive(&flags, .averagePace, from: averagePace != nil)
        coder.derive(&flags, .expendedEnergy, from: expendedEnergy != nil)
        coder.derive(&flags, .heartRate, from: heartRate != nil)
        coder.derive(&flags, .metabolicEquivalent, from: metabolicEquivalent != nil)
        coder.derive(&flags, .elapsedTime, from: elapsedTime != nil)
        coder.derive(&flags, .remainingTime, from: remainingTime != nil)
        coder.derive(&flags, .forceOnBeltAndPowerOutput, from: forceOnBeltAndPowerOutput != nil)
        try coder.field("flags", &flags)
        try coder.optional(
            "instantaneousSpeed", &instantaneousSpeed, if: !flags.contains(.moreData),
            blank: Scaled(.hundredthKilometrePerHour))
        try coder.optional(
            "averageSpeed", &averageSpeed, if: flags.contains(.averageSpeed), blank: Scaled(.hundredthKilometrePerHour))
        try coder.optional(
            "totalDistance", &totalDistance, if: flags.contains(.totalDistance), blank: Scaled(Scale(.metre)))
        try coder.optionalGroup(
            "inclinationAndRampAngle", &inclinationAndRampAngle, if: flags.contains(.inclinationAndRampAngle))
        try coder.optionalGroup("elevationGain", &elevationGain, if: flags.contains(.elevationGain))
        try coder.optional(
            "instantaneousPace", &instantaneousPace, if: flags.contains(.instantaneousPace),
            blank: Scaled(Scale(.second)))
        try coder.optional("averagePace", &averagePace, if: flags.contains(.averagePace), blank: Scaled(Scale(.second)))
        try coder.optionalGroup("expendedEnergy", &expendedEnergy, if: flags.contains(.expendedEnergy))
        try coder.optional("heartRate", &heartRate, if: flags.contains(.heartRate), blank: Scaled(Scale(.bpm)))
        try coder.optional(
            "metabolicEquivalent", &metabolicEquivalent, if: flags.contains(.metabolicEquivalent),
            blank: Scaled(.tenthMetabolicEquivalent))
        try coder.optional("elapsedTime", &elapsedTime, if: flags.contains(.elapsedTime), blank: Scaled(Scale(.second)))
        try coder.optional(
            "remainingTime", &remainingTime, if: flags.contains(.remainingTime), blank: Scaled(Scale(.second)))
        try coder.optionalGroup(
            "forceOnBeltAndPowerOutput", &forceOnBeltAndPowerOutput, if: flags.contains(.forceOnBeltAndPowerOutput))
    }
}
