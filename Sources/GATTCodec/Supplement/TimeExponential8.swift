// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A duration in one byte, 1.1^(N − 64) seconds; 0 is 0 s, 0xFE the life of the device, 0xFF unknown
/// (GATT Specification Supplement, Time Exponential 8).
public struct TimeExponential8: FieldValue, Hashable {
    public var raw: UInt8 = 0

    public init() {}
    public init(raw: UInt8) { self.raw = raw }

    /// The raw value whose duration is nearest; nil for negative ones and those above the range.
    public init?(seconds: Double) {
        guard seconds >= 0, seconds <= Self.seconds(of: 0xfd) * 1.05 else { return nil }
        var best: UInt8 = 0
        for candidate in (0 as UInt8)...0xfd
        where (Self.seconds(of: candidate) - seconds).magnitude < (Self.seconds(of: best) - seconds).magnitude {
            best = candidate
        }
        raw = best
    }

    /// Nil where the raw value stands for something else.
    public var seconds: Double? { raw < 0xfe ? Self.seconds(of: raw) : nil }

    private static func seconds(of raw: UInt8) -> Double {
        guard raw > 0 else { return 0 }
        var result = 1.0
        for _ in 0..<abs(Int(raw) - 64) { result *= 1.1 }
        return raw < 64 ? 1 / result : result
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { raw = try reader.readUInt8() }
    public func write(to writer: inout ByteWriter) { writer.write(raw) }

    /// Prints the duration with four digits, which tell all steps apart.
    public func print(to printer: inout ValuePrinter) {
        guard let seconds else { return printer.word(raw == 0xfe ? "lifeOfDevice" : "unknown") }
        var (mantissa, exponent) = (seconds, 0)
        while mantissa > 0 && mantissa < 1000 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
        while mantissa >= 10_000 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
        var digits = Int64(mantissa + 0.5)
        while digits > 0 && digits % 10 == 0 && exponent < 0 { (digits, exponent) = (digits / 10, exponent + 1) }
        while exponent > 0 { (digits, exponent) = (digits * 10, exponent - 1) }
        printer.number(Decimal64(mantissa: digits, exponent: exponent))
        printer.unit(.second)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if case .string(let word) = json {
            switch word {
            case "lifeOfDevice": raw = 0xfe
            case "unknown": raw = 0xff
            default: throw JSONFault("a number is expected, not \"\(word)\"")
            }
            return
        }
        let quantity = try json.decimal().doubleValue
        guard let value = TimeExponential8(seconds: quantity) else {
            throw JSONFault("\(quantity) is not between 0 and \(Self.seconds(of: 0xfd))")
        }
        self = value
    }

    public var fieldType: FieldType { FieldType("exponential8", unit: "s", byteCount: 1) }
}
