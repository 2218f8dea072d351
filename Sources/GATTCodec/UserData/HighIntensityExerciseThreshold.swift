// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// High Intensity Exercise Threshold, 0x2B4D, in the quantity that the selector names.
///
/// | field | bytes | present |
/// |---|---|---|
/// | selector | 1 | always |
/// | energy per hour, kJ | 2 | selector 1 |
/// | metabolic equivalent, 0.1 MET | 1 | selector 2 |
/// | percent of maximum heart rate, % | 1 | selector 3 |
/// | heart rate, beats/min | 1 | selector 4 |
public struct HighIntensityExerciseThreshold: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b4d }
    public static var name: StaticString { "High Intensity Exercise Threshold" }
    public static var source: StaticString { "GATT Specification Supplement, High Intensity Exercise Threshold" }

    public var selector = Selector()
    public var energyPerHour: Scaled<UInt16>?
    public var metabolicEquivalent: Scaled<UInt8>?
    public var percentOfMaximumHeartRate: Scaled<UInt8>?
    public var heartRate: Scaled<UInt8>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("selector", &selector)
        try coder.optional(
            "energyPerHour", &energyPerHour, if: selector == .energyPerHour, blank: Scaled(Scale(.kilojoule)))
        try coder.optional(
            "metabolicEquivalent", &metabolicEquivalent, if: selector == .metabolicEquivalent,
            blank: Scaled(.tenthMetabolicEquivalent))
        try coder.optional(
            "percentOfMaximumHeartRate", &percentOfMaximumHeartRate, if: selector == .percentOfMaximumHeartRate,
            blank: Scaled(Scale(.percent)))
        try coder.optional("heartRate", &heartRate, if: selector == .heartRate, blank: Scaled(Scale(.bpm)))
    }

    /// The quantity that is given.
    public struct Selector: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let none = Selector(rawValue: 0)
        public static let energyPerHour = Selector(rawValue: 1)
        public static let metabolicEquivalent = Selector(rawValue: 2)
        public static let percentOfMaximumHeartRate = Selector(rawValue: 3)
        public static let heartRate = Selector(rawValue: 4)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "none", 1: "energyPerHour", 2: "metabolicEquivalent", 3: "percentOfMaximumHeartRate", 4: "heartRate",
        ]
    }
}
