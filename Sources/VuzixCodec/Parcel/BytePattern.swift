// SPDX-License-Identifier: Apache-2.0

/// Fixed bytes to look for, eight at a time.
struct BytePattern: Sendable {
    let count: Int
    private let words: [UInt64]
    private let rest: [UInt8]

    init(_ bytes: [UInt8]) {
        count = bytes.count
        words = (0..<bytes.count / 8).map { index in
            bytes[(8 * index)..<(8 * index + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        rest = Array(bytes[(bytes.count & ~7)...])
    }

    /// The units of a string16.
    init(units text: JavaString) {
        self.init(text.units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    }

    /// Whether the pattern lies at `position`, behind which the scanner has passed over at least as many bytes.
    func matches(_ scanner: borrowing ParcelScanner, at position: Int) -> Bool {
        var position = position
        for word in words {
            if scanner.doubleWord(at: position) != word { return false }
            position += 8
        }
        for byte in rest {
            if scanner.byte(at: position) != byte { return false }
            position += 1
        }
        return true
    }
}
