// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ADStructure {
    /// Discoverability and transports (Core Specification Supplement 11, part A, 1.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | flags | 1 |
    public struct Flags: FieldCoded, Hashable {
        public var flags = FlagSet()

        public init() {}

        public init(flags: FlagSet) {
            self.flags = flags
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("flags", &flags)
        }
    }

    /// The bits of ``Flags``.
    public struct FlagSet: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let leLimitedDiscoverable = FlagSet(rawValue: 1 << 0)
        public static let leGeneralDiscoverable = FlagSet(rawValue: 1 << 1)
        public static let brEdrNotSupported = FlagSet(rawValue: 1 << 2)
        /// LE and BR/EDR to the same device at the same time.
        public static let simultaneousController = FlagSet(rawValue: 1 << 3)
        /// Previously used.
        public static let simultaneousHost = FlagSet(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "leLimitedDiscoverable",
            1: "leGeneralDiscoverable",
            2: "brEdrNotSupported",
            3: "simultaneousController",
            4: "simultaneousHost",
        ]
    }

    /// Local name or broadcast name (Core Specification Supplement 11, part A, 1.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | name | the rest |
    public struct Name: FieldCoded, Hashable {
        public var name = UTF8Text()

        public init() {}

        public init(name: UTF8Text) {
            self.name = name
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.text("name", &name)
        }
    }

    /// Transmitted power (Core Specification Supplement 11, part A, 1.5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | level | 1 |
    public struct TxPowerLevel: FieldCoded, Hashable {
        public var level = Scaled<Int8>(Scale(.decibelMilliwatt))

        public init() {}

        public init(level: Scaled<Int8>) {
            self.level = level
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("level", &level)
        }
    }

    /// Class of a BR/EDR device (Assigned Numbers, class of device).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | class of device | 3 |
    public struct ClassOfDevice: FieldCoded, Hashable {
        public var classOfDevice: UInt24 = 0

        public init() {}

        public init(classOfDevice: UInt24) {
            self.classOfDevice = classOfDevice
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("classOfDevice", &classOfDevice)
        }
    }

    /// A value of 128 bits, least significant byte first: hashes, random values, broadcast code (Core Specification
    /// Supplement 11, part A, 1.6, 1.22).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | value | 16 |
    public struct Value16: FieldCoded, Hashable {
        public var value = [UInt8](repeating: 0, count: 16)

        public init() {}

        public init(value: [UInt8]) {
            self.value = value
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("value", &value, count: 16)
        }
    }

    /// The one number with two meanings: in an extended inquiry response a device ID (8 bytes; Device ID Profile 1.3,
    /// 6), in advertising data a temporary key (16 bytes; Core Specification Supplement 11, part A, 1.8).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | temporary key | 16 or 0 |
    /// | vendor iDSource | 2 or 0 |
    /// | vendor iD | 2 or 0 |
    /// | product iD | 2 or 0 |
    /// | version | 2 or 0 |
    public struct DeviceIDOrTK: FieldCoded, Hashable {
        public var temporaryKey: [UInt8]?
        /// 1 Bluetooth SIG, 2 USB Implementers Forum.
        public var vendorIDSource: UInt16 = 0
        public var vendorID: UInt16 = 0
        public var productID: UInt16 = 0
        public var version: UInt16 = 0

        public init() {}

        public init(
            temporaryKey: [UInt8]? = nil, vendorIDSource: UInt16, vendorID: UInt16, productID: UInt16, version: UInt16
        ) {
            self.temporaryKey = temporaryKey
            self.vendorIDSource = vendorIDSource
            self.vendorID = vendorID
            self.productID = productID
            self.version = version
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            guard !coder.isPresent("temporaryKey", exists: temporaryKey != nil, flag: coder.remaining == 16) else {
                var key = temporaryKey ?? []
                try coder.fixedBytes("temporaryKey", &key, count: 16)
                temporaryKey = key
                return
            }
            temporaryKey = nil
            try coder.field("vendorIDSource", &vendorIDSource)
            try coder.hex("vendorID", &vendorID)
            try coder.hex("productID", &productID)
            try coder.hex("version", &version)
        }
    }

    /// Security Manager out of band flags (Core Specification Supplement 11, part A, 1.7).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | flags | 1 |
    public struct OutOfBand: FieldCoded, Hashable {
        public var flags = OutOfBandFlags()

        public init() {}

        public init(flags: OutOfBandFlags) {
            self.flags = flags
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("flags", &flags)
        }
    }

    /// The bits of ``OutOfBand``.
    public struct OutOfBandFlags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let oobDataPresent = OutOfBandFlags(rawValue: 1 << 0)
        public static let leSupported = OutOfBandFlags(rawValue: 1 << 1)
        public static let simultaneousHost = OutOfBandFlags(rawValue: 1 << 2)
        public static let randomAddress = OutOfBandFlags(rawValue: 1 << 3)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "oobDataPresent",
            1: "leSupported",
            2: "simultaneousHost",
            3: "randomAddress",
        ]
    }

    /// What the device looks like (Core Specification Supplement 11, part A, 1.12).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | appearance | 2 |
    public struct AppearanceValue: FieldCoded, Hashable {
        public var appearance: UInt16 = 0

        public init() {}

        public init(appearance: UInt16) {
            self.appearance = appearance
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            var value = Appearance(appearance)
            try coder.field("appearance", &value)
            appearance = value.value
        }
    }

    /// Address for pairing out of band (Core Specification Supplement 11, part A, 1.16).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | address | 6 |
    /// | address type | 1 |
    public struct LEDeviceAddress: FieldCoded, Hashable {
        public var address = BluetoothAddress()
        public var addressType = BluetoothAddressType()

        public init() {}

        public init(address: BluetoothAddress, addressType: BluetoothAddressType) {
            self.address = address
            self.addressType = addressType
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("address", &address)
            try coder.field("addressType", &addressType)
        }
    }

    /// Roles that the device takes (Core Specification Supplement 11, part A, 1.17).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | role | 1 |
    public struct LERoleValue: FieldCoded, Hashable {
        public var role = LERole()

        public init() {}

        public init(role: LERole) {
            self.role = role
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("role", &role)
        }
    }

    /// The values of ``LERoleValue``.
    public struct LERole: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let peripheralOnly = LERole(rawValue: 0x00)
        public static let centralOnly = LERole(rawValue: 0x01)
        public static let peripheralPreferred = LERole(rawValue: 0x02)
        public static let centralPreferred = LERole(rawValue: 0x03)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "peripheralOnly",
            0x01: "centralOnly",
            0x02: "peripheralPreferred",
            0x03: "centralPreferred",
        ]
    }
}
