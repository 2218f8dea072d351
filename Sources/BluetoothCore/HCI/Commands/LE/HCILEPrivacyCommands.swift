// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Whether a peer may also use its identity address (7.8.77).
public struct HCIPrivacyMode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let network = HCIPrivacyMode(rawValue: 0)
    public static let device = HCIPrivacyMode(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "network", 1: "device"]
}

/// LE Add Device To Resolving List, 7.8.38.
///
/// Bytes: peerIdentityAddressType 1, peerIdentityAddress 6, peerIRK 16, localIRK 16.
public struct HCILEAddDeviceToResolvingList: HCICommand {
    public static var opcode: HCIOpcode { 0x2027 }
    public static var name: StaticString { "LE Add Device To Resolving List" }
    public typealias ReturnParameters = HCIStatusReturn

    public var peerIdentityAddressType = HCIAddressType()
    public var peerIdentityAddress = BluetoothAddress()
    public var peerIRK = [UInt8](repeating: 0, count: 16)
    public var localIRK = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("peerIdentityAddressType", &peerIdentityAddressType)
        try coder.field("peerIdentityAddress", &peerIdentityAddress)
        try coder.fixedBytes("peerIRK", &peerIRK, count: 16)
        try coder.fixedBytes("localIRK", &localIRK, count: 16)
    }
}

/// LE Remove Device From Resolving List, 7.8.39.
///
/// Bytes: peerIdentityAddressType 1, peerIdentityAddress 6.
public struct HCILERemoveDeviceFromResolvingList: HCICommand {
    public static var opcode: HCIOpcode { 0x2028 }
    public static var name: StaticString { "LE Remove Device From Resolving List" }
    public typealias ReturnParameters = HCIStatusReturn

    public var peerIdentityAddressType = HCIAddressType()
    public var peerIdentityAddress = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("peerIdentityAddressType", &peerIdentityAddressType)
        try coder.field("peerIdentityAddress", &peerIdentityAddress)
    }
}

/// LE Clear Resolving List, 7.8.40.
public struct HCILEClearResolvingList: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2029 }
    public static var name: StaticString { "LE Clear Resolving List" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// LE Read Resolving List Size, 7.8.41.
public struct HCILEReadResolvingListSize: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x202a }
    public static var name: StaticString { "LE Read Resolving List Size" }

    /// Bytes: status 1, resolvingListSize 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var resolvingListSize: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("resolvingListSize", &resolvingListSize)
        }
    }

    public init() {}
}

/// LE Read Peer Resolvable Address, 7.8.42.
///
/// Bytes: peerIdentityAddressType 1, peerIdentityAddress 6.
public struct HCILEReadPeerResolvableAddress: HCICommand {
    public static var opcode: HCIOpcode { 0x202b }
    public static var name: StaticString { "LE Read Peer Resolvable Address" }

    /// Bytes: status 1, peerResolvableAddress 6.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var peerResolvableAddress = BluetoothAddress()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("peerResolvableAddress", &peerResolvableAddress)
        }
    }

    public var peerIdentityAddressType = HCIAddressType()
    public var peerIdentityAddress = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("peerIdentityAddressType", &peerIdentityAddressType)
        try coder.field("peerIdentityAddress", &peerIdentityAddress)
    }
}

/// LE Read Local Resolvable Address, 7.8.43.
///
/// Bytes: peerIdentityAddressType 1, peerIdentityAddress 6.
public struct HCILEReadLocalResolvableAddress: HCICommand {
    public static var opcode: HCIOpcode { 0x202c }
    public static var name: StaticString { "LE Read Local Resolvable Address" }

    /// Bytes: status 1, localResolvableAddress 6.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var localResolvableAddress = BluetoothAddress()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("localResolvableAddress", &localResolvableAddress)
        }
    }

    public var peerIdentityAddressType = HCIAddressType()
    public var peerIdentityAddress = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("peerIdentityAddressType", &peerIdentityAddressType)
        try coder.field("peerIdentityAddress", &peerIdentityAddress)
    }
}

/// LE Set Address Resolution Enable, 7.8.44.
///
/// Bytes: addressResolutionEnable 1.
public struct HCILESetAddressResolutionEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x202d }
    public static var name: StaticString { "LE Set Address Resolution Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var addressResolutionEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("addressResolutionEnable", &addressResolutionEnable)
    }
}

/// LE Set Resolvable Private Address Timeout, 7.8.45.
///
/// Bytes: rpaTimeout 2.
public struct HCILESetResolvablePrivateAddressTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x202e }
    public static var name: StaticString { "LE Set Resolvable Private Address Timeout" }
    public typealias ReturnParameters = HCIStatusReturn

    public var rpaTimeout = Scaled<UInt16>(.seconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("rpaTimeout", &rpaTimeout)
    }
}

/// LE Set Privacy Mode, 7.8.77.
///
/// Bytes: peerIdentityAddressType 1, peerIdentityAddress 6, privacyMode 1.
public struct HCILESetPrivacyMode: HCICommand {
    public static var opcode: HCIOpcode { 0x204e }
    public static var name: StaticString { "LE Set Privacy Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var peerIdentityAddressType = HCIAddressType()
    public var peerIdentityAddress = BluetoothAddress()
    public var privacyMode = HCIPrivacyMode()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("peerIdentityAddressType", &peerIdentityAddressType)
        try coder.field("peerIdentityAddress", &peerIdentityAddress)
        try coder.field("privacyMode", &privacyMode)
    }
}

extension HCIRegistry {
    static var lePrivacyCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILEAddDeviceToResolvingList.self),
            HCICommandEntry(HCILERemoveDeviceFromResolvingList.self),
            HCICommandEntry(HCILEClearResolvingList.self),
            HCICommandEntry(HCILEReadResolvingListSize.self),
            HCICommandEntry(HCILEReadPeerResolvableAddress.self),
            HCICommandEntry(HCILEReadLocalResolvableAddress.self),
            HCICommandEntry(HCILESetAddressResolutionEnable.self),
            HCICommandEntry(HCILESetResolvablePrivateAddressTimeout.self),
            HCICommandEntry(HCILESetPrivacyMode.self),
        ]
    }
}
