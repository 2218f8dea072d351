// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ADStructure {
    /// Services by UUIDs of 16 bits (Core Specification Supplement 11, part A, 1.1, 1.10).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | uuids | 2 each |
    public struct UUIDs16: FieldCoded, Hashable {
        public var uuids: [BluetoothUUID] = []

        public init() {}

        public init(uuids: [BluetoothUUID]) {
            self.uuids = uuids
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.uuids("uuids", &uuids, width: .bits16)
        }
    }

    /// Services by UUIDs of 32 bits (Core Specification Supplement 11, part A, 1.1, 1.10).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | uuids | 4 each |
    public struct UUIDs32: FieldCoded, Hashable {
        public var uuids: [BluetoothUUID] = []

        public init() {}

        public init(uuids: [BluetoothUUID]) {
            self.uuids = uuids
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.uuids("uuids", &uuids, width: .bits32)
        }
    }

    /// Services by UUIDs of 128 bits (Core Specification Supplement 11, part A, 1.1, 1.10).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | uuids | 16 each |
    public struct UUIDs128: FieldCoded, Hashable {
        public var uuids: [BluetoothUUID] = []

        public init() {}

        public init(uuids: [BluetoothUUID]) {
            self.uuids = uuids
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.uuids("uuids", &uuids, width: .bits128)
        }
    }

    /// Data of a service with a UUID of 16 bits (Core Specification Supplement 11, part A, 1.11).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | uuid | 2 |
    /// | data | the rest |
    public struct ServiceData16: FieldCoded, Hashable {
        public var uuid = BluetoothUUID()
        public var data: [UInt8] = []

        public init() {}

        public init(uuid: BluetoothUUID, data: [UInt8]) {
            self.uuid = uuid
            self.data = data
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.uuid("uuid", &uuid, width: .bits16)
            try coder.bytes("data", &data)
        }
    }

    /// Data of a service with a UUID of 32 bits (Core Specification Supplement 11, part A, 1.11).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | uuid | 4 |
    /// | data | the rest |
    public struct ServiceData32: FieldCoded, Hashable {
        public var uuid = BluetoothUUID()
        public var data: [UInt8] = []

        public init() {}

        public init(uuid: BluetoothUUID, data: [UInt8]) {
            self.uuid = uuid
            self.data = data
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.uuid("uuid", &uuid, width: .bits32)
            try coder.bytes("data", &data)
        }
    }

    /// Data of a service with a UUID of 128 bits (Core Specification Supplement 11, part A, 1.11).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | uuid | 16 |
    /// | data | the rest |
    public struct ServiceData128: FieldCoded, Hashable {
        public var uuid = BluetoothUUID()
        public var data: [UInt8] = []

        public init() {}

        public init(uuid: BluetoothUUID, data: [UInt8]) {
            self.uuid = uuid
            self.data = data
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.uuid("uuid", &uuid, width: .bits128)
            try coder.bytes("data", &data)
        }
    }

    /// Data of a company (Core Specification Supplement 11, part A, 1.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | company | 2 |
    /// | data | the rest |
    public struct ManufacturerData: FieldCoded, Hashable {
        public var company: UInt16 = 0
        public var data: [UInt8] = []

        public init() {}

        public init(company: UInt16, data: [UInt8]) {
            self.company = company
            self.data = data
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            var identifier = CompanyIdentifier(company)
            try coder.field("company", &identifier)
            company = identifier.value
            try coder.bytes("data", &data)
        }
    }
}
