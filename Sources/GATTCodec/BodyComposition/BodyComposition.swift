// SPDX-License-Identifier: Apache-2.0

/// Body Composition Service, 0x181B.
public enum BodyComposition {
    static var entries: [CharacteristicEntry] {
        [CharacteristicEntry(BodyCompositionFeature.self), CharacteristicEntry(BodyCompositionMeasurement.self)]
    }
}
