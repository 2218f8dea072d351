// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Authentication Enable, 7.3.23.
public struct HCIReadAuthenticationEnable: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c1f }
    public static var name: StaticString { "Read Authentication Enable" }

    /// Bytes: status 1, authenticationEnable 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var authenticationEnable = HCIEnable()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("authenticationEnable", &authenticationEnable)
        }
    }

    public init() {}
}

/// Write Authentication Enable, 7.3.24.
///
/// Bytes: authenticationEnable 1.
public struct HCIWriteAuthenticationEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x0c20 }
    public static var name: StaticString { "Write Authentication Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var authenticationEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("authenticationEnable", &authenticationEnable)
    }
}

/// Read Encryption Mode, 7.3-(deprecated).
public struct HCIReadEncryptionMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c21 }
    public static var name: StaticString { "Read Encryption Mode" }

    /// Bytes: status 1, encryptionMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var encryptionMode: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("encryptionMode", &encryptionMode)
        }
    }

    public init() {}
}

/// Write Encryption Mode, 7.3-(deprecated).
///
/// Bytes: encryptionMode 1.
public struct HCIWriteEncryptionMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c22 }
    public static var name: StaticString { "Write Encryption Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var encryptionMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("encryptionMode", &encryptionMode)
    }
}

/// Refresh Encryption Key, 7.3.57.
///
/// Bytes: connectionHandle 2.
public struct HCIRefreshEncryptionKey: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0c53 }
    public static var name: StaticString { "Refresh Encryption Key" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read Simple Pairing Mode, 7.3.58.
public struct HCIReadSimplePairingMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c55 }
    public static var name: StaticString { "Read Simple Pairing Mode" }

    /// Bytes: status 1, simplePairingMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var simplePairingMode = HCIEnable()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("simplePairingMode", &simplePairingMode)
        }
    }

    public init() {}
}

/// Write Simple Pairing Mode, 7.3.59.
///
/// Bytes: simplePairingMode 1.
public struct HCIWriteSimplePairingMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c56 }
    public static var name: StaticString { "Write Simple Pairing Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var simplePairingMode = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("simplePairingMode", &simplePairingMode)
    }
}

/// Read Local OOB Data, 7.3.60.
public struct HCIReadLocalOOBData: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c57 }
    public static var name: StaticString { "Read Local OOB Data" }

    /// Bytes: status 1, c 16, r 16.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var c = [UInt8](repeating: 0, count: 16)
        public var r = [UInt8](repeating: 0, count: 16)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.fixedBytes("c", &c, count: 16)
            try coder.fixedBytes("r", &r, count: 16)
        }
    }

    public init() {}
}

extension HCIRegistry {
    static var securityCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadAuthenticationEnable.self),
            HCICommandEntry(HCIWriteAuthenticationEnable.self),
            HCICommandEntry(HCIReadEncryptionMode.self),
            HCICommandEntry(HCIWriteEncryptionMode.self),
            HCICommandEntry(HCIRefreshEncryptionKey.self),
            HCICommandEntry(HCIReadSimplePairingMode.self),
            HCICommandEntry(HCIWriteSimplePairingMode.self),
            HCICommandEntry(HCIReadLocalOOBData.self),
        ]
    }
}
