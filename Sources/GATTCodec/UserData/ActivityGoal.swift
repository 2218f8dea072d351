// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Activity Goal, 0x2B4E.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | total energy expenditure, kJ | 2 | flag bit 0 |
/// | normal walking steps | 3 | flag bit 1 |
/// | intensity steps | 3 | flag bit 2 |
/// | floor steps | 3 | flag bit 3 |
/// | distance, m | 3 | flag bit 4 |
/// | duration of normal walking, s | 3 | flag bit 5 |
/// | duration of intensity walking, s | 3 | flag bit 6 |
public struct ActivityGoal: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b4e }
    public static var name: StaticString { "Activity Goal" }
    public static var source: StaticString { "GATT Specification Supplement, Activity Goal" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let totalEnergyExpenditure = Flags(rawValue: 1 << 0)
        public static let normalWalkingSteps = Flags(rawValue: 1 << 1)
        public static let intensitySteps = Flags(rawValue: 1 << 2)
        public static let floorSteps = Flags(rawValue: 1 << 3)
        public static let distance = Flags(rawValue: 1 << 4)
        public static let durationOfNormalWalking = Flags(rawValue: 1 << 5)
        public static let durationOfIntensityWalking = Flags(rawValue: 1 << 6)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "totalEnergyExpenditure", 1: "normalWalkingSteps", 2: "intensitySteps", 3: "floorSteps", 4: "distance",
            5: "durationOfNormalWalking", 6: "durationOfIntensityWalking",
        ]
    }

    public var flags: Flags = []
    public var totalEnergyExpenditure: Scaled<UInt16>?
    public var normalWalkingSteps: Scaled<UInt24>?
    public var intensitySteps: Scaled<UInt24>?
    public var floorSteps: Scaled<UInt24>?
    public var distance: Scaled<UInt24>?
    public var durationOfNormalWalking: Scaled<UInt24>?
    public var durationOfIntensityWalking: Scaled<UInt24>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .totalEnergyExpenditure, from: totalEnergyExpenditure != nil)
        coder.derive(&flags, .normalWalkingSteps, from: normalWalkingSteps != nil)
        coder.derive(&flags, .intensitySteps, from: intensitySteps != nil)
        coder.derive(&flags, .floorSteps, from: floorSteps != nil)
        coder.derive(&flags, .distance, from: distance != nil)
        coder.derive(&flags, .durationOfNormalWalking, from: durationOfNormalWalking != nil)
        coder.derive(&flags, .durationOfIntensityWalking, from: durationOfIntensityWalking != nil)
        try coder.field("flags", &flags)
        try coder.optional(
            "totalEnergyExpenditure", &totalEnergyExpenditure, if: flags.contains(.totalEnergyExpenditure),
            blank: Scaled(Scale(.kilojoule)))
        try coder.optional(
            "normalWalkingSteps", &normalWalkingSteps, if: flags.contains(.normalWalkingSteps), blank: Scaled(Scale()))
        try coder.optional(
            "intensitySteps", &intensitySteps, if: flags.contains(.intensitySteps), blank: Scaled(Scale()))
        try coder.optional("floorSteps", &floorSteps, if: flags.contains(.floorSteps), blank: Scaled(Scale()))
        try coder.optional("distance", &distance, if: flags.contains(.distance), blank: Scaled(Scale(.metre)))
        try coder.optional(
            "durationOfNormalWalking", &durationOfNormalWalking, if: flags.contains(.durationOfNormalWalking),
            blank: Scaled(Scale(.second)))
        try coder.optional(
            "durationOfIntensityWalking", &durationOfIntensityWalking, if: flags.contains(.durationOfIntensityWalking),
            blank: Scaled(Scale(.second)))
    }
}
