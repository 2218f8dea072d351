// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Encrypt, 7.8.22.
///
/// Bytes: key 16, plaintextData 16.
public struct HCILEEncrypt: HCICommand {
    public static var opcode: HCIOpcode { 0x2017 }
    public static var name: StaticString { "LE Encrypt" }

    /// Bytes: status 1, encryptedData 16.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var encryptedData = [UInt8](repeating: 0, count: 16)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.fixedBytes("encryptedData", &encryptedData, count: 16)
        }
    }

    public var key = [UInt8](repeating: 0, count: 16)
    public var plaintextData = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.fixedBytes("key", &key, count: 16)
        try coder.fixedBytes("plaintextData", &plaintextData, count: 16)
    }
}

/// LE Rand, 7.8.23.
public struct HCILERand: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2018 }
    public static var name: StaticString { "LE Rand" }

    /// Bytes: status 1, randomNumber 8.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var randomNumber = [UInt8](repeating: 0, count: 8)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.fixedBytes("randomNumber", &randomNumber, count: 8)
        }
    }

    public init() {}
}

/// LE Enable Encryption, 7.8.24.
///
/// Bytes: connectionHandle 2, randomNumber 8, encryptedDiversifier 2, longTermKey 16.
public struct HCILEEnableEncryption: HCICommand {
    public static var opcode: HCIOpcode { 0x2019 }
    public static var name: StaticString { "LE Enable Encryption" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var randomNumber = [UInt8](repeating: 0, count: 8)
    public var encryptedDiversifier: UInt16 = 0
    public var longTermKey = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.fixedBytes("randomNumber", &randomNumber, count: 8)
        try coder.field("encryptedDiversifier", &encryptedDiversifier)
        try coder.fixedBytes("longTermKey", &longTermKey, count: 16)
    }
}

/// LE Long Term Key Request Reply, 7.8.25.
///
/// Bytes: connectionHandle 2, longTermKey 16.
public struct HCILELongTermKeyRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x201a }
    public static var name: StaticString { "LE Long Term Key Request Reply" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var longTermKey = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.fixedBytes("longTermKey", &longTermKey, count: 16)
    }
}

/// LE Long Term Key Request Negative Reply, 7.8.26.
///
/// Bytes: connectionHandle 2.
public struct HCILELongTermKeyRequestNegativeReply: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x201b }
    public static var name: StaticString { "LE Long Term Key Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// LE Read Local P-256 Public Key, 7.8.36.
public struct HCILEReadLocalP256PublicKey: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2025 }
    public static var name: StaticString { "LE Read Local P-256 Public Key" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public init() {}
}

/// LE Generate DHKey, 7.8.37.
///
/// Bytes: keyXCoordinate 32, keyYCoordinate 32.
public struct HCILEGenerateDHKey: HCICommand {
    public static var opcode: HCIOpcode { 0x2026 }
    public static var name: StaticString { "LE Generate DHKey" }
    public typealias ReturnParameters = HCICommandStatusReturn

    /// Least significant byte first.
    public var keyXCoordinate = [UInt8](repeating: 0, count: 32)
    public var keyYCoordinate = [UInt8](repeating: 0, count: 32)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.fixedBytes("keyXCoordinate", &keyXCoordinate, count: 32)
        try coder.fixedBytes("keyYCoordinate", &keyYCoordinate, count: 32)
    }
}

/// LE Generate DHKey [v2], 7.8.37.
///
/// Bytes: keyXCoordinate 32, keyYCoordinate 32, keyType 1.
public struct HCILEGenerateDHKeyV2: HCICommand {
    public static var opcode: HCIOpcode { 0x205e }
    public static var name: StaticString { "LE Generate DHKey [v2]" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var keyXCoordinate = [UInt8](repeating: 0, count: 32)
    public var keyYCoordinate = [UInt8](repeating: 0, count: 32)
    /// 0 for the generated private key, 1 for the debug key.
    public var keyType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.fixedBytes("keyXCoordinate", &keyXCoordinate, count: 32)
        try coder.fixedBytes("keyYCoordinate", &keyYCoordinate, count: 32)
        try coder.field("keyType", &keyType)
    }
}

extension HCIRegistry {
    static var leSecurityCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILEEncrypt.self),
            HCICommandEntry(HCILERand.self),
            HCICommandEntry(HCILEEnableEncryption.self),
            HCICommandEntry(HCILELongTermKeyRequestReply.self),
            HCICommandEntry(HCILELongTermKeyRequestNegativeReply.self),
            HCICommandEntry(HCILEReadLocalP256PublicKey.self),
            HCICommandEntry(HCILEGenerateDHKey.self),
            HCICommandEntry(HCILEGenerateDHKeyV2.self),
        ]
    }
}
