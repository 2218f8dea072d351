// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Whether a link is encrypted; with AES-CCM on LE if 1 (7.7.8).
public struct HCIEncryptionState: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let off = HCIEncryptionState(rawValue: 0)
    public static let on = HCIEncryptionState(rawValue: 1)
    public static let onWithAESCCM = HCIEncryptionState(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "off", 1: "on", 2: "onWithAESCCM"]
}

/// Connection Complete, 7.7.3.
///
/// Bytes: status 1, connectionHandle 2, bdAddr 6, linkType 1, encryptionEnabled 1.
public struct HCIConnectionComplete: HCIEvent {
    public static var code: UInt8 { 0x03 }
    public static var name: StaticString { "Connection Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var bdAddr = BluetoothAddress()
    public var linkType = HCILinkType()
    public var encryptionEnabled = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("bdAddr", &bdAddr)
        try coder.field("linkType", &linkType)
        try coder.field("encryptionEnabled", &encryptionEnabled)
    }
}

/// Connection Request, 7.7.4.
///
/// Bytes: bdAddr 6, classOfDevice 3, linkType 1.
public struct HCIConnectionRequest: HCIEvent {
    public static var code: UInt8 { 0x04 }
    public static var name: StaticString { "Connection Request" }

    public var bdAddr = BluetoothAddress()
    public var classOfDevice: UInt24 = 0
    public var linkType = HCILinkType()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("classOfDevice", &classOfDevice)
        try coder.field("linkType", &linkType)
    }
}

/// Disconnection Complete, 7.7.5.
///
/// Bytes: status 1, connectionHandle 2, reason 1.
public struct HCIDisconnectionComplete: HCIEvent {
    public static var code: UInt8 { 0x05 }
    public static var name: StaticString { "Disconnection Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("reason", &reason)
    }
}

/// Authentication Complete, 7.7.6.
///
/// Bytes: status 1, connectionHandle 2.
public struct HCIAuthenticationComplete: HCIEvent, HCIStatusHandleLayout {
    public static var code: UInt8 { 0x06 }
    public static var name: StaticString { "Authentication Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Remote Name Request Complete, 7.7.7.
///
/// Bytes: status 1, bdAddr 6, remoteName 248.
public struct HCIRemoteNameRequestComplete: HCIEvent {
    public static var code: UInt8 { 0x07 }
    public static var name: StaticString { "Remote Name Request Complete" }

    public var status = HCIStatus()
    public var bdAddr = BluetoothAddress()
    public var remoteName = UTF8Text()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bdAddr", &bdAddr)
        try coder.text("remoteName", &remoteName, count: 248)
    }
}

/// Encryption Change, 7.7.8.
///
/// Bytes: status 1, connectionHandle 2, encryptionEnabled 1.
public struct HCIEncryptionChange: HCIEvent {
    public static var code: UInt8 { 0x08 }
    public static var name: StaticString { "Encryption Change" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var encryptionEnabled = HCIEncryptionState()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("encryptionEnabled", &encryptionEnabled)
    }
}

/// Encryption Change [v2], 7.7.8.
///
/// Bytes: status 1, connectionHandle 2, encryptionEnabled 1, encryptionKeySize 1.
public struct HCIEncryptionChangeV2: HCIEvent {
    public static var code: UInt8 { 0x59 }
    public static var name: StaticString { "Encryption Change [v2]" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var encryptionEnabled = HCIEncryptionState()
    public var encryptionKeySize: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("encryptionEnabled", &encryptionEnabled)
        try coder.field("encryptionKeySize", &encryptionKeySize)
    }
}

extension HCIRegistry {
    static var connectionEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCIConnectionComplete.self),
            HCIEventEntry(HCIConnectionRequest.self),
            HCIEventEntry(HCIDisconnectionComplete.self),
            HCIEventEntry(HCIAuthenticationComplete.self),
            HCIEventEntry(HCIRemoteNameRequestComplete.self),
            HCIEventEntry(HCIEncryptionChange.self),
            HCIEventEntry(HCIEncryptionChangeV2.self),
        ]
    }
}
