// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Characteristics of the GATT Specification Supplement that are one quantity: electricity.
public enum SupplementElectrical {
    public static let electricCurrent = SimpleCharacteristic(
        0x2aee, "Electric Current", "electricCurrent",
        Scaled<UInt16>(Scale(.ampere, decimal: -2, special: .maximumUnknown)))
    public static let voltage = SimpleCharacteristic(
        0x2b18, "Voltage", "voltage", Scaled<UInt16>(Scale(.volt, binary: -6, special: .maximumUnknown)))
    /// The supplement gives the exponent of two as 6, and the range as that of −6, which is taken.
    public static let highVoltage = SimpleCharacteristic(
        0x2be0, "High Voltage", "voltage", Scaled<UInt24>(Scale(.volt, binary: -6, special: .maximumUnknown)))
    /// 0 for direct current.
    public static let voltageFrequency = SimpleCharacteristic(
        0x2be8, "Voltage Frequency", "frequency",
        Scaled<UInt16>(Scale(.hertz, special: [.maximumUnknown, .belowMaximumInvalid])))
    public static let power = SimpleCharacteristic(
        0x2b05, "Power", "power",
        Scaled<UInt24>(Scale(.watt, decimal: -1, special: [.maximumUnknown, .belowMaximumInvalid])))
    public static let apparentPower = SimpleCharacteristic(
        0x2b8a, "Apparent Power", "apparentPower",
        Scaled<UInt24>(Scale(.voltAmpere, decimal: -1, special: [.maximumUnknown, .belowMaximumInvalid])))
    public static let energy = SimpleCharacteristic(
        0x2af2, "Energy", "energy", Scaled<UInt24>(Scale(.kilowattHour, special: .maximumUnknown)))
    public static let energy32 = SimpleCharacteristic(
        0x2ba8, "Energy 32", "energy",
        Scaled<UInt32>(Scale(.kilowattHour, decimal: -3, special: [.maximumUnknown, .belowMaximumInvalid])))
    public static let apparentEnergy32 = SimpleCharacteristic(
        0x2b89, "Apparent Energy 32", "apparentEnergy",
        Scaled<UInt32>(Scale(.kilovoltAmpereHour, decimal: -3, special: [.maximumUnknown, .belowMaximumInvalid])))
    public static let coefficient = SimpleCharacteristic(0x2ae8, "Coefficient", "coefficient", Float())
    public static let cosineOfTheAngle = SimpleCharacteristic(
        0x2b8d, "Cosine of the Angle", "cosine", Scaled<Int8>(Scale(decimal: -2, special: .maximumUnknown)))

    static var entries: [CharacteristicEntry] {
        [
            electricCurrent.entry, voltage.entry, highVoltage.entry, voltageFrequency.entry, power.entry,
            apparentPower.entry, energy.entry, energy32.entry, apparentEnergy32.entry, coefficient.entry,
            cosineOfTheAngle.entry,
        ]
    }
}
