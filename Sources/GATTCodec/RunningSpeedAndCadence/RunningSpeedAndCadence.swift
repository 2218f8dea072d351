// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Running Speed and Cadence Service, 0x1814; see also ``SpeedAndCadence``.
public enum RunningSpeedAndCadence {
    public static let feature = SimpleCharacteristic(
        0x2a54, "RSC Feature", "features", RSCFeature(), source: "Running Speed and Cadence Service 1.0, 3.2")

    static var entries: [CharacteristicEntry] {
        [CharacteristicEntry(streamed: RSCMeasurement.self), feature.entry]
    }
}
