// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Alert Notification Service (0x1811), Immediate Alert (0x1802), Link Loss (0x1803), Tx Power (0x1804) and Phone Alert
/// Status Service (0x180E).
public enum Alerts {
    public static let alertLevel = SimpleCharacteristic(0x2a06, "Alert Level", "alertLevel", AlertLevel())
    public static let txPowerLevel = SimpleCharacteristic(
        0x2a07, "Tx Power Level", "txPower", Scaled<Int8>(Scale(.decibelMilliwatt)))
    public static let alertStatus = SimpleCharacteristic(0x2a3f, "Alert Status", "alertStatus", PhoneAlertStatus())
    public static let ringerControlPoint = SimpleCharacteristic(
        0x2a40, "Ringer Control Point", "command", RingerCommand())
    public static let ringerSetting = SimpleCharacteristic(0x2a41, "Ringer Setting", "ringer", RingerSetting())
    public static let categoryBitMask = SimpleCharacteristic(
        0x2a42, "Alert Category ID Bit Mask", "categories", VariableFlags<AlertCategories>())
    public static let category = SimpleCharacteristic(0x2a43, "Alert Category ID", "category", AlertCategory())
    public static let supportedNewAlerts = SimpleCharacteristic(
        0x2a47, "Supported New Alert Category", "categories", VariableFlags<AlertCategories>())
    public static let supportedUnreadAlerts = SimpleCharacteristic(
        0x2a48, "Supported Unread Alert Category", "categories", VariableFlags<AlertCategories>())

    static var entries: [CharacteristicEntry] {
        [
            alertLevel.entry, txPowerLevel.entry, alertStatus.entry, ringerControlPoint.entry, ringerSetting.entry,
            categoryBitMask.entry, category.entry, supportedNewAlerts.entry, supportedUnreadAlerts.entry,
            CharacteristicEntry(AlertNotificationControlPoint.self), CharacteristicEntry(UnreadAlertStatus.self),
            CharacteristicEntry(NewAlert.self),
        ]
    }
}

/// Alert Level, 0x2A06.
public struct AlertLevel: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let none = AlertLevel(rawValue: 0)
    public static let mild = AlertLevel(rawValue: 1)
    public static let high = AlertLevel(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "none", 1: "mild", 2: "high",
    ]
}

/// Which alerts of a phone are active, 0x2A3F.
public struct PhoneAlertStatus: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let ringer = PhoneAlertStatus(rawValue: 1 << 0)
    public static let vibrate = PhoneAlertStatus(rawValue: 1 << 1)
    public static let display = PhoneAlertStatus(rawValue: 1 << 2)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "ringer", 1: "vibrate", 2: "display",
    ]
}

/// What a phone's ringer is to do, 0x2A40.
public struct RingerCommand: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let silentMode = RingerCommand(rawValue: 1)
    public static let muteOnce = RingerCommand(rawValue: 2)
    public static let cancelSilentMode = RingerCommand(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "silentMode", 2: "muteOnce", 3: "cancelSilentMode",
    ]
}

/// Ringer Setting, 0x2A41.
public struct RingerSetting: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let silent = RingerSetting(rawValue: 0)
    public static let normal = RingerSetting(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "silent", 1: "normal",
    ]
}
