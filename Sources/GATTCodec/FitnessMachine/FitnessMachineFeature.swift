// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Fitness Machine Feature, 0x2ACC: what a machine measures and which targets it takes.
///
/// | field | bytes | present |
/// |---|---|---|
/// | machine features | 4 | always |
/// | target setting features | 4 | always |
public struct FitnessMachineFeature: CharacteristicValue {
    public static var uuid: UInt16 { 0x2acc }
    public static var name: StaticString { "Fitness Machine Feature" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.3" }

    public var machineFeatures = FitnessMachineFeatures()
    public var targetSettingFeatures = TargetSettingFeatures()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("machineFeatures", &machineFeatures)
        try coder.field("targetSettingFeatures", &targetSettingFeatures)
    }
}

/// What a fitness machine measures (Fitness Machine Service 1.0.1, 4.3.1.1).
public struct FitnessMachineFeatures: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let averageSpeed = FitnessMachineFeatures(rawValue: 1 << 0)
    public static let cadence = FitnessMachineFeatures(rawValue: 1 << 1)
    public static let totalDistance = FitnessMachineFeatures(rawValue: 1 << 2)
    public static let inclination = FitnessMachineFeatures(rawValue: 1 << 3)
    public static let elevationGain = FitnessMachineFeatures(rawValue: 1 << 4)
    public static let pace = FitnessMachineFeatures(rawValue: 1 << 5)
    public static let stepCount = FitnessMachineFeatures(rawValue: 1 << 6)
    public static let resistanceLevel = FitnessMachineFeatures(rawValue: 1 << 7)
    public static let strideCount = FitnessMachineFeatures(rawValue: 1 << 8)
    public static let expendedEnergy = FitnessMachineFeatures(rawValue: 1 << 9)
    public static let heartRateMeasurement = FitnessMachineFeatures(rawValue: 1 << 10)
    public static let metabolicEquivalent = FitnessMachineFeatures(rawValue: 1 << 11)
    public static let elapsedTime = FitnessMachineFeatures(rawValue: 1 << 12)
    public static let remainingTime = FitnessMachineFeatures(rawValue: 1 << 13)
    public static let powerMeasurement = FitnessMachineFeatures(rawValue: 1 << 14)
    public static let forceOnBeltAndPowerOutput = FitnessMachineFeatures(rawValue: 1 << 15)
    public static let userDataRetention = FitnessMachineFeatures(rawValue: 1 << 16)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "averageSpeed", 1: "cadence", 2: "totalDistance", 3: "inclination", 4: "elevationGain", 5: "pace",
        6: "stepCount", 7: "resistanceLevel", 8: "strideCount", 9: "expendedEnergy", 10: "heartRateMeasurement",
        11: "metabolicEquivalent", 12: "elapsedTime", 13: "remainingTime", 14: "powerMeasurement",
        15: "forceOnBeltAndPowerOutput", 16: "userDataRetention",
    ]
}

/// The targets that a fitness machine takes (Fitness Machine Service 1.0.1, 4.3.1.2).
public struct TargetSettingFeatures: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let speed = TargetSettingFeatures(rawValue: 1 << 0)
    public static let inclination = TargetSettingFeatures(rawValue: 1 << 1)
    public static let resistance = TargetSettingFeatures(rawValue: 1 << 2)
    public static let power = TargetSettingFeatures(rawValue: 1 << 3)
    public static let heartRate = TargetSettingFeatures(rawValue: 1 << 4)
    public static let expendedEnergy = TargetSettingFeatures(rawValue: 1 << 5)
    public static let stepNumber = TargetSettingFeatures(rawValue: 1 << 6)
    public static let strideNumber = TargetSettingFeatures(rawValue: 1 << 7)
    public static let distance = TargetSettingFeatures(rawValue: 1 << 8)
    public static let trainingTime = TargetSettingFeatures(rawValue: 1 << 9)
    public static let timeInTwoHeartRateZones = TargetSettingFeatures(rawValue: 1 << 10)
    public static let timeInThreeHeartRateZones = TargetSettingFeatures(rawValue: 1 << 11)
    public static let timeInFiveHeartRateZones = TargetSettingFeatures(rawValue: 1 << 12)
    public static let indoorBikeSimulation = TargetSettingFeatures(rawValue: 1 << 13)
    public static let wheelCircumference = TargetSettingFeatures(rawValue: 1 << 14)
    public static let spinDown = TargetSettingFeatures(rawValue: 1 << 15)
    public static let cadence = TargetSettingFeatures(rawValue: 1 << 16)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "speed", 1: "inclination", 2: "resistance", 3: "power", 4: "heartRate", 5: "expendedEnergy",
        6: "stepNumber", 7: "strideNumber", 8: "distance", 9: "trainingTime", 10: "timeInTwoHeartRateZones",
        11: "timeInThreeHeartRateZones", 12: "timeInFiveHeartRateZones", 13: "indoorBikeSimulation",
        14: "wheelCircumference", 15: "spinDown", 16: "cadence",
    ]
}
