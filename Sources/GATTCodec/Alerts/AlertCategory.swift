// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What an alert is about, 0x2A43 (GATT Specification Supplement).
public struct AlertCategory: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let simpleAlert = AlertCategory(rawValue: 0)
    public static let email = AlertCategory(rawValue: 1)
    public static let news = AlertCategory(rawValue: 2)
    public static let call = AlertCategory(rawValue: 3)
    public static let missedCall = AlertCategory(rawValue: 4)
    public static let sms = AlertCategory(rawValue: 5)
    public static let voiceMail = AlertCategory(rawValue: 6)
    public static let schedule = AlertCategory(rawValue: 7)
    public static let highPrioritizedAlert = AlertCategory(rawValue: 8)
    public static let instantMessage = AlertCategory(rawValue: 9)
    /// All categories; for the control point.
    public static let all = AlertCategory(rawValue: 255)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "simpleAlert", 1: "email", 2: "news", 3: "call", 4: "missedCall", 5: "sms", 6: "voiceMail", 7: "schedule",
        8: "highPrioritizedAlert", 9: "instantMessage", 255: "all",
    ]
}

/// A set of alert categories, 0x2A42 (GATT Specification Supplement).
public struct AlertCategories: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let simpleAlert = AlertCategories(rawValue: 1 << 0)
    public static let email = AlertCategories(rawValue: 1 << 1)
    public static let news = AlertCategories(rawValue: 1 << 2)
    public static let call = AlertCategories(rawValue: 1 << 3)
    public static let missedCall = AlertCategories(rawValue: 1 << 4)
    public static let sms = AlertCategories(rawValue: 1 << 5)
    public static let voiceMail = AlertCategories(rawValue: 1 << 6)
    public static let schedule = AlertCategories(rawValue: 1 << 7)
    public static let highPrioritizedAlert = AlertCategories(rawValue: 1 << 8)
    public static let instantMessage = AlertCategories(rawValue: 1 << 9)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "simpleAlert", 1: "email", 2: "news", 3: "call", 4: "missedCall", 5: "sms", 6: "voiceMail", 7: "schedule",
        8: "highPrioritizedAlert", 9: "instantMessage",
    ]
}
