// SPDX-License-Identifier: Apache-2.0

/// Heart Rate Service, 0x180D.
public enum HeartRate {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(streamed: HeartRateMeasurement.self),
            CharacteristicEntry(BodySensorLocation.self),
            CharacteristicEntry(HeartRateControlPoint.self),
        ]
    }
}
