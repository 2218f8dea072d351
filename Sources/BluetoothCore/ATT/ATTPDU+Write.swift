// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ATTPDU {
    /// A value for an attribute: Write Request (3.4.5.1), Write Command (3.4.5.3), Handle Value Notification
    /// (3.4.7.1) and Handle Value Indication (3.4.7.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | handle | 2 |
    /// | value | the rest |
    public struct Write: FieldCoded, Hashable {
        public var handle: UInt16 = 0
        public var value: [UInt8] = []

        public init() {}

        public init(handle: UInt16, value: [UInt8]) {
            self.handle = handle
            self.value = value
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("handle", &handle)
            try coder.bytes("value", &value)
        }
    }

    /// A value for an attribute, signed (Core specification 5.4, volume 3, part F, 3.4.5.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | handle | 2 |
    /// | value | the rest but 12 |
    /// | sign counter | 4 |
    /// | signature | 8 |
    public struct SignedWrite: FieldCoded, Hashable {
        public var handle: UInt16 = 0
        public var value: [UInt8] = []
        public var signCounter: UInt32 = 0
        /// The MAC, least significant byte first.
        public var signature = [UInt8](repeating: 0, count: 8)

        public init() {}

        public init(handle: UInt16, value: [UInt8], signCounter: UInt32, signature: [UInt8]) {
            self.handle = handle
            self.value = value
            self.signCounter = signCounter
            self.signature = signature
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("handle", &handle)
            try coder.bytes("value", &value, count: coder.remaining.map { max(0, $0 - 12) })
            try coder.field("signCounter", &signCounter)
            try coder.fixedBytes("signature", &signature, count: 8)
        }
    }

    /// A part of a value for the queue of an attribute; the response repeats it (Core specification 5.4, volume 3,
    /// part F, 3.4.6.1, 3.4.6.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | handle | 2 |
    /// | offset | 2 |
    /// | value | the rest |
    public struct PrepareWrite: FieldCoded, Hashable {
        public var handle: UInt16 = 0
        public var offset: UInt16 = 0
        public var value: [UInt8] = []

        public init() {}

        public init(handle: UInt16, offset: UInt16, value: [UInt8]) {
            self.handle = handle
            self.offset = offset
            self.value = value
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("handle", &handle)
            try coder.field("offset", &offset)
            try coder.bytes("value", &value)
        }
    }

    /// Writes or drops what is in the queue (Core specification 5.4, volume 3, part F, 3.4.6.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | flags | 1 |
    public struct ExecuteWrite: FieldCoded, Hashable {
        public var flags = ExecuteFlag()

        public init() {}

        public init(flags: ExecuteFlag) {
            self.flags = flags
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("flags", &flags)
        }
    }

    /// Several notified values (Core specification 5.4, volume 3, part F, 3.4.7.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | entries | 4 and the value, each |
    public struct MultipleHandleValueNotification: FieldCoded, Hashable {
        /// At least two.
        public var entries: [HandleLengthValue] = []

        public init() {}

        public init(entries: [HandleLengthValue]) {
            self.entries = entries
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            if !coder.isReading { entries.settleLengths() }
            try coder.list("entries", &entries)
        }
    }

    /// What becomes of prepared writes.
    public struct ExecuteFlag: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let cancel = ExecuteFlag(rawValue: 0x00)
        public static let write = ExecuteFlag(rawValue: 0x01)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "cancel",
            0x01: "write",
        ]
    }
}
