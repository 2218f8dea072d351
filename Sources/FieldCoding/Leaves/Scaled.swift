// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A quantity that the wire carries as a scaled integer; the raw integer is kept, so that it re-encodes bit by bit.
public struct Scaled<Raw: WireInteger>: FieldValue, Hashable {
    public var raw: Raw
    public var scale: Scale

    @inlinable
    public init() { self.init(Scale()) }

    @inlinable
    public init(_ scale: Scale, raw: Raw = Raw()) {
        self.raw = raw
        self.scale = scale
    }

    /// The quantity in `scale.unit`, nil when the raw value stands for "unknown" or the like.
    public var value: Double? {
        guard specialName == nil else { return nil }
        return ScaledDecimal.double(raw.signedValue, scale)
    }

    /// The raw value nearest to `quantity`, nil when it lies outside of the range.
    public init?(_ quantity: Double, _ scale: Scale) {
        guard let raw = Self.raw(for: quantity, scale) else { return nil }
        self.init(scale, raw: raw)
    }

    private static func raw(for quantity: Double, _ scale: Scale) -> Raw? {
        let steps = quantity / scale.step
        guard steps.magnitude < 1e19 else { return nil }
        // Rounded half away from zero by hand, and by way of 64 bits: `rounded()` and conversions to 128 bits would need
        // the C mathematics library.
        var whole = UInt64(steps.magnitude)
        if steps.magnitude - Double(whole) >= 0.5 { whole += 1 }
        let integer = steps < 0 ? -Int128(whole) : Int128(whole)
        guard integer >= Int128(Raw.minimum), integer <= Int128(Raw.maximumBits) else { return nil }
        return Raw(wireBits: UInt64(truncatingIfNeeded: integer))
    }

    /// Name of what a special raw value stands for.
    public var specialName: StaticString? {
        guard !scale.special.isEmpty else { return nil }
        return scale.specialName(raw.wireBits, byteCount: Raw.byteCount, isSigned: Raw.isSignedInteger)
    }

    @inlinable
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { try raw.read(from: &reader) }

    @inlinable
    public func write(to writer: inout ByteWriter) { raw.write(to: &writer) }

    @inlinable
    public func print(to printer: inout ValuePrinter) {
        scale.print(raw.wireBits, byteCount: Raw.byteCount, isSigned: Raw.isSignedInteger, to: &printer)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if case .string(let word) = json {
            for candidate in [
                Raw.maximumBits, Raw.maximumBits &- 1, 0, UInt64(bitPattern: Raw.minimum),
                UInt64(bitPattern: Raw.minimum &+ 1),
            ] {
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
