// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// SFLOAT, the 16-bit decimal float of IEEE 11073-20601: exponent in the top 4 bits, mantissa in the low 12, both
/// two's complement; value = mantissa × 10^exponent.
///
/// ```
///  15      12 11                    0
/// +----------+-----------------------+
/// | exponent |       mantissa        |
/// +----------+-----------------------+
/// ```
/// Five words with exponent 0 are no numbers: 0x07FF NaN, 0x0800 NRes, 0x07FE +∞, 0x0802 −∞, 0x0801 reserved.
/// The word is kept as it came, so 100 as 1000 × 10^−1 stays that.
public struct MedFloat16: FieldValue, Hashable {
    public var word: UInt16
    /// Printed behind the number in text.
    public var unit: Unit

    public init() { self.init(word: 0) }
    public init(_ unit: Unit) { self.init(word: 0, unit: unit) }
    public init(word: UInt16, unit: Unit = .none) {
        self.word = word
        self.unit = unit
    }

    /// Nil when one of the two does not fit, or when they would spell a special word.
    public init?(mantissa: Int, exponent: Int, unit: Unit = .none) {
        guard (-2048...2047).contains(mantissa), (-8...7).contains(exponent) else { return nil }
        self.init(
            word: UInt16(truncatingIfNeeded: exponent) << 12 | UInt16(truncatingIfNeeded: mantissa) & 0xfff, unit: unit)
        guard special == nil else { return nil }
    }

    /// The number nearest to `quantity` with the given exponent; nil when it does not fit.
    public init?(_ quantity: Double, exponent: Int, unit: Unit = .none) {
        guard let mantissa = MedFloatSpecial.mantissa(of: quantity, exponent: exponent) else { return nil }
        self.init(mantissa: mantissa, exponent: exponent, unit: unit)
    }

    public static let nan = MedFloat16(word: 0x07ff)
    public static let notAtThisResolution = MedFloat16(word: 0x0800)
    public static let positiveInfinity = MedFloat16(word: 0x07fe)
    public static let negativeInfinity = MedFloat16(word: 0x0802)
    public static let reserved = MedFloat16(word: 0x0801)

    public var mantissa: Int { Int(Int16(bitPattern: word << 4) >> 4) }
    public var exponent: Int { Int(Int16(bitPattern: word) >> 12) }
    public var special: MedFloatSpecial? { MedFloatSpecial(word16: word) }

    /// The number, NaN and ±∞ where the word stands for them or for less.
    public var doubleValue: Double {
        special?.doubleValue ?? Decimal64(mantissa: Int64(mantissa), exponent: exponent).doubleValue
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { word = try reader.read(UInt16.self) }
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
            self.word = special.word16
            return
        }
        let (mantissa, exponent) = try MedFloatSpecial.fit(
            try json.decimal(), mantissas: -2045...2045, exact: -2048...2047, exponents: -8...7)
        guard let value = MedFloat16(mantissa: mantissa, exponent: exponent, unit: unit) else {
            throw JSONFault("the number cannot be spelled as an SFLOAT")
        }
        self = value
    }

    public var fieldType: FieldType { FieldType("medfloat16", unit: "\(unit.symbol)", byteCount: 2) }
    public static func == (left: MedFloat16, right: MedFloat16) -> Bool { left.word == right.word }
    public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
