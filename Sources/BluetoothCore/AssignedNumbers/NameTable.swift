// SPDX-License-Identifier: Apache-2.0

/// Names by number, held as one text literal and searched in place.
///
/// Each line is the number in upper-case hexadecimal, a space, and the name; lines are sorted by number. The text stays
/// in the program's read-only data, so a table costs nothing at start-up and a look-up touches only a few of its pages.
package struct NameTable: Sendable {
    /// How many hexadecimal digits a number has.
    package let digits: Int

    /// The whole table.
    package let lines: String

    package init(digits: Int, lines: String) {
        self.digits = digits
        self.lines = lines
    }

    /// The name of a number, or nil if the table has no such number.
    package func name(of number: UInt128) -> String? {
        let text = lines.utf8Span
        let bytes = text.span
        // Both bounds are always the start of a line, or the end of the text.
        var low = 0
        var high = bytes.count
        while low < high {
            var start = low + (high - low) / 2
            while start > low, bytes[start - 1] != Self.lineFeed {
                start -= 1
            }
            var end = start
            while end < bytes.count, bytes[end] != Self.lineFeed {
                end += 1
            }
            let nameStart = start + digits + 1
            guard nameStart < end, let found = Self.number(bytes.extracting(start..<nameStart - 1)) else { return nil }
            if found == number {
                guard let name = try? UTF8Span(validating: bytes.extracting(nameStart..<end)) else { return nil }
                return String(copying: name)
            }
            if found < number {
                low = min(end + 1, bytes.count)
            } else {
                high = start
            }
        }
        return nil
    }

    private static let lineFeed: UInt8 = 0x0a

    private static func number(_ text: Span<UInt8>) -> UInt128? {
        var result: UInt128 = 0
        for index in text.indices {
            switch text[index] {
            case let digit where (0x30...0x39).contains(digit): result = result << 4 | UInt128(digit - 0x30)
            case let digit where (0x41...0x46).contains(digit): result = result << 4 | UInt128(digit - 0x37)
            default: return nil
            }
        }
        return result
    }
}
