// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// Primary Service declaration, 0x2800, and Secondary Service declaration, 0x2801: the UUID, 2 or 16 bytes.
public struct ServiceDeclaration: FieldCoded, Hashable {
    public var uuid = BluetoothUUID()

    public init() {}
    public init(_ uuid: BluetoothUUID) { self.uuid = uuid }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.expect(coder.remaining != 4, "uuid", "services are declared with UUIDs of 2 or 16 bytes")
        try coder.field("uuid", &uuid)
    }
}

/// Include declaration, 0x2802: first and last handle (2 bytes each) and, where it has 16 bits, the UUID (2 bytes).
public struct IncludeDeclaration: CharacteristicValue {
    public static var uuid: UInt16 { 0x2802 }
    public static var name: StaticString { "Include" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 3.2" }

    public var startHandle: UInt16 = 1
    public var endHandle: UInt16 = 1
    public var serviceUUID: BluetoothUUID?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("startHandle", &startHandle)
        try coder.field("endHandle", &endHandle)
        let rest = coder.remaining
        try coder.expect(rest == nil || rest == 0 || rest == 2, "serviceUUID", "only UUIDs of 16 bits are included")
        try coder.optional("serviceUUID", &serviceUUID, if: rest != 0)
        try coder.expect(startHandle <= endHandle, "endHandle", "the last handle is below the first")
    }
}

/// Characteristic declaration, 0x2803: properties (1 byte), handle of the value (2 bytes), UUID (2 or 16 bytes).
public struct CharacteristicDeclaration: CharacteristicValue {
    public static var uuid: UInt16 { 0x2803 }
    public static var name: StaticString { "Characteristic" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 3.3.1" }

    public struct Properties: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let broadcast = Properties(rawValue: 1 << 0)
        public static let read = Properties(rawValue: 1 << 1)
        public static let writeWithoutResponse = Properties(rawValue: 1 << 2)
        public static let write = Properties(rawValue: 1 << 3)
        public static let notify = Properties(rawValue: 1 << 4)
        public static let indicate = Properties(rawValue: 1 << 5)
        public static let authenticatedSignedWrites = Properties(rawValue: 1 << 6)
        public static let extendedProperties = Properties(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "broadcast", 1: "read", 2: "writeWithoutResponse", 3: "write", 4: "notify", 5: "indicate",
            6: "authenticatedSignedWrites", 7: "extendedProperties",
        ]
    }

    public var properties: Properties = []
    public var valueHandle: UInt16 = 0
    public var characteristicUUID = BluetoothUUID()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("properties", &properties)
        try coder.field("valueHandle", &valueHandle)
        try coder.expect(
            coder.remaining != 4, "characteristicUUID", "characteristics are declared with UUIDs of 2 or 16 bytes")
        try coder.field("characteristicUUID", &characteristicUUID)
    }
}
