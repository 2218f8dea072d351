// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Cycling Speed and Cadence Service, 0x1816; see also ``SpeedAndCadence``.
public enum CyclingSpeedAndCadence {
    public static let feature = SimpleCharacteristic(
        0x2a5c, "CSC Feature", "features", CSCFeature(), source: "Cycling Speed and Cadence Service 1.0, 3.2")

    static var entries: [CharacteristicEntry] {
        [CharacteristicEntry(streamed: CSCMeasurement.self), feature.entry]
    }
}
