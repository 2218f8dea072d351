// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How a link key came about (7.7.24).
public struct HCILinkKeyType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let combination = HCILinkKeyType(rawValue: 0)
    public static let localUnit = HCILinkKeyType(rawValue: 1)
    public static let remoteUnit = HCILinkKeyType(rawValue: 2)
    public static let debugCombination = HCILinkKeyType(rawValue: 3)
    public static let unauthenticatedP192 = HCILinkKeyType(rawValue: 4)
    public static let authenticatedP192 = HCILinkKeyType(rawValue: 5)
    public static let changedCombination = HCILinkKeyType(rawValue: 6)
    public static let unauthenticatedP256 = HCILinkKeyType(rawValue: 7)
    public static let authenticatedP256 = HCILinkKeyType(rawValue: 8)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "combination", 1: "localUnit", 2: "remoteUnit", 3: "debugCombination", 4: "unauthenticatedP192",
        5: "authenticatedP192", 6: "changedCombination", 7: "unauthenticatedP256", 8: "authenticatedP256",
    ]
}

/// What happened on a peer's keyboard (7.7).
public struct HCIKeypress: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let entryStarted = HCIKeypress(rawValue: 0)
    public static let digitEntered = HCIKeypress(rawValue: 1)
    public static let digitErased = HCIKeypress(rawValue: 2)
    public static let cleared = HCIKeypress(rawValue: 3)
    public static let entryCompleted = HCIKeypress(rawValue: 4)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "entryStarted", 1: "digitEntered", 2: "digitErased", 3: "cleared", 4: "entryCompleted",
    ]
}

/// Return Link Keys, 7.7.21.
///
/// Bytes: numKeys 1, keys 22 each.
public struct HCIReturnLinkKeys: HCIEvent {
    public static var code: UInt8 { 0x15 }
    public static var name: StaticString { "Return Link Keys" }

    public var keys: [HCIStoredLinkKey] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numKeys", "keys", &keys)
    }
}

/// PIN Code Request, 7.7.22.
///
/// Bytes: bdAddr 6.
public struct HCIPINCodeRequest: HCIEvent, HCIAddressLayout {
    public static var code: UInt8 { 0x16 }
    public static var name: StaticString { "PIN Code Request" }

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Link Key Request, 7.7.23.
///
/// Bytes: bdAddr 6.
public struct HCILinkKeyRequest: HCIEvent, HCIAddressLayout {
    public static var code: UInt8 { 0x17 }
    public static var name: StaticString { "Link Key Request" }

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Link Key Notification, 7.7.24.
///
/// Bytes: bdAddr 6, linkKey 16, keyType 1.
public struct HCILinkKeyNotification: HCIEvent {
    public static var code: UInt8 { 0x18 }
    public static var name: StaticString { "Link Key Notification" }

    public var bdAddr = BluetoothAddress()
    public var linkKey = [UInt8](repeating: 0, count: 16)
    public var keyType = HCILinkKeyType()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.fixedBytes("linkKey", &linkKey, count: 16)
        try coder.field("keyType", &keyType)
    }
}

/// IO Capability Request, 7.7.
///
/// Bytes: bdAddr 6.
public struct HCIIOCapabilityRequest: HCIEvent, HCIAddressLayout {
    public static var code: UInt8 { 0x31 }
    public static var name: StaticString { "IO Capability Request" }

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// IO Capability Response, 7.7.
///
/// Bytes: bdAddr 6, ioCapability 1, oobDataPresent 1, authenticationRequirements 1.
public struct HCIIOCapabilityResponse: HCIEvent {
    public static var code: UInt8 { 0x32 }
    public static var name: StaticString { "IO Capability Response" }

    public var bdAddr = BluetoothAddress()
    public var ioCapability = HCIIOCapability()
    public var oobDataPresent: UInt8 = 0
    public var authenticationRequirements = HCIAuthenticationRequirements()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("ioCapability", &ioCapability)
        try coder.field("oobDataPresent", &oobDataPresent)
        try coder.field("authenticationRequirements", &authenticationRequirements)
    }
}

/// User Confirmation Request, 7.7.
///
/// Bytes: bdAddr 6, numericValue 4.
public struct HCIUserConfirmationRequest: HCIEvent {
    public static var code: UInt8 { 0x33 }
    public static var name: StaticString { "User Confirmation Request" }

    public var bdAddr = BluetoothAddress()
    public var numericValue: UInt32 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("numericValue", &numericValue)
    }
}

/// User Passkey Request, 7.7.
///
/// Bytes: bdAddr 6.
public struct HCIUserPasskeyRequest: HCIEvent, HCIAddressLayout {
    public static var code: UInt8 { 0x34 }
    public static var name: StaticString { "User Passkey Request" }

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Remote OOB Data Request, 7.7.
///
/// Bytes: bdAddr 6.
public struct HCIRemoteOOBDataRequest: HCIEvent, HCIAddressLayout {
    public static var code: UInt8 { 0x35 }
    public static var name: StaticString { "Remote OOB Data Request" }

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Simple Pairing Complete, 7.7.
///
/// Bytes: status 1, bdAddr 6.
public struct HCISimplePairingComplete: HCIEvent {
    public static var code: UInt8 { 0x36 }
    public static var name: StaticString { "Simple Pairing Complete" }

    public var status = HCIStatus()
    public var bdAddr = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bdAddr", &bdAddr)
    }
}

/// User Passkey Notification, 7.7.
///
/// Bytes: bdAddr 6, passkey 4.
public struct HCIUserPasskeyNotification: HCIEvent {
    public static var code: UInt8 { 0x3b }
    public static var name: StaticString { "User Passkey Notification" }

    public var bdAddr = BluetoothAddress()
    public var passkey: UInt32 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("passkey", &passkey)
    }
}

/// Keypress Notification, 7.7.
///
/// Bytes: bdAddr 6, notificationType 1.
public struct HCIKeypressNotification: HCIEvent {
    public static var code: UInt8 { 0x3c }
    public static var name: StaticString { "Keypress Notification" }

    public var bdAddr = BluetoothAddress()
    public var notificationType = HCIKeypress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("notificationType", &notificationType)
    }
}

/// Remote Host Supported Features Notification, 7.7.
///
/// Bytes: bdAddr 6, hostSupportedFeatures 8.
public struct HCIRemoteHostSupportedFeaturesNotification: HCIEvent {
    public static var code: UInt8 { 0x3d }
    public static var name: StaticString { "Remote Host Supported Features Notification" }

    public var bdAddr = BluetoothAddress()
    public var hostSupportedFeatures = [UInt8](repeating: 0, count: 8)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.fixedBytes("hostSupportedFeatures", &hostSupportedFeatures, count: 8)
    }
}

extension HCIRegistry {
    static var pairingEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCIReturnLinkKeys.self),
            HCIEventEntry(HCIPINCodeRequest.self),
            HCIEventEntry(HCILinkKeyRequest.self),
            HCIEventEntry(HCILinkKeyNotification.self),
            HCIEventEntry(HCIIOCapabilityRequest.self),
            HCIEventEntry(HCIIOCapabilityResponse.self),
            HCIEventEntry(HCIUserConfirmationRequest.self),
            HCIEventEntry(HCIUserPasskeyRequest.self),
            HCIEventEntry(HCIRemoteOOBDataRequest.self),
            HCIEventEntry(HCISimplePairingComplete.self),
            HCIEventEntry(HCIUserPasskeyNotification.self),
            HCIEventEntry(HCIKeypressNotification.self),
            HCIEventEntry(HCIRemoteHostSupportedFeaturesNotification.self),
        ]
    }
}
