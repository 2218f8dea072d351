// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Characteristics of the GATT Specification Supplement that are one quantity: length, force, motion and flow.
public enum SupplementMotion {
    public static let acceleration = SimpleCharacteristic(
        0x2c06, "Acceleration", "acceleration",
        Scaled<Int32>(Scale(.metrePerSecondSquared, decimal: -3, special: .maximumUnknown)))
    public static let force = SimpleCharacteristic(
        0x2c07, "Force", "force", Scaled<Int32>(Scale(.newton, decimal: -3, special: .maximumUnknown)))
    public static let linearPosition = SimpleCharacteristic(
        0x2c08, "Linear Position", "position", Scaled<Int32>(Scale(.metre, decimal: -7, special: .maximumUnknown)))
    /// Clockwise is positive.
    public static let rotationalSpeed = SimpleCharacteristic(
        0x2c09, "Rotational Speed", "speed", Scaled<Int32>(Scale(.rpm, special: .maximumUnknown)))
    public static let length = SimpleCharacteristic(
        0x2c0a, "Length", "length", Scaled<UInt32>(Scale(.metre, decimal: -7, special: .maximumUnknown)))
    /// Clockwise is positive.
    public static let torque = SimpleCharacteristic(
        0x2c0b, "Torque", "torque", Scaled<Int32>(Scale(.newtonMetre, decimal: -2, special: .maximumUnknown)))
    public static let massFlow = SimpleCharacteristic(
        0x2b02, "Mass Flow", "massFlow", Scaled<UInt16>(Scale(.gramPerSecond, special: .maximumUnknown)))
    public static let volumeFlow = SimpleCharacteristic(
        0x2b1b, "Volume Flow", "volumeFlow",
        Scaled<UInt16>(Scale(.litrePerSecond, decimal: -3, special: .maximumUnknown)))
    public static let kitchenApplianceAirflow = SimpleCharacteristic(
        0x2c30, "Kitchen Appliance Airflow", "airflow",
        Scaled<UInt16>(Scale(.cubicMetrePerSecond, decimal: -3, special: .maximumUnknown)))
    public static let accelerationDetection = SimpleCharacteristic(
        0x2c1f, "Acceleration Detection Status", "accelerationDetection", AccelerationDetection())

    static var entries: [CharacteristicEntry] {
        [
            acceleration.entry, force.entry, linearPosition.entry, rotationalSpeed.entry, length.entry, torque.entry,
            massFlow.entry, volumeFlow.entry, kitchenApplianceAirflow.entry, accelerationDetection.entry,
        ]
    }
}
