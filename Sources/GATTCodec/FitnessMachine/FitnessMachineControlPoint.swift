// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Fitness Machine Control Point, 0x2AD9.
///
/// The target resistance level takes one byte; a second one, which some applications send, makes it a signed number of
/// two.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | request op code, response code | 1 + 1 | response |
/// | speed, 0.01 km/h | 2 | set target speed |
/// | inclination, 0.1 % | 2 | set target inclination |
/// | resistance level, 0.1 | 1 or 2 | set target resistance level |
/// | power, W | 2 | set target power |
/// | heart rate, beats/min | 1 | set target heart rate |
/// | stop or pause | 1 | stop or pause |
/// | expended energy, kcal | 2 | set targeted expended energy |
/// | step count | 2 | set targeted number of steps |
/// | stride count | 2 | set targeted number of strides |
/// | distance, m | 3 | set targeted distance |
/// | training time, s | 2 | set targeted training time |
/// | times in two heart rate zones | 4 | set targeted time in two heart rate zones |
/// | times in three heart rate zones | 6 | set targeted time in three heart rate zones |
/// | times in five heart rate zones | 10 | set targeted time in five heart rate zones |
/// | indoor bike simulation | 6 | set indoor bike simulation |
/// | wheel circumference, 0.1 mm | 2 | set wheel circumference |
/// | cadence, 0.5 rpm | 2 | set targeted cadence |
/// | spin down | 1 | spin down control |
/// | spin down speeds | 4 | response to spin down control |
/// | parameter | to the end | op codes that are not known, responses other than success |
public struct FitnessMachineControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad9 }
    public static var name: StaticString { "Fitness Machine Control Point" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.16" }

    public var opCode = OpCode()
    /// The request that a response answers.
    public var requestOpCode: OpCode?
    public var responseCode: ResponseCode?
    public var speed: Scaled<UInt16>?
    public var inclination: Scaled<Int16>?
    public var resistanceLevel: Scaled<Int16>?
    /// The resistance level takes two bytes.
    public var hasWideResistanceLevel = false
    public var power: Scaled<Int16>?
    public var heartRate: Scaled<UInt8>?
    public var stopOrPause: StopOrPause?
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
    public var spinDown: SpinDownCommand?
    public var spinDownSpeeds: SpinDownSpeeds?
    /// What follows an op code that is not known, or a response other than success.
    public var parameter: [UInt8] = []

    public init() {}
    public init(_ opCode: OpCode) { self.opCode = opCode }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opCode", &opCode)
        let isResponse = opCode == .response
        try coder.optional("requestOpCode", &requestOpCode, if: isResponse)
        try coder.optional("responseCode", &responseCode, if: isResponse)
        let answered = isResponse && responseCode == .success ? requestOpCode : nil
        try coder.optional("speed", &speed, if: opCode == .setTargetSpeed, blank: Scaled(.hundredthKilometrePerHour))
        try coder.optional(
            "inclination", &inclination, if: opCode == .setTargetInclination, blank: Scaled(.tenthPercent))
        try coder.targetResistanceLevel(
            &resistanceLevel, isWide: &hasWideResistanceLevel, if: opCode == .setTargetResistanceLevel)
        try coder.optional("power", &power, if: opCode == .setTargetPower, blank: Scaled(Scale(.watt)))
        try coder.optional("heartRate", &heartRate, if: opCode == .setTargetHeartRate, blank: Scaled(Scale(.bpm)))
        try coder.optional("stopOrPause", &stopOrPause, if: opCode == .stopOrPause)
        try coder.optional(
            "expendedEnergy", &expendedEnergy, if: opCode == .setTargetedExpendedEnergy,
            blank: Scaled(Scale(.kilocalorie)))
        try coder.optional("stepCount", &stepCount, if: opCode == .setTargetedNumberOfSteps, blank: Scaled(Scale()))
        try coder.optional(
            "strideCount", &strideCount, if: opCode == .setTargetedNumberOfStrides, blank: Scaled(Scale()))
        try coder.optional("distance", &distance, if: opCode == .setTargetedDistance, blank: Scaled(Scale(.metre)))
        try coder.optional(
            "trainingTime", &trainingTime, if: opCode == .setTargetedTrainingTime, blank: Scaled(Scale(.second)))
        try coder.optionalGroup(
            "timesInTwoHeartRateZones", &timesInTwoHeartRateZones, if: opCode == .setTargetedTimeInTwoHeartRateZones)
        try coder.optionalGroup(
            "timesInThreeHeartRateZones", &timesInThreeHeartRateZones,
            if: opCode == .setTargetedTimeInThreeHeartRateZones)
        try coder.optionalGroup(
            "timesInFiveHeartRateZones", &timesInFiveHeartRateZones, if: opCode == .setTargetedTimeInFiveHeartRateZones)
        try coder.optionalGroup("indoorBikeSimulation", &indoorBikeSimulation, if: opCode == .setIndoorBikeSimulation)
        try coder.optional(
            "wheelCircumference", &wheelCircumference, if: opCode == .setWheelCircumference,
            blank: Scaled(.tenthMillimetre))
        try coder.optional(
            "cadence", &cadence, if: opCode == .setTargetedCadence, blank: Scaled(.halfRevolutionPerMinute))
        try coder.optional("spinDown", &spinDown, if: opCode == .spinDownControl)
        try coder.optionalGroup(
            "spinDownSpeeds", &spinDownSpeeds, if: answered == .spinDownControl && coder.remaining != 0)
        let isOpaque = isResponse ? responseCode != .success || requestOpCode?.name == nil : opCode.name == nil
        try coder.rest("parameter", &parameter, if: isOpaque)
    }
}
