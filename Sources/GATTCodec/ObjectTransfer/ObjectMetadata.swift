// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Object Size, 0x2AC0.
///
/// | field | bytes | present |
/// |---|---|---|
/// | current size, bytes | 4 | always |
/// | allocated size, bytes | 4 | always |
public struct ObjectSize: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ac0 }
    public static var name: StaticString { "Object Size" }
    public static var source: StaticString { "Object Transfer Service 1.0, 3.2.3" }

    public var currentSize = Scaled<UInt32>(Scale(.byte))
    public var allocatedSize = Scaled<UInt32>(Scale(.byte))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("currentSize", &currentSize)
        try coder.field("allocatedSize", &allocatedSize)
    }
}

/// Object Properties, 0x2AC4 (Object Transfer Service 1.0, 3.2.7).
public struct ObjectProperties: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let delete = ObjectProperties(rawValue: 1 << 0)
    public static let execute = ObjectProperties(rawValue: 1 << 1)
    public static let read = ObjectProperties(rawValue: 1 << 2)
    public static let write = ObjectProperties(rawValue: 1 << 3)
    public static let append = ObjectProperties(rawValue: 1 << 4)
    public static let truncate = ObjectProperties(rawValue: 1 << 5)
    public static let patch = ObjectProperties(rawValue: 1 << 6)
    public static let mark = ObjectProperties(rawValue: 1 << 7)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "delete", 1: "execute", 2: "read", 3: "write", 4: "append", 5: "truncate", 6: "patch", 7: "mark",
    ]
}

/// Object Changed, 0x2AC8.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | object id | 6 | always |
public struct ObjectChanged: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ac8 }
    public static var name: StaticString { "Object Changed" }
    public static var source: StaticString { "Object Transfer Service 1.0, 3.6" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A client changed it; the server where it is not set.
        public static let changedByClient = Flags(rawValue: 1 << 0)
        public static let contents = Flags(rawValue: 1 << 1)
        public static let metadata = Flags(rawValue: 1 << 2)
        public static let creation = Flags(rawValue: 1 << 3)
        public static let deletion = Flags(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "changedByClient", 1: "contents", 2: "metadata", 3: "creation", 4: "deletion",
        ]
    }

    public var flags: Flags = []
    public var objectID = Scaled<UInt48>(Scale())

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("flags", &flags)
        try coder.field("objectID", &objectID)
    }
}
