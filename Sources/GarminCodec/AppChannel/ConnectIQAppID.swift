// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The UUID of a Connect IQ app: 16 bytes in the order of its hex digits.
public struct ConnectIQAppID: FieldValue, Hashable, CustomStringConvertible {
    /// The first eight bytes.
    public let high: UInt64
    /// The last eight bytes.
    public let low: UInt64

    public init() { self.init(high: 0, low: 0) }

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// From 32 hex digits with or without dashes.
    public init?(_ text: some StringProtocol) {
        let digits = text.utf8.filter { $0 != 0x2d }
        guard digits.count == 32, digits.allSatisfy({ Hex.digit($0) != nil }) else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        for digit in digits.prefix(16) { halves.0 = halves.0 << 4 | UInt64(Hex.digit(digit) ?? 0) }
        for digit in digits.suffix(16) { halves.1 = halves.1 << 4 | UInt64(Hex.digit(digit) ?? 0) }
        self.init(high: halves.0, low: halves.1)
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        guard reader.remaining >= 16 else {
            throw DecodeError(.truncated(needed: 16, available: reader.remaining), offset: reader.position)
        }
        let high = try reader.readBigEndian(UInt64.self)
        self = ConnectIQAppID(high: high, low: try reader.readBigEndian(UInt64.self))
    }

    public func write(to writer: inout ByteWriter) {
        writer.writeBigEndian(high)
        writer.writeBigEndian(low)
    }

    public func print(to printer: inout ValuePrinter) { printer.string(description) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        guard let value = ConnectIQAppID(text) else { throw JSONFault("\"\(text)\" is not a UUID of 32 hex digits") }
        self = value
    }

    public var fieldType: FieldType { FieldType("uuid", byteCount: 16) }

    /// Lower-case, with dashes.
    public var description: String {
        var output = OutputBuffer(capacity: 36)
        output.append(hex: high >> 32, digits: 8)
        output.append("-")
        output.append(hex: high >> 16 & 0xffff, digits: 4)
        output.append("-")
        output.append(hex: high & 0xffff, digits: 4)
        output.append("-")
        output.append(hex: low >> 48, digits: 4)
        output.append("-")
        output.append(hex: low & 0xffff_ffff_ffff, digits: 12)
        return output.string
    }
}
