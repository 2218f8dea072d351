// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Cycling Power Measurement, 0x2A63.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | instantaneous power, W | 2 | always |
/// | pedal power balance, 0.5 % | 1 | flag bit 0 |
/// | accumulated torque, 1/32 N·m | 2 | flag bit 2 |
/// | wheel revolution data | 6 | flag bit 4 |
/// | crank revolution data | 4 | flag bit 5 |
/// | extreme force magnitudes | 4 | flag bit 6 |
/// | extreme torque magnitudes | 4 | flag bit 7 |
/// | extreme angles | 3 | flag bit 8 |
/// | top dead spot angle, ° | 2 | flag bit 9 |
/// | bottom dead spot angle, ° | 2 | flag bit 10 |
/// | accumulated energy, kJ | 2 | flag bit 11 |
public struct CyclingPowerMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a63 }
    public static var name: StaticString { "Cycling Power Measurement" }
    public static var source: StaticString { "Cycling Power Service 1.1, 3.2" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let pedalPowerBalance = Flags(rawValue: 1 << 0)
        /// The balance is the share of the left pedal; unknown where it is not set.
        public static let pedalPowerBalanceFromLeft = Flags(rawValue: 1 << 1)
        public static let accumulatedTorque = Flags(rawValue: 1 << 2)
        /// The torque is measured at the crank; at the wheel where it is not set.
        public static let accumulatedTorqueFromCrank = Flags(rawValue: 1 << 3)
        public static let wheelRevolutionData = Flags(rawValue: 1 << 4)
        public static let crankRevolutionData = Flags(rawValue: 1 << 5)
        public static let extremeForceMagnitudes = Flags(rawValue: 1 << 6)
        public static let extremeTorqueMagnitudes = Flags(rawValue: 1 << 7)
        public static let extremeAngles = Flags(rawValue: 1 << 8)
        public static let topDeadSpotAngle = Flags(rawValue: 1 << 9)
        public static let bottomDeadSpotAngle = Flags(rawValue: 1 << 10)
        public static let accumulatedEnergy = Flags(rawValue: 1 << 11)
        public static let offsetCompensationIndicator = Flags(rawValue: 1 << 12)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "pedalPowerBalance", 1: "pedalPowerBalanceFromLeft", 2: "accumulatedTorque",
            3: "accumulatedTorqueFromCrank", 4: "wheelRevolutionData", 5: "crankRevolutionData",
            6: "extremeForceMagnitudes", 7: "extremeTorqueMagnitudes", 8: "extremeAngles", 9: "topDeadSpotAngle",
            10: "bottomDeadSpotAngle", 11: "accumulatedEnergy", 12: "offsetCompensationIndicator",
        ]
    }

    public var flags: Flags = []
    public var instantaneousPower = Scaled<Int16>(Scale(.watt))
    public var pedalPowerBalance: Scaled<UInt8>?
    /// Rolls over.
    public var accumulatedTorque: Scaled<UInt16>?
    public var wheelRevolutionData: CyclingPowerWheelRevolutions?
    public var crankRevolutionData: CrankRevolutions?
    public var extremeForceMagnitudes: ExtremeForces?
    public var extremeTorqueMagnitudes: ExtremeTorques?
    public var extremeAngles: ExtremeAngles?
    public var topDeadSpotAngle: Scaled<UInt16>?
    public var bottomDeadSpotAngle: Scaled<UInt16>?
    public var accumulatedEnergy: Scaled<UInt16>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .pedalPowerBalance, from: pedalPowerBalance != nil)
        coder.derive(&flags, .accumulatedTorque, from: accumulatedTorque != nil)
        coder.derive(&flags, .wheelRevolutionData, from: wheelRevolutionData != nil)
        coder.derive(&flags, .crankRevolutionData, from: crankRevolutionData != nil)
        coder.derive(&flags, .extremeForceMagnitudes, from: extremeForceMagnitudes != nil)
        coder.derive(&flags, .extremeTorqueMagnitudes, from: extremeTorqueMagnitudes != nil)
        coder.derive(&flags, .extremeAngles, from: extremeAngles != nil)
        coder.derive(&flags, .topDeadSpotAngle, from: topDeadSpotAngle != nil)
        coder.derive(&flags, .bottomDeadSpotAngle, from: bottomDeadSpotAngle != nil)
        coder.derive(&flags, .accumulatedEnergy, from: accumulatedEnergy != nil)
        try coder.field("flags", &flags)
        try coder.field("instantaneousPower", &instantaneousPower)
        try coder.optional(
            "pedalPowerBalance", &pedalPowerBalance, if: flags.contains(.pedalPowerBalance), blank: Scaled(.halfPercent)
        )
        try coder.optional(
            "accumulatedTorque", &accumulatedTorque, if: flags.contains(.accumulatedTorque),
            blank: Scaled(.newtonMetre32))
        try coder.optionalGroup("wheelRevolutionData", &wheelRevolutionData, if: flags.contains(.wheelRevolutionData))
        try coder.optionalGroup("crankRevolutionData", &crankRevolutionData, if: flags.contains(.crankRevolutionData))
        try coder.optionalGroup(
            "extremeForceMagnitudes", &extremeForceMagnitudes, if: flags.contains(.extremeForceMagnitudes))
        try coder.optionalGroup(
            "extremeTorqueMagnitudes", &extremeTorqueMagnitudes, if: flags.contains(.extremeTorqueMagnitudes))
        try coder.optional("extremeAngles", &extremeAngles, if: flags.contains(.extremeAngles))
        try coder.optional(
            "topDeadSpotAngle", &topDeadSpotAngle, if: flags.contains(.topDeadSpotAngle), blank: Scaled(Scale(.degree)))
        try coder.optional(
            "bottomDeadSpotAngle", &bottomDeadSpotAngle, if: flags.contains(.bottomDeadSpotAngle),
            blank: Scaled(Scale(.degree)))
        try coder.optional(
            "accumulatedEnergy", &accumulatedEnergy, if: flags.contains(.accumulatedEnergy),
            blank: Scaled(Scale(.kilojoule)))
    }
}
