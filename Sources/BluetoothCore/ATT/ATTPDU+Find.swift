// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ATTPDU {
    /// Asks for the types of all attributes in a range (Core specification 5.4, volume 3, part F, 3.4.3.1).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | starting handle | 2 |
    /// | ending handle | 2 |
    public struct FindInformationRequest: FieldCoded, Hashable {
        public var startingHandle: UInt16 = 0
        public var endingHandle: UInt16 = 0

        public init() {}

        public init(startingHandle: UInt16, endingHandle: UInt16) {
            self.startingHandle = startingHandle
            self.endingHandle = endingHandle
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("startingHandle", &startingHandle)
            try coder.hex("endingHandle", &endingHandle)
            try coder.expect(
                startingHandle != 0 && startingHandle <= endingHandle, "startingHandle", "the range of handles is empty"
            )
        }
    }

    /// Handles and types (Core specification 5.4, volume 3, part F, 3.4.3.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | format | 1 |
    /// | entries | 4 or 18 each, to the end |
    /// | remainder | 0 |
    public struct FindInformationResponse: FieldCoded, Hashable {
        /// Follows from the first entry when the PDU is encoded.
        public var format = InformationFormat.uuid16
        public var entries: [Information] = []
        /// What is left behind the last whole entry; empty in a valid PDU.
        public var remainder: [UInt8] = []

        public init() {}

        public init(format: InformationFormat, entries: [Information], remainder: [UInt8] = []) {
            self.format = format
            self.entries = entries
            self.remainder = remainder
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            if !coder.isReading, let first = entries.first { format = InformationFormat(first.uuid.width) }
            try coder.field("format", &format)
            let width = format.width
            if !coder.isReading {
                for index in entries.indices { entries[index].width = width ?? entries[index].uuid.width }
            }
            let blank = Information(handle: 0, uuid: BluetoothUUID().resized(to: width ?? .bits16))
            try coder.list(
                "entries", &entries, count: coder.wholeEntries(of: width.map { 2 + Int($0.rawValue) } ?? 0),
                blank: blank)
            try coder.remainder(&remainder)
        }
    }

    /// Asks for attributes of a 16-bit type with a value: services by UUID (Core specification 5.4, volume 3, part F,
    /// 3.4.3.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | starting handle | 2 |
    /// | ending handle | 2 |
    /// | attribute type | 2 |
    /// | value | the rest |
    public struct FindByTypeValueRequest: FieldCoded, Hashable {
        public var startingHandle: UInt16 = 0
        public var endingHandle: UInt16 = 0
        public var attributeType = BluetoothUUID()
        public var value: [UInt8] = []

        public init() {}

        public init(startingHandle: UInt16, endingHandle: UInt16, attributeType: BluetoothUUID, value: [UInt8]) {
            self.startingHandle = startingHandle
            self.endingHandle = endingHandle
            self.attributeType = attributeType
            self.value = value
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("startingHandle", &startingHandle)
            try coder.hex("endingHandle", &endingHandle)
            try coder.expect(
                startingHandle != 0 && startingHandle <= endingHandle, "startingHandle", "the range of handles is empty"
            )
            try coder.uuid("attributeType", &attributeType, width: .bits16)
            try coder.bytes("value", &value)
        }
    }

    /// The groups found (Core specification 5.4, volume 3, part F, 3.4.3.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | entries | 4 each, to the end |
    /// | remainder | 0 |
    public struct FindByTypeValueResponse: FieldCoded, Hashable {
        public var entries: [HandleRange] = []
        /// What is left behind the last whole entry; empty in a valid PDU.
        public var remainder: [UInt8] = []

        public init() {}

        public init(entries: [HandleRange], remainder: [UInt8] = []) {
            self.entries = entries
            self.remainder = remainder
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.groups("entries", &entries, count: coder.wholeEntries(of: 4))
            try coder.remainder(&remainder)
        }
    }

    /// An attribute and the last one of its group.
    ///
    /// | field | bytes |
    /// |---|---|
    /// | handle | 2 |
    /// | group end handle | 2 |
    public struct HandleRange: FieldCoded, Hashable {
        public var handle: UInt16 = 0
        public var groupEndHandle: UInt16 = 0

        public init() {}

        public init(handle: UInt16, groupEndHandle: UInt16) {
            self.handle = handle
            self.groupEndHandle = groupEndHandle
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("handle", &handle)
            try coder.hex("groupEndHandle", &groupEndHandle)
        }
    }
}
