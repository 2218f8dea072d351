// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// An unsigned number that counts from below zero: quantity = (raw + offset) × 10^exponent; the largest raw number says
/// that nothing is configured (Indoor Positioning Service 1.0, 3.6 and 3.7).
public struct OffsetNumber<Raw: WireInteger>: FieldValue, Hashable {
    public var raw = Raw()
    public var offset: Int64
    public var decimalExponent: Int
    public var unit: Unit

    public init() { self.init(offset: 0, decimalExponent: 0, unit: .none) }

    public init(offset: Int64, decimalExponent: Int, unit: Unit) {
        self.offset = offset
        self.decimalExponent = decimalExponent
        self.unit = unit
    }

    /// Nil where nothing is configured.
    public var value: Double? { raw.wireBits == Raw.maximumBits ? nil : decimal.doubleValue }

    private var decimal: Decimal64 {
        Decimal64(mantissa: raw.signedValue &+ offset, exponent: decimalExponent)
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { try raw.read(from: &reader) }
    public func write(to writer: inout ByteWriter) { raw.write(to: &writer) }

    public func print(to printer: inout ValuePrinter) {
        if raw.wireBits == Raw.maximumBits { return printer.word("notConfigured") }
        printer.number(decimal)
        printer.unit(unit)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if case .string("notConfigured") = json {
            raw = Raw(wireBits: Raw.maximumBits)
            return
        }
        let quantity = try json.decimal()
        let step = Decimal64(mantissa: 1, exponent: decimalExponent).doubleValue
        let steps = quantity.doubleValue / step - Double(offset)
        guard steps > -0.5, steps < Double(Raw.maximumBits), steps < 9e18 else {
            throw JSONFault("\(quantity.doubleValue) is outside of the range")
        }
        raw = Raw(wireBits: UInt64(steps + 0.5))
    }

    public var fieldType: FieldType {
        var type = Raw().fieldType
        type.unit = "\(unit.symbol)"
        return type
    }
}
