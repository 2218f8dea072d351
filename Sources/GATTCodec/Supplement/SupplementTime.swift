// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Characteristics of the GATT Specification Supplement that are one quantity: time.
public enum SupplementTime {
    /// Days since 1 January 1970.
    public static let dateUTC = SimpleCharacteristic(
        0x2aed, "Date UTC", "days", Scaled<UInt24>(Scale(.day, special: .zeroUnknown)))
    public static let timeDecihour8 = SimpleCharacteristic(
        0x2b12, "Time Decihour 8", "time", Scaled<UInt8>(Scale(.hour, decimal: -1, special: .maximumUnknown)))
    public static let timeExponential8 = SimpleCharacteristic(0x2b13, "Time Exponential 8", "time", TimeExponential8())
    public static let timeHour24 = SimpleCharacteristic(
        0x2b14, "Time Hour 24", "time", Scaled<UInt24>(Scale(.hour, special: .maximumUnknown)))
    public static let timeMillisecond24 = SimpleCharacteristic(
        0x2b15, "Time Millisecond 24", "time", Scaled<UInt24>(Scale(.second, decimal: -3, special: .maximumUnknown)))
    public static let timeSecond8 = SimpleCharacteristic(
        0x2b17, "Time Second 8", "time", Scaled<UInt8>(Scale(.second, special: .maximumUnknown)))
    public static let timeSecond16 = SimpleCharacteristic(
        0x2b16, "Time Second 16", "time", Scaled<UInt16>(Scale(.second, special: .maximumUnknown)))
    public static let timeSecond32 = SimpleCharacteristic(
        0x2be6, "Time Second 32", "time", Scaled<UInt32>(Scale(.second, special: .maximumUnknown)))

    static var entries: [CharacteristicEntry] {
        [
            dateUTC.entry, timeDecihour8.entry, timeExponential8.entry, timeHour24.entry, timeMillisecond24.entry,
            timeSecond8.entry, timeSecond16.entry, timeSecond32.entry,
        ]
    }
}
