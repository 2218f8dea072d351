// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How a controller is attached.
public struct MonitorBus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "virtual", 1: "usb", 2: "pcCard", 3: "uart", 4: "rs232", 5: "pci", 6: "sdio", 7: "spi", 8: "i2c", 9: "smd",
        10: "virtIO",
    ]
}

/// A controller appeared.
///
/// Bytes: type 1, bus 1, address 6, name 8 (padded with zeros).
public struct MonitorNewIndex: MonitorRecord {
    public static var opcode: UInt16 { 0 }
    public static var name: StaticString { "New Index" }

    /// 0 for a primary controller, 1 for an AMP controller.
    public var type: UInt8 = 0
    public var bus = MonitorBus()
    public var address = BluetoothAddress()
    public var name: UTF8Text = ""

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("type", &type)
        try coder.field("bus", &bus)
        try coder.field("address", &address)
        try coder.text("name", &name, count: 8)
    }
}

/// A controller went away; no bytes.
public struct MonitorDeleteIndex: MonitorRecord, HCIEmptyLayout {
    public static var opcode: UInt16 { 1 }
    public static var name: StaticString { "Delete Index" }
    public init() {}
}

/// A controller is powered; no bytes.
public struct MonitorOpenIndex: MonitorRecord, HCIEmptyLayout {
    public static var opcode: UInt16 { 8 }
    public static var name: StaticString { "Open Index" }
    public init() {}
}

/// A controller is no longer powered; no bytes.
public struct MonitorCloseIndex: MonitorRecord, HCIEmptyLayout {
    public static var opcode: UInt16 { 9 }
    public static var name: StaticString { "Close Index" }
    public init() {}
}

/// What is known of a controller.
///
/// Bytes: address 6, manufacturer 2 (company identifier, 0xFFFF for unknown).
public struct MonitorIndexInformation: MonitorRecord {
    public static var opcode: UInt16 { 10 }
    public static var name: StaticString { "Index Information" }

    public var address = BluetoothAddress()
    public var manufacturer: UInt16 = 0xffff

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("address", &address)
        try coder.field("manufacturer", &manufacturer)
    }
}
