// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// Appearance, 0x2A01: two bytes.
public struct Appearance: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a01 }
    public static var name: StaticString { "Appearance" }
    public static var source: StaticString { "Core 5.4, volume 3, part C, 12.2" }

    public var appearance = AppearanceCode()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("appearance", &appearance)
    }
}

/// One byte that is 0 or 1.
public struct SwitchByte: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let off = SwitchByte(rawValue: 0)
    public static let on = SwitchByte(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "off", 1: "on"]
}

/// Peripheral Privacy Flag, 0x2A02: one byte, 1 where privacy is on.
public struct PeripheralPrivacyFlag: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a02 }
    public static var name: StaticString { "Peripheral Privacy Flag" }
    public static var source: StaticString { "Core 4.0, volume 3, part C, 12.3" }

    public var privacy: SwitchByte = .off

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("privacy", &privacy)
    }
}

/// Reconnection Address, 0x2A03: six bytes.
public struct ReconnectionAddress: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a03 }
    public static var name: StaticString { "Reconnection Address" }
    public static var source: StaticString { "Core 4.0, volume 3, part C, 12.4" }

    public var address = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("address", &address)
    }
}

/// Central Address Resolution, 0x2AA6: one byte, 1 where the central resolves private addresses.
public struct CentralAddressResolution: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aa6 }
    public static var name: StaticString { "Central Address Resolution" }
    public static var source: StaticString { "Core 5.4, volume 3, part C, 12.4" }

    public struct Support: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let notSupported = Support(rawValue: 0)
        public static let supported = Support(rawValue: 1)

        public static let names: KeyValuePairs<UInt8, StaticString> = [0: "notSupported", 1: "supported"]
    }

    public var support: Support = .notSupported

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("support", &support)
    }
}

/// Resolvable Private Address Only, 0x2AC9: one byte, 0: none but resolvable private addresses after bonding.
public struct ResolvablePrivateAddressOnly: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ac9 }
    public static var name: StaticString { "Resolvable Private Address Only" }
    public static var source: StaticString { "Core 5.4, volume 3, part C, 12.5" }

    public struct Use: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let onlyResolvablePrivateAddressesAfterBonding = Use(rawValue: 0)

        public static let names: KeyValuePairs<UInt8, StaticString> = [0: "onlyResolvablePrivateAddressesAfterBonding"]
    }

    public var use: Use = .onlyResolvablePrivateAddressesAfterBonding

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("use", &use)
    }
}
