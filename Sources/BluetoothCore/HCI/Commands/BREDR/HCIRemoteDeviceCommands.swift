// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Change Connection Packet Type, 7.1.14.
///
/// Bytes: connectionHandle 2, packetType 2.
public struct HCIChangeConnectionPacketType: HCICommand {
    public static var opcode: HCIOpcode { 0x040f }
    public static var name: StaticString { "Change Connection Packet Type" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var packetType = HCIACLPacketTypes()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("packetType", &packetType)
    }
}

/// Authentication Requested, 7.1.15.
///
/// Bytes: connectionHandle 2.
public struct HCIAuthenticationRequested: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0411 }
    public static var name: StaticString { "Authentication Requested" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Set Connection Encryption, 7.1.16.
///
/// Bytes: connectionHandle 2, encryptionEnable 1.
public struct HCISetConnectionEncryption: HCICommand {
    public static var opcode: HCIOpcode { 0x0413 }
    public static var name: StaticString { "Set Connection Encryption" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var encryptionEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("encryptionEnable", &encryptionEnable)
    }
}

/// Change Connection Link Key, 7.1.17.
///
/// Bytes: connectionHandle 2.
public struct HCIChangeConnectionLinkKey: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0415 }
    public static var name: StaticString { "Change Connection Link Key" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Link Key Selection, 7.1.18.
///
/// Bytes: keyFlag 1.
public struct HCILinkKeySelection: HCICommand {
    public static var opcode: HCIOpcode { 0x0417 }
    public static var name: StaticString { "Link Key Selection" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var keyFlag: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("keyFlag", &keyFlag)
    }
}

/// Remote Name Request, 7.1.19.
///
/// Bytes: bdAddr 6, pageScanRepetitionMode 1, reserved 1, clockOffset 2.
public struct HCIRemoteNameRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x0419 }
    public static var name: StaticString { "Remote Name Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var pageScanRepetitionMode = HCIPageScanRepetitionMode()
    public var reserved: UInt8 = 0
    public var clockOffset: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pageScanRepetitionMode", &pageScanRepetitionMode)
        try coder.field("reserved", &reserved)
        try coder.field("clockOffset", &clockOffset)
    }
}

/// Remote Name Request Cancel, 7.1.20.
///
/// Bytes: bdAddr 6.
public struct HCIRemoteNameRequestCancel: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x041a }
    public static var name: StaticString { "Remote Name Request Cancel" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Read Remote Supported Features, 7.1.21.
///
/// Bytes: connectionHandle 2.
public struct HCIReadRemoteSupportedFeatures: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x041b }
    public static var name: StaticString { "Read Remote Supported Features" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read Remote Extended Features, 7.1.22.
///
/// Bytes: connectionHandle 2, pageNumber 1.
public struct HCIReadRemoteExtendedFeatures: HCICommand {
    public static var opcode: HCIOpcode { 0x041c }
    public static var name: StaticString { "Read Remote Extended Features" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var pageNumber: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("pageNumber", &pageNumber)
    }
}

/// Read Remote Version Information, 7.1.23.
///
/// Bytes: connectionHandle 2.
public struct HCIReadRemoteVersionInformation: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x041d }
    public static var name: StaticString { "Read Remote Version Information" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read Clock Offset, 7.1.24.
///
/// Bytes: connectionHandle 2.
public struct HCIReadClockOffset: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x041f }
    public static var name: StaticString { "Read Clock Offset" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read LMP Handle, 7.1.25.
///
/// Bytes: connectionHandle 2.
public struct HCIReadLMPHandle: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0420 }
    public static var name: StaticString { "Read LMP Handle" }

    /// Bytes: status 1, connectionHandle 2, lmpHandle 1, reserved 4.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var lmpHandle: UInt8 = 0
        public var reserved: UInt32 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("lmpHandle", &lmpHandle)
            try coder.field("reserved", &reserved)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

extension HCIRegistry {
    static var remoteDeviceCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIChangeConnectionPacketType.self),
            HCICommandEntry(HCIAuthenticationRequested.self),
            HCICommandEntry(HCISetConnectionEncryption.self),
            HCICommandEntry(HCIChangeConnectionLinkKey.self),
            HCICommandEntry(HCILinkKeySelection.self),
            HCICommandEntry(HCIRemoteNameRequest.self),
            HCICommandEntry(HCIRemoteNameRequestCancel.self),
            HCICommandEntry(HCIReadRemoteSupportedFeatures.self),
            HCICommandEntry(HCIReadRemoteExtendedFeatures.self),
            HCICommandEntry(HCIReadRemoteVersionInformation.self),
            HCICommandEntry(HCIReadClockOffset.self),
            HCICommandEntry(HCIReadLMPHandle.self),
        ]
    }
}
