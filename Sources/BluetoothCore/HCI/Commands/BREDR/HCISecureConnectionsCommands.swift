// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Default Erroneous Data Reporting, 7.3.64.
public struct HCIReadDefaultErroneousDataReporting: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c5a }
    public static var name: StaticString { "Read Default Erroneous Data Reporting" }

    /// Bytes: status 1, erroneousDataReporting 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var erroneousDataReporting = HCIEnable()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("erroneousDataReporting", &erroneousDataReporting)
        }
    }

    public init() {}
}

/// Write Default Erroneous Data Reporting, 7.3.65.
///
/// Bytes: erroneousDataReporting 1.
public struct HCIWriteDefaultErroneousDataReporting: HCICommand {
    public static var opcode: HCIOpcode { 0x0c5b }
    public static var name: StaticString { "Write Default Erroneous Data Reporting" }
    public typealias ReturnParameters = HCIStatusReturn

    public var erroneousDataReporting = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("erroneousDataReporting", &erroneousDataReporting)
    }
}

/// Send Keypress Notification, 7.3.63.
///
/// Bytes: bdAddr 6, notificationType 1.
public struct HCISendKeypressNotification: HCICommand {
    public static var opcode: HCIOpcode { 0x0c60 }
    public static var name: StaticString { "Send Keypress Notification" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()
    public var notificationType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("notificationType", &notificationType)
    }
}

/// Read Secure Connections Host Support, 7.3.91.
public struct HCIReadSecureConnectionsHostSupport: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c79 }
    public static var name: StaticString { "Read Secure Connections Host Support" }

    /// Bytes: status 1, secureConnectionsHostSupport 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var secureConnectionsHostSupport = HCIEnable()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("secureConnectionsHostSupport", &secureConnectionsHostSupport)
        }
    }

    public init() {}
}

/// Write Secure Connections Host Support, 7.3.92.
///
/// Bytes: secureConnectionsHostSupport 1.
public struct HCIWriteSecureConnectionsHostSupport: HCICommand {
    public static var opcode: HCIOpcode { 0x0c7a }
    public static var name: StaticString { "Write Secure Connections Host Support" }
    public typealias ReturnParameters = HCIStatusReturn

    public var secureConnectionsHostSupport = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("secureConnectionsHostSupport", &secureConnectionsHostSupport)
    }
}

/// Read Authenticated Payload Timeout, 7.3.93.
///
/// Bytes: connectionHandle 2.
public struct HCIReadAuthenticatedPayloadTimeout: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0c7b }
    public static var name: StaticString { "Read Authenticated Payload Timeout" }

    /// Bytes: status 1, connectionHandle 2, authenticatedPayloadTimeout 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var authenticatedPayloadTimeout = Scaled<UInt16>(.tenMilliseconds)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("authenticatedPayloadTimeout", &authenticatedPayloadTimeout)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Write Authenticated Payload Timeout, 7.3.94.
///
/// Bytes: connectionHandle 2, authenticatedPayloadTimeout 2.
public struct HCIWriteAuthenticatedPayloadTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c7c }
    public static var name: StaticString { "Write Authenticated Payload Timeout" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var authenticatedPayloadTimeout = Scaled<UInt16>(.tenMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("authenticatedPayloadTimeout", &authenticatedPayloadTimeout)
    }
}

/// Read Local OOB Extended Data, 7.3.95.
public struct HCIReadLocalOOBExtendedData: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c7d }
    public static var name: StaticString { "Read Local OOB Extended Data" }

    /// Bytes: status 1, c192 16, r192 16, c256 16, r256 16.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var c192 = [UInt8](repeating: 0, count: 16)
        public var r192 = [UInt8](repeating: 0, count: 16)
        public var c256 = [UInt8](repeating: 0, count: 16)
        public var r256 = [UInt8](repeating: 0, count: 16)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.fixedBytes("c192", &c192, count: 16)
            try coder.fixedBytes("r192", &r192, count: 16)
            try coder.fixedBytes("c256", &c256, count: 16)
            try coder.fixedBytes("r256", &r256, count: 16)
        }
    }

    public init() {}
}

/// Set Min Encryption Key Size, 7.3.102.
///
/// Bytes: minEncryptionKeySize 1.
public struct HCISetMinEncryptionKeySize: HCICommand {
    public static var opcode: HCIOpcode { 0x0c84 }
    public static var name: StaticString { "Set Min Encryption Key Size" }
    public typealias ReturnParameters = HCIStatusReturn

    public var minEncryptionKeySize: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minEncryptionKeySize", &minEncryptionKeySize)
    }
}

extension HCIRegistry {
    static var secureConnectionsCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadDefaultErroneousDataReporting.self),
            HCICommandEntry(HCIWriteDefaultErroneousDataReporting.self),
            HCICommandEntry(HCISendKeypressNotification.self),
            HCICommandEntry(HCIReadSecureConnectionsHostSupport.self),
            HCICommandEntry(HCIWriteSecureConnectionsHostSupport.self),
            HCICommandEntry(HCIReadAuthenticatedPayloadTimeout.self),
            HCICommandEntry(HCIWriteAuthenticatedPayloadTimeout.self),
            HCICommandEntry(HCIReadLocalOOBExtendedData.self),
            HCICommandEntry(HCISetMinEncryptionKeySize.self),
        ]
    }
}
