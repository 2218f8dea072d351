// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A UUID as Bluetooth uses it: 16, 32 or 128 bits wide (Core specification, volume 3, part B, 2.5.1).
///
/// Short forms stand for 128-bit values over the Bluetooth base UUID 00000000-0000-1000-8000-00805F9B34FB. Two UUIDs
/// are equal when their 128-bit values are; the width they arrived with is kept for encoding.
public struct BluetoothUUID: Sendable, FieldValue {
    public enum Width: UInt8, Sendable, Hashable {
        case bits16 = 2
        case bits32 = 4
        case bits128 = 16
    }

    /// The most significant 64 bits.
    public let high: UInt64
    /// The least significant 64 bits.
    public let low: UInt64
    /// The width on the wire.
    public let width: Width

    private static let baseHigh: UInt64 = 0x0000_0000_0000_1000
    private static let baseLow: UInt64 = 0x8000_0080_5f9b_34fb

    public init() { self.init(0) }

    public init(_ short: UInt16) {
        high = UInt64(short) << 32 | Self.baseHigh
        low = Self.baseLow
        width = .bits16
    }

    public init(bits32 value: UInt32) {
        high = UInt64(value) << 32 | Self.baseHigh
        low = Self.baseLow
        width = .bits32
    }

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
        width = .bits128
    }

    /// From 2, 4 or 16 bytes in wire order (least significant first); nil for other counts.
    public init?(littleEndian bytes: Span<UInt8>) {
        var reader = ByteReader(bytes)
        switch bytes.count {
        case 2:
            guard let value = try? reader.read(UInt16.self) else { return nil }
            self.init(value)
        case 4:
            guard let value = try? reader.read(UInt32.self) else { return nil }
            self.init(bits32: value)
        case 16:
            guard let low = try? reader.read(UInt64.self), let high = try? reader.read(UInt64.self) else { return nil }
            self.init(high: high, low: low)
        default: return nil
        }
    }

    /// The 16-bit value over the Bluetooth base UUID, whatever the width on the wire.
    public var short: UInt16? {
        guard low == Self.baseLow, high & 0xffff_ffff == Self.baseHigh, high >> 48 == 0 else { return nil }
        return UInt16(truncatingIfNeeded: high >> 32)
    }

    // MARK: Text

    /// `180d`, `0000180d` or `0000180d-0000-1000-8000-00805f9b34fb`, by the width on the wire.
    public init?(_ text: String) {
        let digits = text.utf8.filter { $0 != 0x2d }
        guard let bytes = try? Hex.bytes(String(decoding: digits, as: UTF8.self)) else { return nil }
        var value: UInt64 = 0
        for byte in bytes.prefix(8) { value = value << 8 | UInt64(byte) }
        switch bytes.count {
        case 2: self.init(UInt16(value))
        case 4: self.init(bits32: UInt32(value))
        case 16:
            var low: UInt64 = 0
            for byte in bytes.suffix(8) { low = low << 8 | UInt64(byte) }
            self.init(high: value, low: low)
        default: return nil
        }
    }

    /// Appends the UUID's text in lower case.
    public func append(to output: inout OutputBuffer) {
        switch width {
        case .bits16: output.append(hex: high >> 32 & 0xffff, digits: 4)
        case .bits32: output.append(hex: high >> 32, digits: 8)
        case .bits128:
            output.append(hex: high >> 32, digits: 8)
            output.append(0x2d)
            output.append(hex: high >> 16 & 0xffff, digits: 4)
            output.append(0x2d)
            output.append(hex: high & 0xffff, digits: 4)
            output.append(0x2d)
            output.append(hex: low >> 48, digits: 4)
            output.append(0x2d)
            output.append(hex: low & 0xffff_ffff_ffff, digits: 12)
        }
    }

    // MARK: Fields

    /// Reads a UUID that takes all bytes that are left: 2, 4 or 16.
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let count = reader.remaining
        switch count {
        case 2: self = BluetoothUUID(try reader.read(UInt16.self))
        case 4: self = BluetoothUUID(bits32: try reader.read(UInt32.self))
        case 16:
            let low = try reader.read(UInt64.self)
            self = BluetoothUUID(high: try reader.read(UInt64.self), low: low)
        default:
            throw DecodeError(
                .invalidValue, offset: start, detail: "a UUID takes 2, 4 or 16 bytes, not \(count)")
        }
    }

    public func write(to writer: inout ByteWriter) {
        switch width {
        case .bits16: writer.write(UInt16(truncatingIfNeeded: high >> 32))
        case .bits32: writer.write(UInt32(truncatingIfNeeded: high >> 32))
        case .bits128:
            writer.write(low)
            writer.write(high)
        }
    }

    public func print(to printer: inout ValuePrinter) { printer.string(description) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        guard let value = BluetoothUUID(text) else {
            throw JSONFault("\"\(text)\" is not a UUID of 4, 8 or 32 hex digits")
        }
        self = value
    }

    public var fieldType: FieldType { FieldType("uuid") }
}

extension BluetoothUUID: Hashable {
    public static func == (left: BluetoothUUID, right: BluetoothUUID) -> Bool {
        left.high == right.high && left.low == right.low
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(high)
        hasher.combine(low)
    }
}

extension BluetoothUUID: CustomStringConvertible {
    public var description: String {
        var output = OutputBuffer(capacity: 36)
        append(to: &output)
        return output.string
    }
}
