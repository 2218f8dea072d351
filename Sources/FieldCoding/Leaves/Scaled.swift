// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A quantity that the wire carries as a scaled integer; the raw integer is kept, so that it re-encodes bit by bit.
public struct Scaled<Raw: WireInteger>: FieldValue, Hashable {
    public var raw: Raw
    public var scale: Scale

    public init() { self.init(Scale()) }
    public init(_ scale: Scale, raw: Raw = Raw()) {
        self.raw = raw
        self.scale = scale
    }

    /// The quantity in `scale.unit`, nil when the raw value stands for "unknown" or the like.
    public var value: Double? {
        guard specialName == nil else { return nil }
        return Decimal64Exact(raw.signedValue, scale).doubleValue
    }

    /// The raw value nearest to `quantity`, nil when it lies outside of the range.
    public init?(_ quantity: Double, _ scale: Scale) {
        guard let raw = Self.raw(for: quantity, scale) else { return nil }
        self.init(scale, raw: raw)
    }

    private static func raw(for quantity: Double, _ scale: Scale) -> Raw? {
        let steps = quantity / scale.step
        guard steps.magnitude < 1e19 else { return nil }
        // Rounded half away from zero by hand: `rounded()` would need the C mathematics library.
        var integer = Int128(steps)
        let rest = steps - Double(integer)
        if rest >= 0.5 { integer += 1 } else if rest <= -0.5 { integer -= 1 }
        guard integer >= Int128(Raw.minimum), integer <= Int128(Raw.maximumBits) else { return nil }
        return Raw(wireBits: UInt64(truncatingIfNeeded: integer))
    }

    /// Name of what a special raw value stands for.
    public var specialName: StaticString? {
        let special = scale.special
        guard !special.isEmpty else { return nil }
        let bits = raw.wireBits
        let maximum = Raw.maximumBits
        if bits == maximum {
            if special.contains(.maximumUnknown) { return "unknown" }
            if special.contains(.maximumInvalid) { return "invalid" }
        }
        if special.contains(.zeroUnknown), bits == 0 { return "unknown" }
        if bits == maximum - 1 {
            if special.contains(.belowMaximumInvalid) { return "invalid" }
            if special.contains(.belowMaximumUnknown) { return "unknown" }
            if special.contains(.belowMaximumOverflow) { return "overflow" }
        }
        if Raw.isSignedInteger {
            if special.contains(.minimumUnknown), raw.signedValue == Raw.minimum { return "unknown" }
            if raw.signedValue == Raw.minimum + 1 {
                if special.contains(.aboveMinimumUnderflow) { return "underflow" }
                if special.contains(.aboveMinimumInvalid) { return "invalid" }
            }
        }
        return nil
    }

    @inlinable
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { try raw.read(from: &reader) }

    @inlinable
    public func write(to writer: inout ByteWriter) { raw.write(to: &writer) }

    public func print(to printer: inout ValuePrinter) {
        if let name = specialName { return printer.word(name) }
        if scale.binaryExponent == 0 && scale.decimalExponent == 0 && scale.multiplier == 1 {
            raw.print(to: &printer)
        } else if let exact = Decimal64Exact(raw.signedValue, scale).decimal {
            printer.number(exact)
        } else {
            printer.number(Double(raw.signedValue) * scale.step)
        }
        printer.unit(scale.unit)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if case .string(let word) = json {
            for candidate in [Raw.maximumBits, Raw.maximumBits &- 1, 0, UInt64(bitPattern: Raw.minimum), UInt64(bitPattern: Raw.minimum &+ 1)] {
                let trial = Scaled(scale, raw: Raw(wireBits: candidate))
                if let name = trial.specialName, "\(name)" == word {
                    raw = trial.raw
                    return
                }
            }
            throw JSONFault("a number is expected, not \"\(word)\"")
        }
        if scale.step == 1 { return try raw.parse(json) }
        let quantity = try json.decimal().doubleValue
        guard let raw = Self.raw(for: quantity, scale) else {
            let low = Double(Raw.minimum) * scale.step
            let high = Double(Raw.maximumBits) * scale.step
            throw JSONFault("\(quantity) is not between \(low) and \(high)")
        }
        self.raw = raw
    }

    public var fieldType: FieldType {
        var type = Raw.integerType
        type.unit = "\(scale.unit.symbol)"
        return type
    }

    public static func == (left: Scaled, right: Scaled) -> Bool { left.raw == right.raw && left.scale == right.scale }
}

/// A scaled integer as an exact decimal number: a binary exponent is turned into powers of five.
struct Decimal64Exact {
    /// Nil when the digits do not fit 64 bits.
    let decimal: Decimal64?
    private let approximation: Double

    init(_ raw: Int64, _ scale: Scale) {
        approximation = Double(raw) * scale.step
        var mantissa = Int128(raw) * Int128(scale.multiplier)
        var exponent = Int(scale.decimalExponent)
        if scale.binaryExponent < 0 {
            for _ in 0..<min(Int(-Int(scale.binaryExponent)), 24) { mantissa *= 5 }
            exponent += Int(scale.binaryExponent)
        } else {
            mantissa <<= Int128(min(Int(scale.binaryExponent), 40))
        }
        while exponent < 0 && mantissa % 10 == 0 {
            mantissa /= 10
            exponent += 1
        }
        while exponent > 0 && abs(mantissa) < Int128(Int64.max / 10) {
            mantissa *= 10
            exponent -= 1
        }
        decimal = Int64(exactly: mantissa).map { Decimal64(mantissa: $0, exponent: exponent) }
    }

    var doubleValue: Double { decimal?.doubleValue ?? approximation }
}
