// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Cycling Power Service, 0x1818; the sensor location is in ``SpeedAndCadence``.
public enum CyclingPower {
    public static let feature = SimpleCharacteristic(
        0x2a65, "Cycling Power Feature", "features", CyclingPowerFeature(), source: "Cycling Power Service 1.1, 3.1")

    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(streamed: CyclingPowerMeasurement.self), CharacteristicEntry(CyclingPowerVector.self),
            feature.entry, CharacteristicEntry(CyclingPowerControlPoint.self),
        ]
    }
}
