// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// What the running and cycling services share: sensor location and control point.
public enum SpeedAndCadence {
    public static let sensorLocation = SimpleCharacteristic(
        0x2a5d, "Sensor Location", "sensorLocation", SensorLocation())

    static var entries: [CharacteristicEntry] {
        [sensorLocation.entry, CharacteristicEntry(SCControlPoint.self)]
    }
}
