// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

/// A value as it was written. What it means depends on the field that it is compared with.
struct FilterLiteral: Sendable {
    /// The text, without quotes and escapes.
    var bytes: [UInt8]
    var isQuoted: Bool
    /// Its place in the expression.
    var range: Range<Int>

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether it looks like a name that somebody may have taken for a field.
    var isIdentifier: Bool {
        guard !isQuoted, let first = bytes.first else { return false }
        return (0x41...0x5a).contains(first) || (0x61...0x7a).contains(first) || first == 0x5f || first >= 0x80
    }

    /// A whole number: decimal or hex.
    var integer: Int64? {
        guard !isQuoted else { return nil }
        let word = text
        let isNegative = word.hasPrefix("-")
        let digits = isNegative ? word.dropFirst() : Substring(word)
        guard digits.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false else { return nil }
        let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        guard !isHex || digits.utf8.dropFirst(2).first != 0x2d else { return nil }
        return Int64((isNegative ? "-" : "") + (isHex ? digits.dropFirst(2) : digits), radix: isHex ? 16 : 10)
    }

    /// A number for decoded values: as above, or with a fraction and an exponent.
    var decimal: Decimal64? {
        guard !isQuoted else { return nil }
        if let integer { return Decimal64(mantissa: integer, exponent: 0) }
        return Decimal64(parsing: text)
    }

    /// Bytes: hex digits in pairs, perhaps after `0x`, perhaps with `:`, `-` or `.` between; or the bytes of a text.
    var byteString: [UInt8]? {
        if isQuoted { return bytes }
        return FilterLiteral.hexBytes(bytes[...])
    }

    static func hexBytes(_ word: ArraySlice<UInt8>) -> [UInt8]? {
        var digits = word
        if digits.count > 2, digits.first == 0x30, digits[digits.startIndex + 1] | 0x20 == 0x78 {
            digits = digits.dropFirst(2)
        }
        var result: [UInt8] = []
        while let high = digits.popFirst() {
            guard let low = digits.popFirst(), let upper = Hex.digit(high), let lower = Hex.digit(low) else {
                return nil
            }
            result.append(upper << 4 | lower)
            if let next = digits.first, next == 0x3a || next == 0x2d || next == 0x2e {
                digits.removeFirst()
                if digits.isEmpty { return nil }
            }
        }
        return result.isEmpty ? nil : result
    }
}
