// SPDX-License-Identifier: Apache-2.0

/// Continuous Glucose Monitoring Service, 0x181F. Its Record Access Control Point is in ``RecordAccess``.
public enum ContinuousGlucose {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(CGMMeasurement.self),
            CharacteristicEntry(CGMFeature.self),
            CharacteristicEntry(CGMStatus.self),
            CharacteristicEntry(CGMSessionStartTime.self),
            CharacteristicEntry(CGMSessionRunTime.self),
            CharacteristicEntry(CGMSpecificOpsControlPoint.self),
        ]
    }
}
