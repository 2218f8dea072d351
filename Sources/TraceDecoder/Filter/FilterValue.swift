// SPDX-License-Identifier: Apache-2.0

import FieldCoding

/// A literal that decoded fields are compared with: their type is known only when one is decoded.
struct FilterValue: Sendable {
    private let text: [UInt8]
    private let number: Decimal64?
    private let bytes: [UInt8]?

    init(_ literal: FilterLiteral) {
        text = FilterText.folded(literal.bytes)
        number = literal.decimal
        // Decoded bytes are printed in hex.
        bytes = literal.isQuoted ? nil : literal.byteString
    }

    static func number(_ json: JSONValue) -> Decimal64? {
        guard case .number(let spelling) = json else { return nil }
        if let exact = Decimal64(parsing: spelling) { return exact }
        // More digits than 64 bits hold: none of our fields has them, other than as a binary number's tail.
        guard let value = Double(spelling), value.magnitude < 9e12 else { return nil }
        return Decimal64(mantissa: Int64(value * 1e6), exponent: -6)
    }

    func equals(_ json: JSONValue) -> Bool {
        switch json {
        case .number:
            guard let number, let value = Self.number(json) else { return false }
            return FilterDecimals.order(value, number) == 0
        case .string(let string):
            if FilterText.folded(string.utf8) == text { return true }
            return bytes != nil && bytes == FilterLiteral.hexBytes(Array(string.utf8)[...])
        case .bool(let flag): return text == Array((flag ? "true" : "false").utf8)
        case .null, .array, .object: return false
        }
    }

    /// Whether a text, or a text somewhere within, contains it.
    func isContained(in json: JSONValue) -> Bool {
        switch json {
        case .string(let string):
            if FilterText.contains(FilterText.folded(string.utf8), text) { return true }
            guard let bytes, let value = FilterLiteral.hexBytes(Array(string.utf8)[...]) else { return false }
            return FilterText.contains(value, bytes)
        case .array(let elements): return elements.contains { isContained(in: $0) }
        case .object(let members): return members.contains { isContained(in: $0.value) }
        case .number, .bool, .null: return false
        }
    }
}

/// Compares decimal numbers exactly.
enum FilterDecimals {
    /// −1, 0 or 1: how `left` lies to `right`.
    static func order(_ left: Decimal64, _ right: Decimal64) -> Int64 {
        guard left.mantissa != 0, right.mantissa != 0 else {
            return (left.mantissa.signum() - right.mantissa.signum()).signum()
        }
        let difference = left.exponent - right.exponent
        // 10^19 times any 64-bit number fits 128 bits, and beyond that the larger exponent decides.
        if difference > 19 { return left.mantissa.signum() }
        if difference < -19 { return -right.mantissa.signum() }
        var first = Int128(left.mantissa)
        var second = Int128(right.mantissa)
        for _ in 0..<max(0, difference) { first *= 10 }
        for _ in 0..<max(0, -difference) { second *= 10 }
        return first == second ? 0 : first < second ? -1 : 1
    }
}
