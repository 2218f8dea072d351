// SPDX-License-Identifier: Apache-2.0

/// Pulse Oximeter Service, 0x1822. Its Record Access Control Point is in ``RecordAccess``.
public enum PulseOximeter {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(PLXSpotCheckMeasurement.self),
            CharacteristicEntry(streamed: PLXContinuousMeasurement.self),
            CharacteristicEntry(PLXFeatures.self),
        ]
    }
}
