// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Boot Keyboard Input Report, 0x2A22: modifiers u8, reserved u8, usages of the keys that are down, u8 each (6 of them).
public struct BootKeyboardInputReport: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a22 }
    public static var name: StaticString { "Boot Keyboard Input Report" }
    public static var source: StaticString { "USB HID specification 1.11, B.1" }

    public struct Modifiers: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let leftControl = Modifiers(rawValue: 1 << 0)
        public static let leftShift = Modifiers(rawValue: 1 << 1)
        public static let leftAlt = Modifiers(rawValue: 1 << 2)
        public static let leftGUI = Modifiers(rawValue: 1 << 3)
        public static let rightControl = Modifiers(rawValue: 1 << 4)
        public static let rightShift = Modifiers(rawValue: 1 << 5)
        public static let rightAlt = Modifiers(rawValue: 1 << 6)
        public static let rightGUI = Modifiers(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "leftControl", 1: "leftShift", 2: "leftAlt", 3: "leftGUI", 4: "rightControl", 5: "rightShift",
            6: "rightAlt", 7: "rightGUI",
        ]
    }

    public var modifiers: Modifiers = []
    public var reserved: UInt8 = 0
    /// Usages of page 7; 0 for no key.
    public var keys: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("modifiers", &modifiers)
        try coder.field("reserved", &reserved)
        try coder.list("keys", &keys)
    }
}

/// Boot Mouse Input Report, 0x2A33: buttons u8, x and y i8 each, then what the device adds.
public struct BootMouseInputReport: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a33 }
    public static var name: StaticString { "Boot Mouse Input Report" }
    public static var source: StaticString { "USB HID specification 1.11, B.2" }

    public struct Buttons: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let button1 = Buttons(rawValue: 1 << 0)
        public static let button2 = Buttons(rawValue: 1 << 1)
        public static let button3 = Buttons(rawValue: 1 << 2)
        public static let button4 = Buttons(rawValue: 1 << 3)
        public static let button5 = Buttons(rawValue: 1 << 4)
        public static let button6 = Buttons(rawValue: 1 << 5)
        public static let button7 = Buttons(rawValue: 1 << 6)
        public static let button8 = Buttons(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "button1", 1: "button2", 2: "button3", 3: "button4", 4: "button5", 5: "button6", 6: "button7",
            7: "button8",
        ]
    }

    public var buttons: Buttons = []
    public var x: Int8 = 0
    public var y: Int8 = 0
    /// Wheel and the like.
    public var deviceSpecific: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("buttons", &buttons)
        try coder.field("x", &x)
        try coder.field("y", &y)
        try coder.rest("deviceSpecific", &deviceSpecific, if: true)
    }
}

/// Boot Keyboard Output Report, 0x2A32: the lamps that are on (USB HID specification 1.11, B.1).
public struct KeyboardLEDs: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let numLock = KeyboardLEDs(rawValue: 1 << 0)
    public static let capsLock = KeyboardLEDs(rawValue: 1 << 1)
    public static let scrollLock = KeyboardLEDs(rawValue: 1 << 2)
    public static let compose = KeyboardLEDs(rawValue: 1 << 3)
    public static let kana = KeyboardLEDs(rawValue: 1 << 4)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "numLock", 1: "capsLock", 2: "scrollLock", 3: "compose", 4: "kana",
    ]
}
