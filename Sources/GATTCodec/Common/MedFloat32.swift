// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// FLOAT, the 32-bit decimal float of IEEE 11073-20601: exponent in the top 8 bits, mantissa in the low 24, both
/// two's complement; value = mantissa × 10^exponent.
///
/// ```
///  31        24 23                                   0
/// +------------+--------------------------------------+
/// |  exponent  |               mantissa               |
/// +------------+--------------------------------------+
/// ```
/// Five words with exponent 0 are no numbers: 0x007FFFFF NaN, 0x00800000 NRes, 0x007FFFFE +∞, 0x00800002 −∞,
/// 0x00800001 reserved. The word is kept as it came.
public struct MedFloat32: FieldValue, Hashable {
    public var word: UInt32
    /// Printed behind the number in text.
    public var unit: Unit

    public init() { self.init(word: 0) }
    public init(_ unit: Unit) { self.init(word: 0, unit: unit) }
    public init(word: UInt32, unit: Unit = .none) {
        self.word = word
        self.unit = unit
    }

    /// Nil when one of the two does not fit, or when they would spell a special word.
    public init?(mantissa: Int, exponent: Int, unit: Unit = .none) {
        guard (-0x80_0000...0x7f_ffff).contains(mantissa), (-128...127).contains(exponent) else { return nil }
        self.init(
            word: UInt32(truncatingIfNeeded: exponent) << 24 | UInt32(truncatingIfNeeded: mantissa) & 0xff_ffff,
            unit: unit)
        guard special == nil else { return nil }
    }

    /// The number nearest to `quantity` with the given exponent; nil when it does not fit.
    public init?(_ quantity: Double, exponent: Int, unit: Unit = .none) {
        guard let mantissa = MedFloatSpecial.mantissa(of: quantity, exponent: exponent) else { return nil }
        self.init(mantissa: mantissa, exponent: exponent, unit: unit)
    }

    public static let nan = MedFloat32(word: 0x007f_ffff)
    public static let notAtThisResolution = MedFloat32(word: 0x0080_0000)
    public static let positiveInfinity = MedFloat32(word: 0x007f_fffe)
    public static let negativeInfinity = MedFloat32(word: 0x0080_0002)
    public static let reserved = MedFloat32(word: 0x0080_0001)

    public var mantissa: Int { Int(Int32(bitPattern: word << 8) >> 8) }
    public var exponent: Int { Int(Int32(bitPattern: word) >> 24) }
    public var special: MedFloatSpecial? { MedFloatSpecial(word32: word) }

    /// The number, NaN and ±∞ where the word stands for them or for less.
    public var doubleValue: Double {
        special?.doubleValue ?? Decimal64(mantissa: Int64(mantissa), exponent: exponent).doubleValue
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { word = try reader.read(UInt32.self) }
    public func write(to writer: inout ByteWriter) { writer.write(word) }

    public func print(to printer: inout ValuePrinter) {
        if let special { return printer.word(special.name) }
        printer.number(Decimal64(mantissa: Int64(mantissa), exponent: exponent))
        printer.unit(unit)
    }

    /// Takes mantissa and exponent from the number's spelling; digits that do not fit are rounded away.
    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if case .string(let word) = json {
            guard let special = MedFloatSpecial(named: word) else { throw MedFloatSpecial.fault(word) }
            self.word = special.word32
            return
        }
        let (mantissa, exponent) = try MedFloatSpecial.fit(
            try json.decimal(), mantissas: -0x7f_fffd...0x7f_fffd, exact: -0x80_0000...0x7f_ffff, exponents: -128...127)
        guard let value = MedFloat32(mantissa: mantissa, exponent: exponent, unit: unit) else {
            throw JSONFault("the number cannot be spelled as a FLOAT")
        }
        self = value
    }

    public var fieldType: FieldType { FieldType("medfloat32", unit: "\(unit.symbol)", byteCount: 4) }
    public static func == (left: MedFloat32, right: MedFloat32) -> Bool { left.word == right.word }
    public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
