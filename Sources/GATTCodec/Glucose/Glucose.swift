// SPDX-License-Identifier: Apache-2.0

/// Glucose Service, 0x1808. Its Record Access Control Point is in ``RecordAccess``.
public enum Glucose {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(GlucoseMeasurement.self),
            CharacteristicEntry(GlucoseMeasurementContext.self),
            CharacteristicEntry(GlucoseFeature.self),
        ]
    }
}
