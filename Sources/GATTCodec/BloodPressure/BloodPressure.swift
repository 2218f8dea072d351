// SPDX-License-Identifier: Apache-2.0

/// Blood Pressure Service, 0x1810.
public enum BloodPressure {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(streamed: BloodPressureMeasurement.self),
            CharacteristicEntry(IntermediateCuffPressure.self),
            CharacteristicEntry(BloodPressureFeature.self),
            CharacteristicEntry(EnhancedBloodPressureMeasurement.self),
            CharacteristicEntry(EnhancedIntermediateCuffPressure.self),
            CharacteristicEntry(BloodPressureRecord.self),
        ]
    }
}
