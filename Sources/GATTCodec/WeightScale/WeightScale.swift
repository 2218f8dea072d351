// SPDX-License-Identifier: Apache-2.0

/// Weight Scale Service, 0x181D.
public enum WeightScale {
    static var entries: [CharacteristicEntry] {
        [CharacteristicEntry(WeightMeasurement.self), CharacteristicEntry(WeightScaleFeature.self)]
    }
}
