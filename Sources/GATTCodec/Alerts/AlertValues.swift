// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// New Alert, 0x2A46.
///
/// | field | bytes | present |
/// |---|---|---|
/// | category | 1 | always |
/// | new alerts | 1 | always |
/// | information | to the end | always |
public struct NewAlert: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a46 }
    public static var name: StaticString { "New Alert" }
    public static var source: StaticString { "Alert Notification Service 1.0, 3.2" }

    public var category = AlertCategory()
    /// Count of new alerts of the category.
    public var newAlerts = Scaled<UInt8>(Scale())
    /// Brief text about the last alert: sender, caller, title.
    public var information = UTF8Text()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("category", &category)
        try coder.field("newAlerts", &newAlerts)
        try coder.text("information", &information)
    }
}

/// Unread Alert Status, 0x2A45.
///
/// | field | bytes | present |
/// |---|---|---|
/// | category | 1 | always |
/// | unread alerts | 1 | always |
public struct UnreadAlertStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a45 }
    public static var name: StaticString { "Unread Alert Status" }
    public static var source: StaticString { "Alert Notification Service 1.0, 3.4" }

    public var category = AlertCategory()
    /// 255 for more than 254.
    public var unreadAlerts = Scaled<UInt8>(Scale())

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("category", &category)
        try coder.field("unreadAlerts", &unreadAlerts)
    }
}

/// Alert Notification Control Point, 0x2A44.
///
/// | field | bytes | present |
/// |---|---|---|
/// | command | 1 | always |
/// | category | 1 | always |
public struct AlertNotificationControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a44 }
    public static var name: StaticString { "Alert Notification Control Point" }
    public static var source: StaticString { "Alert Notification Service 1.0, 3.5" }

    public var command = Command()
    public var category = AlertCategory()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("command", &command)
        try coder.field("category", &category)
    }
}

extension AlertNotificationControlPoint {
    /// What the server is to notify.
    public struct Command: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let enableNewAlerts = Command(rawValue: 0)
        public static let enableUnreadStatus = Command(rawValue: 1)
        public static let disableNewAlerts = Command(rawValue: 2)
        public static let disableUnreadStatus = Command(rawValue: 3)
        public static let notifyNewAlertsNow = Command(rawValue: 4)
        public static let notifyUnreadStatusNow = Command(rawValue: 5)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "enableNewAlerts", 1: "enableUnreadStatus", 2: "disableNewAlerts", 3: "disableUnreadStatus",
            4: "notifyNewAlertsNow", 5: "notifyUnreadStatusNow",
        ]
    }
}
