// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
public import ByteCoding
public import FieldCoding

/// What ties the result of an ordered broadcast to its request: a UUID of 16 bytes, most significant first (RFC 4122).
public struct WVP1CorrelationID: FieldValue, Hashable, CustomStringConvertible {
    /// The most significant 64 bits.
    public var high: UInt64
    /// The least significant 64 bits.
    public var low: UInt64

    /// All zero: what a broadcast without a result has.
    public static let none = WVP1CorrelationID()

    public init() { self.init(high: 0, low: 0) }

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// From 32 hex digits, with or without hyphens; nil for anything else.
    public init?(_ text: String) {
        guard let uuid = BluetoothUUID(text), uuid.width == .bits128 else { return nil }
        self.init(high: uuid.high, low: uuid.low)
    }

    /// A random UUID (version 4) made from 128 random bits.
    public init(random high: UInt64, _ low: UInt64) {
        self.init(
            high: high & 0xffff_ffff_ffff_0fff | 0x4000, low: low & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000)
    }

    public var description: String { BluetoothUUID(high: high, low: low).description }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        var bytes = try reader.readSlice(16)
        high = try bytes.readBigEndian()
        low = try bytes.readBigEndian()
    }

    public func write(to writer: inout ByteWriter) {
        writer.writeBigEndian(high)
        writer.writeBigEndian(low)
    }

    public func print(to printer: inout ValuePrinter) { printer.string(description) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        guard let value = Self(text) else { throw JSONFault("\"\(text)\" is not a UUID of 32 hex digits") }
        self = value
    }

    public var fieldType: FieldType { FieldType("uuid", byteCount: 16) }
}
