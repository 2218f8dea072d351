// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Fitness Machine Service, 0x1826.
public enum FitnessMachine {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(FitnessMachineFeature.self),
            CharacteristicEntry(streamed: TreadmillData.self),
            CharacteristicEntry(CrossTrainerData.self),
            CharacteristicEntry(StepClimberData.self),
            CharacteristicEntry(StairClimberData.self),
            CharacteristicEntry(RowerData.self),
            CharacteristicEntry(streamed: IndoorBikeData.self),
            CharacteristicEntry(TrainingStatus.self),
            CharacteristicEntry(SupportedSpeedRange.self),
            CharacteristicEntry(SupportedInclinationRange.self),
            CharacteristicEntry(SupportedResistanceLevelRange.self),
            CharacteristicEntry(SupportedHeartRateRange.self),
            CharacteristicEntry(SupportedPowerRange.self),
            CharacteristicEntry(FitnessMachineControlPoint.self),
            CharacteristicEntry(FitnessMachineStatus.self),
        ]
    }
}
