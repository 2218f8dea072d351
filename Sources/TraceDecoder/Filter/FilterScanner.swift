// SPDX-License-Identifier: Apache-2.0

import ByteCoding

/// Cuts a filter expression into words, quoted texts and symbols, as the parser asks for them.
struct FilterScanner {
    let bytes: [UInt8]
    private(set) var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index >= bytes.count }

    /// The byte at hand, 0 at the end.
    var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func byte(after distance: Int) -> UInt8 {
        index + distance < bytes.count ? bytes[index + distance] : 0
    }

    mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[index]) { index += 1 }
    }

    /// Whether `symbol` stands here, spaces aside.
    mutating func sees(_ symbol: StaticString) -> Bool {
        skipSpace()
        return symbol.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
    }

    /// Passes `symbol` if it stands here.
    mutating func takes(_ symbol: StaticString) -> Bool {
        guard sees(symbol) else { return false }
        index += symbol.utf8CodeUnitCount
        return true
    }

    /// Goes back to a place that was passed.
    mutating func rewind(to place: Int) { index = min(max(0, place), bytes.count) }

    // MARK: Words

    private static func continuesWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f, 0x80...0xff: true
        default: false
        }
    }

    /// The word that begins here: a name, a number, a UUID, an address, a byte string. Nil if there is none.
    func word() -> Range<Int>? {
        var end = index
        if current == 0x2d, (0x30...0x39).contains(byte(after: 1)) { end += 1 }
        guard end < bytes.count, Self.continuesWord(bytes[end]) else { return nil }
        while end < bytes.count {
            let byte = bytes[end]
            if byte == 0x2e {
                // Two points make a range, as in 1..5.
                if end + 1 < bytes.count, bytes[end + 1] == 0x2e { break }
            } else if !(Self.continuesWord(byte) || byte == 0x3a || byte == 0x2d) {
                break
            }
            end += 1
        }
        return index..<end
    }

    /// Passes the word that begins here.
    mutating func takeWord() -> Range<Int>? {
        skipSpace()
        guard let range = word() else { return nil }
        index = range.upperBound
        return range
    }

    /// Passes `keyword`, whatever its case, if it is the word that stands here.
    mutating func takes(keyword: StaticString) -> Bool {
        skipSpace()
        guard let range = word(), range.count == keyword.utf8CodeUnitCount,
            keyword.withUTF8Buffer({ zip(bytes[range], $0).allSatisfy { FilterText.folded($0) == $1 } })
        else { return false }
        index = range.upperBound
        return true
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: Quoted text

    /// Passes a text in double or single quotes that begins here.
    mutating func takeQuoted() throws(FilterError) -> FilterLiteral? {
        skipSpace()
        let quote = current
        guard quote == 0x22 || quote == 0x27 else { return nil }
        let start = index
        index += 1
        var content: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == quote { return FilterLiteral(bytes: content, isQuoted: true, range: start..<index) }
            content.append(byte == 0x5c ? try takeEscape() : byte)
        }
        throw FilterError("the text has no closing quote", start..<bytes.count)
    }

    private mutating func takeEscape() throws(FilterError) -> UInt8 {
        let start = index - 1
        let byte = current
        index += 1
        switch byte {
        case 0x22, 0x27, 0x5c: return byte
        case 0x6e: return 0x0a
        case 0x72: return 0x0d
        case 0x74: return 0x09
        case 0x30: return 0
        case 0x78:
            guard let high = Hex.digit(current), let low = Hex.digit(self.byte(after: 1)) else {
                throw FilterError("\\x takes two hex digits", position: start, length: 2)
            }
            index += 2
            return high << 4 | low
        default:
            throw FilterError(
                "unknown escape; there are \\\\, \\\", \\', \\n, \\r, \\t, \\0 and \\x with two hex digits",
                position: start, length: 2)
        }
    }

    // MARK: Numbers in brackets

    /// Passes a whole number, perhaps negative.
    mutating func takeIndex() throws(FilterError) -> Int? {
        skipSpace()
        let start = index
        let isNegative = current == 0x2d && (0x30...0x39).contains(byte(after: 1))
        if isNegative { index += 1 }
        var digits = 0
        var value = 0
        let isHex = current == 0x30 && (byte(after: 1) | 0x20) == 0x78
        if isHex { index += 2 }
        while let digit = Hex.digit(current), isHex || digit < 10 {
            value = value * (isHex ? 16 : 10) + Int(digit)
            digits += 1
            index += 1
            guard value <= 0xffff else { throw FilterError("no PDU is that long", start..<index) }
        }
        guard digits > 0 else {
            index = start
            return nil
        }
        return isNegative ? -value : value
    }
}
