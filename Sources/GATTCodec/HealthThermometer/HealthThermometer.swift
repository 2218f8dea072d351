// SPDX-License-Identifier: Apache-2.0

/// Health Thermometer Service, 0x1809.
public enum HealthThermometer {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(streamed: TemperatureMeasurement.self),
            CharacteristicEntry(TemperatureSite.self),
            CharacteristicEntry(
                0x2a1e, "Intermediate Temperature", TemperatureMeasurement.self,
                source: "Health Thermometer Service 1.0, 3.3"),
            CharacteristicEntry(MeasurementInterval.self),
        ]
    }
}
