// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Encrypted Data Key Material, 0x2B88: session key (16 bytes), initialization vector (8 bytes), as they are on the wire.
public struct EncryptedDataKeyMaterial: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b88 }
    public static var name: StaticString { "Encrypted Data Key Material" }
    public static var source: StaticString { "Core 5.4, volume 3, part C, 12.6; Core Specification Supplement, 1.23" }

    /// 16 bytes; encoded with zeros or without what exceeds them.
    public var sessionKey = [UInt8](repeating: 0, count: 16)
    /// 8 bytes; encoded with zeros or without what exceeds them.
    public var initializationVector = [UInt8](repeating: 0, count: 8)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading {
            sessionKey = Self.sized(sessionKey, 16)
            initializationVector = Self.sized(initializationVector, 8)
        }
        try coder.bytes("sessionKey", &sessionKey, count: 16)
        try coder.bytes("initializationVector", &initializationVector, count: 8)
    }

    private static func sized(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
        bytes.prefix(count) + [UInt8](repeating: 0, count: max(0, count - bytes.count))
    }
}

/// LE GATT Security Levels, 0x2BF5: pairs of security mode and level, one byte each.
public struct LEGATTSecurityLevels: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bf5 }
    public static var name: StaticString { "LE GATT Security Levels" }
    public static var source: StaticString { "Core 5.4, volume 3, part C, 12.7" }

    public struct Requirement: FieldCoded, Hashable {
        /// Security mode 1, 2 or 3.
        public var mode: UInt8 = 1
        public var level: UInt8 = 1

        public init() {}
        public init(mode: UInt8, level: UInt8) {
            self.mode = mode
            self.level = level
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("mode", &mode)
            try coder.field("level", &level)
        }
    }

    public var requirements: [Requirement] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.expect(coder.remaining != 0, "requirements", "there is no requirement")
        try coder.groups("requirements", &requirements)
    }
}
