// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A 48-bit device address (Core specification, volume 6, part B, 1.3); on the wire least significant byte first.
public struct BluetoothAddress: Sendable, Hashable, FieldValue {
    /// The address in the low 48 bits, its most significant byte first as it is written.
    public let value: UInt64

    public init() { value = 0 }
    public init(_ value: UInt64) { self.value = value & 0xffff_ffff_ffff }

    /// From `C0:11:22:33:44:55`.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 6 else { return nil }
        var value: UInt64 = 0
        for part in parts {
            // Digit by digit: the standard library's reading takes signs too.
            guard part.utf8.count == 2 else { return nil }
            for character in part.utf8 {
                guard let digit = Hex.digit(character) else { return nil }
                value = value << 4 | UInt64(digit)
            }
        }
        self.init(value)
    }

    /// The two most significant bits of a random address say what kind it is.
    public enum RandomKind: Sendable, Hashable {
        case nonResolvablePrivate
        case resolvablePrivate
        case reserved
        case staticDevice
    }

    /// Means something for random addresses only.
    public var randomKind: RandomKind {
        switch value >> 46 {
        case 0: .nonResolvablePrivate
        case 1: .resolvablePrivate
        case 2: .reserved
        default: .staticDevice
        }
    }

    /// Appends `C0:11:22:33:44:55`.
    public func append(to output: inout OutputBuffer) {
        for index in stride(from: 40, through: 0, by: -8) {
            for nibble in [
                UInt8(truncatingIfNeeded: value >> UInt64(index + 4)) & 15,
                UInt8(truncatingIfNeeded: value >> UInt64(index)) & 15,
            ] {
                output.append(nibble < 10 ? nibble + 0x30 : nibble + 0x37)
            }
            if index > 0 { output.append(0x3a) }
        }
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        self = BluetoothAddress(try reader.readUnsigned(byteCount: 6))
    }

    public func write(to writer: inout ByteWriter) { writer.write(unsigned: value, byteCount: 6) }

    public func print(to printer: inout ValuePrinter) { printer.string(description) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        guard let address = BluetoothAddress(text) else {
            throw JSONFault("\"\(text)\" is not an address like C0:11:22:33:44:55")
        }
        self = address
    }

    public var fieldType: FieldType { FieldType("address", byteCount: 6) }
}

extension BluetoothAddress: CustomStringConvertible {
    public var description: String {
        var output = OutputBuffer(capacity: 17)
        append(to: &output)
        return output.string
    }
}
