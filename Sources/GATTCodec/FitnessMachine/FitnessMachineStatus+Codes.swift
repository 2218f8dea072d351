// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension FitnessMachineStatus {
    /// Op codes of the Fitness Machine Status.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let reset = OpCode(rawValue: 1)
        public static let stoppedOrPausedByUser = OpCode(rawValue: 2)
        public static let stoppedBySafetyKey = OpCode(rawValue: 3)
        public static let startedOrResumedByUser = OpCode(rawValue: 4)
        public static let targetSpeedChanged = OpCode(rawValue: 5)
        public static let targetInclinationChanged = OpCode(rawValue: 6)
        public static let targetResistanceLevelChanged = OpCode(rawValue: 7)
        public static let targetPowerChanged = OpCode(rawValue: 8)
        public static let targetHeartRateChanged = OpCode(rawValue: 9)
        public static let targetedExpendedEnergyChanged = OpCode(rawValue: 10)
        public static let targetedNumberOfStepsChanged = OpCode(rawValue: 11)
        public static let targetedNumberOfStridesChanged = OpCode(rawValue: 12)
        public static let targetedDistanceChanged = OpCode(rawValue: 13)
        public static let targetedTrainingTimeChanged = OpCode(rawValue: 14)
        public static let targetedTimeInTwoHeartRateZonesChanged = OpCode(rawValue: 15)
        public static let targetedTimeInThreeHeartRateZonesChanged = OpCode(rawValue: 16)
        public static let targetedTimeInFiveHeartRateZonesChanged = OpCode(rawValue: 17)
        public static let indoorBikeSimulationChanged = OpCode(rawValue: 18)
        public static let wheelCircumferenceChanged = OpCode(rawValue: 19)
        public static let spinDownStatus = OpCode(rawValue: 20)
        public static let targetedCadenceChanged = OpCode(rawValue: 21)
        public static let controlPermissionLost = OpCode(rawValue: 255)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "reset", 2: "stoppedOrPausedByUser", 3: "stoppedBySafetyKey", 4: "startedOrResumedByUser",
            5: "targetSpeedChanged", 6: "targetInclinationChanged", 7: "targetResistanceLevelChanged",
            8: "targetPowerChanged", 9: "targetHeartRateChanged", 10: "targetedExpendedEnergyChanged",
            11: "targetedNumberOfStepsChanged", 12: "targetedNumberOfStridesChanged", 13: "targetedDistanceChanged",
            14: "targetedTrainingTimeChanged", 15: "targetedTimeInTwoHeartRateZonesChanged",
            16: "targetedTimeInThreeHeartRateZonesChanged", 17: "targetedTimeInFiveHeartRateZonesChanged",
            18: "indoorBikeSimulationChanged", 19: "wheelCircumferenceChanged", 20: "spinDownStatus",
            21: "targetedCadenceChanged", 255: "controlPermissionLost",
        ]
    }
}

/// How a spin down goes.
public struct SpinDownStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let requested = SpinDownStatus(rawValue: 1)
    public static let success = SpinDownStatus(rawValue: 2)
    public static let error = SpinDownStatus(rawValue: 3)
    public static let stopPedaling = SpinDownStatus(rawValue: 4)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "requested", 2: "success", 3: "error", 4: "stopPedaling",
    ]
}
