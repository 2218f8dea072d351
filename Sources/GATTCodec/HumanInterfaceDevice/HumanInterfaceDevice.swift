// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Human Interface Device Service, 0x1812.
public enum HumanInterfaceDevice {
    public static let protocolMode = SimpleCharacteristic(
        0x2a4e, "Protocol Mode", "protocolMode", HIDProtocolMode(), source: "HID Service 1.0, 2.4")
    public static let controlPoint = SimpleCharacteristic(
        0x2a4c, "HID Control Point", "command", HIDControlPointCommand(), source: "HID Service 1.0, 2.9")
    public static let bootKeyboardOutputReport = SimpleCharacteristic(
        0x2a32, "Boot Keyboard Output Report", "lamps", KeyboardLEDs(), source: "USB HID specification 1.11, B.1")

    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(BootKeyboardInputReport.self), bootKeyboardOutputReport.entry,
            CharacteristicEntry(BootMouseInputReport.self), CharacteristicEntry(HIDInformation.self),
            CharacteristicEntry(ReportMap.self), controlPoint.entry, protocolMode.entry,
            CharacteristicEntry(0x2a4d, "Report", bytes: "report", source: "HID Service 1.0, 2.5"),
        ]
    }
}

/// Which reports a HID device sends.
public struct HIDProtocolMode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let boot = HIDProtocolMode(rawValue: 0)
    public static let report = HIDProtocolMode(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "boot", 1: "report",
    ]
}

/// What a HID host tells its device.
public struct HIDControlPointCommand: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let suspend = HIDControlPointCommand(rawValue: 0)
    public static let exitSuspend = HIDControlPointCommand(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "suspend", 1: "exitSuspend",
    ]
}
