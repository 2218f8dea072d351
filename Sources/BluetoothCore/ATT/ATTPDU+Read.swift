// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ATTPDU {
    /// Asks for the values of all attributes of a type in a range (Core specification 5.4, volume 3, part F,
    /// 3.4.4.1). Read By Group Type Request (3.4.4.9) has the same fields.
    ///
    /// | field | bytes |
    /// |---|---|
    /// | starting handle | 2 |
    /// | ending handle | 2 |
    /// | attribute type | 2 or 16 |
    public struct ReadByTypeRequest: FieldCoded, Hashable {
        public var startingHandle: UInt16 = 0
        public var endingHandle: UInt16 = 0
        public var attributeType = BluetoothUUID()

        public init() {}

        public init(startingHandle: UInt16, endingHandle: UInt16, attributeType: BluetoothUUID) {
            self.startingHandle = startingHandle
            self.endingHandle = endingHandle
            self.attributeType = attributeType
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("startingHandle", &startingHandle)
            try coder.hex("endingHandle", &endingHandle)
            try coder.expect(
                startingHandle != 0 && startingHandle <= endingHandle, "startingHandle", "the range of handles is empty"
            )
            try coder.field("attributeType", &attributeType)
            try coder.expect(attributeType.width != .bits32, "attributeType", "an attribute type takes 2 or 16 bytes")
        }
    }

    /// Handles and values, all of one size (Core specification 5.4, volume 3, part F, 3.4.4.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | length | 1 |
    /// | entries | `length` each, to the end |
    /// | remainder | 0 |
    public struct ReadByTypeResponse: FieldCoded, Hashable {
        /// Bytes of one entry, its handle included. Follows from the first entry when the PDU is encoded.
        public var length: UInt8 = 2
        public var entries: [HandleValue] = []
        /// What is left behind the last whole entry; empty in a valid PDU.
        public var remainder: [UInt8] = []

        public init() {}

        public init(length: UInt8, entries: [HandleValue], remainder: [UInt8] = []) {
            self.length = length
            self.entries = entries
            self.remainder = remainder
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.entries(&entries, length: &length, remainder: &remainder, blank: HandleValue())
        }
    }

    /// Groups of attributes (services) and their values, all of one size (Core specification 5.4, volume 3, part F,
    /// 3.4.4.10).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | length | 1 |
    /// | entries | `length` each, to the end |
    /// | remainder | 0 |
    public struct ReadByGroupTypeResponse: FieldCoded, Hashable {
        /// Bytes of one entry, its two handles included. Follows from the first entry when the PDU is encoded.
        public var length: UInt8 = 4
        public var entries: [GroupValue] = []
        /// What is left behind the last whole entry; empty in a valid PDU.
        public var remainder: [UInt8] = []

        public init() {}

        public init(length: UInt8, entries: [GroupValue], remainder: [UInt8] = []) {
            self.length = length
            self.entries = entries
            self.remainder = remainder
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.entries(&entries, length: &length, remainder: &remainder, blank: GroupValue())
        }
    }

    /// Asks for the value of one attribute (Core specification 5.4, volume 3, part F, 3.4.4.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | handle | 2 |
    public struct ReadRequest: FieldCoded, Hashable {
        public var handle: UInt16 = 0

        public init() {}

        public init(handle: UInt16) {
            self.handle = handle
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("handle", &handle)
        }
    }

    /// Bytes of one attribute value: Read Response (3.4.4.4) and Read Blob Response (3.4.4.6), or of several values
    /// that nothing separates: Read Multiple Response (3.4.4.8).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | value | the rest |
    public struct Value: FieldCoded, Hashable {
        public var value: [UInt8] = []

        public init() {}

        public init(value: [UInt8]) {
            self.value = value
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bytes("value", &value)
        }
    }

    /// Asks for a part of a long value (Core specification 5.4, volume 3, part F, 3.4.4.5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | handle | 2 |
    /// | offset | 2 |
    public struct ReadBlobRequest: FieldCoded, Hashable {
        public var handle: UInt16 = 0
        public var offset: UInt16 = 0

        public init() {}

        public init(handle: UInt16, offset: UInt16) {
            self.handle = handle
            self.offset = offset
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("handle", &handle)
            try coder.field("offset", &offset)
        }
    }

    /// The attributes that a Read Multiple Request (3.4.4.7) or a Read Multiple Variable Request (3.4.4.11) asks for.
    ///
    /// | field | bytes |
    /// |---|---|
    /// | handles | 2 each, to the end |
    /// | remainder | 0 |
    public struct Handles: FieldCoded, Hashable {
        /// At least two.
        public var handles: [UInt16] = []
        /// What is left behind the last whole entry; empty in a valid PDU.
        public var remainder: [UInt8] = []

        public init() {}

        public init(handles: [UInt16], remainder: [UInt8] = []) {
            self.handles = handles
            self.remainder = remainder
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hexList("handles", &handles, count: coder.wholeEntries(of: 2))
            try coder.remainder(&remainder)
        }
    }

    /// Values with their lengths, in the order of the request. The last one may be cut off at the MTU (Core
    /// specification 5.4, volume 3, part F, 3.4.4.12).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | values | 2 and the value, each |
    public struct ReadMultipleVariableResponse: FieldCoded, Hashable {
        public var values: [LengthValue] = []

        public init() {}

        public init(values: [LengthValue]) {
            self.values = values
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            if !coder.isReading { values.settleLengths() }
            try coder.list("values", &values)
        }
    }
}
