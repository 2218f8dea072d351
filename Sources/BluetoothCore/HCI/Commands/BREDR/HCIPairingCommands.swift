// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Link Key Request Reply, 7.1.10.
///
/// Bytes: bdAddr 6, linkKey 16.
public struct HCILinkKeyRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x040b }
    public static var name: StaticString { "Link Key Request Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var linkKey = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.fixedBytes("linkKey", &linkKey, count: 16)
    }
}

/// Link Key Request Negative Reply, 7.1.11.
///
/// Bytes: bdAddr 6.
public struct HCILinkKeyRequestNegativeReply: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x040c }
    public static var name: StaticString { "Link Key Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// PIN Code Request Reply, 7.1.12.
///
/// Bytes: bdAddr 6, pinCodeLength 1, pinCode 16.
public struct HCIPINCodeRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x040d }
    public static var name: StaticString { "PIN Code Request Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var pinCodeLength: UInt8 = 0
    public var pinCode = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pinCodeLength", &pinCodeLength)
        try coder.fixedBytes("pinCode", &pinCode, count: 16)
    }
}

/// PIN Code Request Negative Reply, 7.1.13.
///
/// Bytes: bdAddr 6.
public struct HCIPINCodeRequestNegativeReply: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x040e }
    public static var name: StaticString { "PIN Code Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// IO Capability Request Reply, 7.1.29.
///
/// Bytes: bdAddr 6, ioCapability 1, oobDataPresent 1, authenticationRequirements 1.
public struct HCIIOCapabilityRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x042b }
    public static var name: StaticString { "IO Capability Request Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var ioCapability = HCIIOCapability()
    /// Bit 0 for P-192 data, bit 1 for P-256 data.
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

/// User Confirmation Request Reply, 7.1.30.
///
/// Bytes: bdAddr 6.
public struct HCIUserConfirmationRequestReply: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x042c }
    public static var name: StaticString { "User Confirmation Request Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// User Confirmation Request Negative Reply, 7.1.31.
///
/// Bytes: bdAddr 6.
public struct HCIUserConfirmationRequestNegativeReply: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x042d }
    public static var name: StaticString { "User Confirmation Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// User Passkey Request Reply, 7.1.32.
///
/// Bytes: bdAddr 6, numericValue 4.
public struct HCIUserPasskeyRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x042e }
    public static var name: StaticString { "User Passkey Request Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var numericValue: UInt32 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("numericValue", &numericValue)
    }
}

/// User Passkey Request Negative Reply, 7.1.33.
///
/// Bytes: bdAddr 6.
public struct HCIUserPasskeyRequestNegativeReply: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x042f }
    public static var name: StaticString { "User Passkey Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Remote OOB Data Request Reply, 7.1.34.
///
/// Bytes: bdAddr 6, c 16, r 16.
public struct HCIRemoteOOBDataRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x0430 }
    public static var name: StaticString { "Remote OOB Data Request Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var c = [UInt8](repeating: 0, count: 16)
    public var r = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.fixedBytes("c", &c, count: 16)
        try coder.fixedBytes("r", &r, count: 16)
    }
}

/// Remote OOB Data Request Negative Reply, 7.1.35.
///
/// Bytes: bdAddr 6.
public struct HCIRemoteOOBDataRequestNegativeReply: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x0433 }
    public static var name: StaticString { "Remote OOB Data Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// IO Capability Request Negative Reply, 7.1.36.
///
/// Bytes: bdAddr 6, reason 1.
public struct HCIIOCapabilityRequestNegativeReply: HCICommand {
    public static var opcode: HCIOpcode { 0x0434 }
    public static var name: StaticString { "IO Capability Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("reason", &reason)
    }
}

/// Remote OOB Extended Data Request Reply, 7.1.53.
///
/// Bytes: bdAddr 6, c192 16, r192 16, c256 16, r256 16.
public struct HCIRemoteOOBExtendedDataRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x0445 }
    public static var name: StaticString { "Remote OOB Extended Data Request Reply" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var c192 = [UInt8](repeating: 0, count: 16)
    public var r192 = [UInt8](repeating: 0, count: 16)
    public var c256 = [UInt8](repeating: 0, count: 16)
    public var r256 = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.fixedBytes("c192", &c192, count: 16)
        try coder.fixedBytes("r192", &r192, count: 16)
        try coder.fixedBytes("c256", &c256, count: 16)
        try coder.fixedBytes("r256", &r256, count: 16)
    }
}

extension HCIRegistry {
    static var pairingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILinkKeyRequestReply.self),
            HCICommandEntry(HCILinkKeyRequestNegativeReply.self),
            HCICommandEntry(HCIPINCodeRequestReply.self),
            HCICommandEntry(HCIPINCodeRequestNegativeReply.self),
            HCICommandEntry(HCIIOCapabilityRequestReply.self),
            HCICommandEntry(HCIUserConfirmationRequestReply.self),
            HCICommandEntry(HCIUserConfirmationRequestNegativeReply.self),
            HCICommandEntry(HCIUserPasskeyRequestReply.self),
            HCICommandEntry(HCIUserPasskeyRequestNegativeReply.self),
            HCICommandEntry(HCIRemoteOOBDataRequestReply.self),
            HCICommandEntry(HCIRemoteOOBDataRequestNegativeReply.self),
            HCICommandEntry(HCIIOCapabilityRequestNegativeReply.self),
            HCICommandEntry(HCIRemoteOOBExtendedDataRequestReply.self),
        ]
    }
}
