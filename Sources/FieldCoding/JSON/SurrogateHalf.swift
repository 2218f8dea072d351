// SPDX-License-Identifier: Apache-2.0

import ByteCoding

/// Halves of surrogate pairs in JSON: `"\ud83d"` is valid JSON, and Java's strings hold such things, but no Swift string
/// does.
///
/// In the strings of a ``JSONValue`` the half 0xD83D stands as the private-use character U+10D83D. Such characters that
/// are truly in the text are two halves there, so that nothing is mistaken: `JSONValue.stringValue` and
/// `JSONValue.units` put all of them right.
public enum SurrogateHalf {
    private static let standIns: ClosedRange<UInt32> = 0x10d800...0x10dfff

    /// The half that a character stands for; nil for any other.
    static func unit(_ scalar: Unicode.Scalar) -> UInt16? {
        standIns.contains(scalar.value) ? UInt16(truncatingIfNeeded: scalar.value) : nil
    }

    /// The character that stands for a half.
    static func standIn(_ unit: UInt32) -> Unicode.Scalar { Unicode.Scalar(0x10_0000 + unit) ?? "\u{fffd}" }

    /// Whether a character has to be given as two halves.
    static func isReserved(_ scalar: Unicode.Scalar) -> Bool { standIns.contains(scalar.value) }

    /// The UTF-16 units of a string, or member name, of a ``JSONValue``.
    public static func units(_ text: String) -> [UInt16] {
        var units: [UInt16] = []
        units.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if let half = unit(scalar) {
                units.append(half)
            } else {
                units += UTF16.encode(scalar).map { Array($0) } ?? []
            }
        }
        return units
    }

    /// The text itself; nil where a half lacks its other half.
    static func joined(_ text: String) -> String? {
        guard text.unicodeScalars.contains(where: isReserved) else { return text }
        var joined = String.UnicodeScalarView()
        var high: UInt16?
        for scalar in text.unicodeScalars {
            guard let half = unit(scalar) else {
                if high != nil { return nil }
                joined.append(scalar)
                continue
            }
            if let first = high {
                guard half & 0x0400 != 0 else { return nil }
                let code = 0x10000 + UInt32(first & 0x3ff) << 10 + UInt32(half & 0x3ff)
                joined.append(Unicode.Scalar(code) ?? "\u{fffd}")
                high = nil
            } else {
                guard half & 0x0400 == 0 else { return nil }
                high = half
            }
        }
        return high == nil ? String(joined) : nil
    }
}

extension JSONValue {
    /// The UTF-16 units of a string, halves of surrogate pairs included.
    public func units() throws(JSONFault) -> [UInt16] {
        guard case .string(let text) = self else { throw JSONFault("a string is expected, not \(kindName)") }
        return SurrogateHalf.units(text)
    }
}

extension ValuePrinter {
    /// Text of UTF-16 units; halves of surrogate pairs are escaped (`\ud83d`).
    public mutating func string(units: Span<UInt16>) {
        separateForValue()
        quote(units: units)
        finishValue()
    }

    /// A key of UTF-16 units.
    public mutating func key(units: Span<UInt16>) {
        key(dynamic: "")
        // The empty key that was printed, its quotes and what follows it, makes room for this one.
        let tail = style == .json ? 3 : 2
        output.truncate(to: output.count - tail)
        if style == .json {
            quote(units: units)
            output.append(":")
        } else {
            append(escaping: units)
            output.append(": ")
        }
    }

    private mutating func quote(units: Span<UInt16>) {
        output.append(0x22)
        append(escaping: units)
        output.append(0x22)
    }

    private mutating func append(escaping units: Span<UInt16>) {
        var text = String.UnicodeScalarView()
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard unit & 0xf800 == 0xd800 else {
                text.append(Unicode.Scalar(unit) ?? "\u{fffd}")
                continue
            }
            if unit & 0x0400 == 0, index < units.count, units[index] & 0xfc00 == 0xdc00 {
                let code = 0x10000 + UInt32(unit & 0x3ff) << 10 + UInt32(units[index] & 0x3ff)
                text.append(Unicode.Scalar(code) ?? "\u{fffd}")
                index += 1
                continue
            }
            output.append(escaping: Array(String(text).utf8).span)
            text = String.UnicodeScalarView()
            output.append("\\u")
            output.append(hex: UInt64(unit), digits: 4)
        }
        output.append(escaping: Array(String(text).utf8).span)
    }
}
