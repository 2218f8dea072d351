// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Characteristics of the GATT Specification Supplement that are one quantity: temperature, humidity, counts and states.
public enum SupplementNumbers {
    public static let temperature8 = SimpleCharacteristic(
        0x2b0d, "Temperature 8", "temperature", Scaled<Int8>(Scale(.celsius, binary: -1, special: .maximumUnknown)))
    public static let highTemperature = SimpleCharacteristic(
        0x2bdf, "High Temperature", "temperature",
        Scaled<Int16>(Scale(.celsius, binary: -1, special: [.minimumUnknown, .aboveMinimumInvalid])))
    public static let cookingTemperature = SimpleCharacteristic(
        0x2c2e, "Cooking Temperature", "temperature",
        Scaled<Int16>(Scale(.celsius, decimal: -1, special: .minimumUnknown)))
    public static let cookingZonePerceivedPower = SimpleCharacteristic(
        0x2c2f, "Cooking Zone Perceived Power", "power", Scaled<UInt16>(Scale(.percent, decimal: -1)))
    public static let humidity8 = SimpleCharacteristic(
        0x2c1b, "Humidity 8", "humidity", Scaled<UInt8>(Scale(.percent, binary: -1, special: .maximumUnknown)))
    public static let percentage8 = SimpleCharacteristic(
        0x2b04, "Percentage 8", "percentage", Scaled<UInt8>(Scale(.percent, binary: -1, special: .maximumUnknown)))
    public static let percentage8Steps = SimpleCharacteristic(
        0x2c05, "Percentage 8 Steps", "steps", Scaled<UInt8>(Scale(special: .maximumUnknown)))
    public static let count16 = SimpleCharacteristic(
        0x2aea, "Count 16", "count", Scaled<UInt16>(Scale(special: .maximumUnknown)))
    public static let count24 = SimpleCharacteristic(
        0x2aeb, "Count 24", "count", Scaled<UInt24>(Scale(special: .maximumUnknown)))
    public static let countryCode = SimpleCharacteristic(
        0x2aec, "Country Code", "countryCode", Scaled<UInt16>(Scale(special: .maximumUnknown)))
    public static let genericLevel = SimpleCharacteristic(0x2af9, "Generic Level", "level", Scaled<UInt16>(Scale()))
    public static let globalTradeItemNumber = SimpleCharacteristic(
        0x2afa, "Global Trade Item Number", "number", Scaled<UInt48>(Scale(special: .zeroUnknown)))
    public static let boolean = SimpleCharacteristic(0x2ae2, "Boolean", "value", WireBoolean())
    public static let doorWindowStatus = SimpleCharacteristic(
        0x2c20, "Door/Window Status", "status", DoorWindowStatus())
    public static let contactStatus8 = SimpleCharacteristic(
        0x2c22, "Contact Status 8", "closedContacts", ContactStatus8())
    public static let pushbuttonStatus8 = SimpleCharacteristic(
        0x2c21, "Pushbutton Status 8", "buttons", PushbuttonStatus8())
    public static let contentControlID = SimpleCharacteristic(
        0x2bba, "Content Control ID", "id", Scaled<UInt8>(Scale()))
    public static let fixedString8 = TextCharacteristic(0x2af8, "Fixed String 8", "text", byteCount: 8)
    public static let fixedString16 = TextCharacteristic(0x2af5, "Fixed String 16", "text", byteCount: 16)
    public static let fixedString24 = TextCharacteristic(0x2af6, "Fixed String 24", "text", byteCount: 24)
    public static let fixedString36 = TextCharacteristic(0x2af7, "Fixed String 36", "text", byteCount: 36)
    public static let fixedString64 = TextCharacteristic(0x2bde, "Fixed String 64", "text", byteCount: 64)

    static var entries: [CharacteristicEntry] {
        [
            temperature8.entry, highTemperature.entry, cookingTemperature.entry, cookingZonePerceivedPower.entry,
            humidity8.entry, percentage8.entry, percentage8Steps.entry, count16.entry, count24.entry,
            countryCode.entry, genericLevel.entry, globalTradeItemNumber.entry, boolean.entry, doorWindowStatus.entry,
            contactStatus8.entry, pushbuttonStatus8.entry, contentControlID.entry, fixedString8.entry,
            fixedString16.entry, fixedString24.entry, fixedString36.entry, fixedString64.entry,
        ]
    }
}
