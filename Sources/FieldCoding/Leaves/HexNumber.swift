// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// An unsigned integer that people read in hexadecimal: a handle, a channel, a port. JSON has the plain number.
public struct HexNumber<Raw: WireInteger>: FieldValue, Hashable {
    public var raw: Raw

    public init() { raw = Raw() }
    public init(_ raw: Raw) { self.raw = raw }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { try raw.read(from: &reader) }
    public func write(to writer: inout ByteWriter) { raw.write(to: &writer) }

    public func print(to printer: inout ValuePrinter) {
        printer.number(hexadecimal: raw.wireBits, digits: 2 * Raw.byteCount)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) { try raw.parse(json) }
    public var fieldType: FieldType { raw.fieldType }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A number that people read in hexadecimal; text shows `0x0040`, JSON 64.
    @inlinable
    public mutating func hex<Raw: WireInteger>(_ name: StaticString, _ value: inout Raw) throws(Failure) {
        var number = HexNumber(value)
        try field(name, &number)
        value = number.raw
    }

    /// Numbers that people read in hexadecimal: `count` of them, or as many as there are bytes.
    @inlinable
    public mutating func hexList<Raw: WireInteger>(
        _ name: StaticString, _ values: inout [Raw], count: Int? = nil
    ) throws(Failure) {
        var numbers = values.map { HexNumber($0) }
        try list(name, &numbers, count: count)
        values = numbers.map { $0.raw }
    }
}

extension ValuePrinter {
    /// A number in decimal for JSON, and as `0x` and at least `digits` hex digits in text.
    public mutating func number(hexadecimal value: UInt64, digits: Int) {
        guard style == .text else { return number(unsigned: value) }
        separateForValue()
        output.append("0x")
        output.append(hex: value, digits: digits)
        finishValue()
    }
}
