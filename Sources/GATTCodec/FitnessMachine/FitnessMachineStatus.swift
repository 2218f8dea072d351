// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Fitness Machine Status, 0x2ADA: what changed on a machine.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | stop or pause | 1 | stopped or paused by user |
/// | speed, 0.01 km/h | 2 | target speed changed |
/// | inclination, 0.1 % | 2 | target inclination changed |
/// | resistance level, 0.1 | 1 or 2 | target resistance level changed |
/// | power, W | 2 | target power changed |
/// | heart rate, beats/min | 1 | target heart rate changed |
/// | expended energy, kcal | 2 | targeted expended energy changed |
/// | step count | 2 | targeted number of steps changed |
/// | stride count | 2 | targeted number of strides changed |
/// | distance, m | 3 | targeted distance changed |
/// | training time, s | 2 | targeted training time changed |
/// | times in two heart rate zones | 4 | targeted time in two heart rate zones changed |
/// | times in three heart rate zones | 6 | targeted time in three heart rate zones changed |
/// | times in five heart rate zones | 10 | targeted time in five heart rate zones changed |
/// | indoor bike simulation | 6 | indoor bike simulation changed |
/// | wheel circumference, 0.1 mm | 2 | wheel circumference changed |
/// | cadence, 0.5 rpm | 2 | targeted cadence changed |
/// | spin down | 1 | spin down status |
/// | parameter | to the end | op codes that are not known |
public struct FitnessMachineStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ada }
    public static var name: StaticString { "Fitness Machine Status" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.17" }

    public var opCode = OpCode()
    public var stopOrPause: StopOrPause?
    public var speed: Scaled<UInt16>?
    public var inclination: Scaled<Int16>?
    public var resistanceLevel: Scaled<Int16>?
    /// The resistance level takes two bytes.
    public var hasWideResistanceLevel = false
    public var power: Scaled<Int16>?
    public var heartRate: Scaled<UInt8>?
    public var expendedEnergy: Scaled<UInt16>?
    public var stepCount: Scaled<UInt16>?
    public var strideCount: Scaled<UInt16>?
    public var distance: Scaled<UInt24>?
    public var trainingTime: Scaled<UInt16>?
    public var timesInTwoHeartRateZones: TimesInTwoHeartRateZones?
    public var timesInThreeHeartRateZones: TimesInThreeHeartRateZones?
    public var timesInFiveHeartRateZones: TimesInFiveHeartRateZones?
    public var indoorBikeSimulation: IndoorBikeSimulation?
    public var wheelCircumference: Scaled<UInt16>?
    public var cadence: Scaled<UInt16>?
    public var spinDown: SpinDownStatus?
    /// What follows an op code that is not known.
    public var parameter: [UInt8] = []

    public init() {}
    public init(_ opCode: OpCode) { self.opCode = opCode }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opCode", &opCode)
        try coder.optional("stopOrPause", &stopOrPause, if: opCode == .stoppedOrPausedByUser)
        try coder.optional(
            "speed", &speed, if: opCode == .targetSpeedChanged, blank: Scaled(.hundredthKilometrePerHour))
        try coder.optional(
            "inclination", &inclination, if: opCode == .targetInclinationChanged, blank: Scaled(.tenthPercent))
        try coder.targetResistanceLevel(
            &resistanceLevel, isWide: &hasWideResistanceLevel, if: opCode == .targetResistanceLevelChanged)
        try coder.optional("power", &power, if: opCode == .targetPowerChanged, blank: Scaled(Scale(.watt)))
        try coder.optional("heartRate", &heartRate, if: opCode == .targetHeartRateChanged, blank: Scaled(Scale(.bpm)))
        try coder.optional(
            "expendedEnergy", &expendedEnergy, if: opCode == .targetedExpendedEnergyChanged,
            blank: Scaled(Scale(.kilocalorie)))
        try coder.optional("stepCount", &stepCount, if: opCode == .targetedNumberOfStepsChanged, blank: Scaled(Scale()))
        try coder.optional(
            "strideCount", &strideCount, if: opCode == .targetedNumberOfStridesChanged, blank: Scaled(Scale()))
        try coder.optional("distance", &distance, if: opCode == .targetedDistanceChanged, blank: Scaled(Scale(.metre)))
        try coder.optional(
            "trainingTime", &trainingTime, if: opCode == .targetedTrainingTimeChanged, blank: Scaled(Scale(.second)))
        try coder.optionalGroup(
            "timesInTwoHeartRateZones", &timesInTwoHeartRateZones, if: opCode == .targetedTimeInTwoHeartRateZonesChanged
        )
        try coder.optionalGroup(
            "timesInThreeHeartRateZones", &timesInThreeHeartRateZones,
            if: opCode == .targetedTimeInThreeHeartRateZonesChanged)
        try coder.optionalGroup(
            "timesInFiveHeartRateZones", &timesInFiveHeartRateZones,
            if: opCode == .targetedTimeInFiveHeartRateZonesChanged)
        try coder.optionalGroup(
            "indoorBikeSimulation", &indoorBikeSimulation, if: opCode == .indoorBikeSimulationChanged)
        try coder.optional(
            "wheelCircumference", &wheelCircumference, if: opCode == .wheelCircumferenceChanged,
            blank: Scaled(.tenthMillimetre))
        try coder.optional(
            "cadence", &cadence, if: opCode == .targetedCadenceChanged, blank: Scaled(.halfRevolutionPerMinute))
        try coder.optional("spinDown", &spinDown, if: opCode == .spinDownStatus)
        try coder.rest("parameter", &parameter, if: opCode.name == nil)
    }
}
