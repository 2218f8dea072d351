// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Service Changed, 0x2A05: first and last handle of what has changed, two bytes each.
public struct ServiceChanged: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a05 }
    public static var name: StaticString { "Service Changed" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 7.1" }

    public var startHandle: UInt16 = 1
    public var endHandle: UInt16 = 0xffff

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("startHandle", &startHandle)
        try coder.field("endHandle", &endHandle)
        try coder.expect(startHandle != 0, "startHandle", "handle 0 is reserved")
        try coder.expect(startHandle <= endHandle, "endHandle", "the last handle is below the first")
    }
}

/// Client Supported Features, 0x2B29: flags, one byte and as many more as there are.
public struct ClientSupportedFeatures: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b29 }
    public static var name: StaticString { "Client Supported Features" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 7.2" }

    public struct Features: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let robustCaching = Features(rawValue: 1 << 0)
        public static let enhancedATTBearer = Features(rawValue: 1 << 1)
        public static let multipleHandleValueNotifications = Features(rawValue: 1 << 2)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "robustCaching", 1: "enhancedATTBearer", 2: "multipleHandleValueNotifications",
        ]
    }

    public var features: Features = []
    /// Bytes of flags that no version of the specification has named yet.
    public var further: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("features", &features)
        try coder.furtherBytes(&further)
    }
}

/// Server Supported Features, 0x2B3A: flags, one byte and as many more as there are.
public struct ServerSupportedFeatures: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b3a }
    public static var name: StaticString { "Server Supported Features" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 7.4" }

    public struct Features: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let enhancedATTBearer = Features(rawValue: 1 << 0)

        public static let bits: KeyValuePairs<Int, StaticString> = [0: "enhancedATTBearer"]
    }

    public var features: Features = []
    /// Bytes of flags that no version of the specification has named yet.
    public var further: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("features", &features)
        try coder.furtherBytes(&further)
    }
}

/// Database Hash, 0x2B2A: an AES-CMAC over the attribute database, 16 bytes as they are on the wire.
public struct DatabaseHash: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b2a }
    public static var name: StaticString { "Database Hash" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 7.3" }

    /// 16 bytes; encoded with zeros or without what exceeds them.
    public var hash = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading {
            hash = hash.prefix(16) + [UInt8](repeating: 0, count: max(0, 16 - hash.count))
        }
        try coder.bytes("hash", &hash, count: 16)
    }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Bytes behind the known ones, reported and named only where there are some.
    mutating func furtherBytes(_ bytes: inout [UInt8]) throws(Failure) {
        guard isPresent("further", exists: !bytes.isEmpty, flag: remaining != 0) else {
            bytes = []
            return
        }
        try expect(false, "further", "further bytes of flags are reserved")
        try self.bytes("further", &bytes)
    }
}
