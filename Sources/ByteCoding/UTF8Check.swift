// SPDX-License-Identifier: Apache-2.0

/// Well-formedness of UTF-8 (Unicode 15, table 3-7).
public enum UTF8Check {
    /// Length of the well-formed sequence that starts at `index`, 0 where there is none.
    public static func sequenceLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
        guard index >= 0, index < bytes.count else { return 0 }
        let lead = bytes[index]
        let length: Int
        var low: UInt8 = 0x80
        var high: UInt8 = 0xbf
        switch lead {
        case 0x00..<0x80: return 1
        case 0xc2...0xdf: length = 2
        case 0xe0: (length, low) = (3, 0xa0)
        case 0xed: (length, high) = (3, 0x9f)
        case 0xe1...0xef: length = 3
        case 0xf0: (length, low) = (4, 0x90)
        case 0xf1...0xf3: length = 4
        case 0xf4: (length, high) = (4, 0x8f)
        default: return 0
        }
        guard bytes.count - index >= length else { return 0 }
        guard bytes[index + 1] >= low, bytes[index + 1] <= high else { return 0 }
        for further in 2..<max(2, length) where bytes[index + further] & 0xc0 != 0x80 { return 0 }
        return length
    }

    /// Whether all of `bytes` is well-formed.
    public static func isValid(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let length = sequenceLength(bytes, at: index)
            guard length > 0 else { return false }
            index += length
        }
        return true
    }
}
