// SPDX-License-Identifier: Apache-2.0

extension OutputBuffer {
    /// Appends text with JSON's escapes. Control characters never get through, neither ASCII's nor U+0080 to U+009F,
    /// and no separators of lines or marks that turn the direction of writing, so that a device name cannot steer a
    /// terminal; bytes that are not UTF-8 become U+FFFD.
    public mutating func append(escaping utf8: Span<UInt8>) {
        var index = 0
        let count = utf8.count
        while index < count {
            let byte = utf8[index]
            switch byte {
            case 0x22, 0x5c:
                append(0x5c)
                append(byte)
                index += 1
            case 0x0a:
                append("\\n")
                index += 1
            case 0x0d:
                append("\\r")
                index += 1
            case 0x09:
                append("\\t")
                index += 1
            case 0x20..<0x7f:
                append(byte)
                index += 1
            case 0..<0x80:
                append("\\u00")
                append(hex: UInt64(byte), digits: 2)
                index += 1
            default:
                let length = UTF8Check.sequenceLength(utf8, at: index)
                if length == 0 {
                    append("\u{FFFD}")
                    index += 1
                } else if length == 2 && byte == 0xc2 && utf8[index + 1] < 0xa0 {
                    append("\\u00")
                    append(hex: UInt64(utf8[index + 1]), digits: 2)
                    index += 2
                } else if let mark = directionMark(utf8, index, length) {
                    append("\\u")
                    append(hex: mark, digits: 4)
                    index += length
                } else {
                    append(utf8.extracting(index..<(index + length)))
                    index += length
                }
            }
        }
    }

    /// The character at `index` if it turns the direction of writing or separates lines.
    private func directionMark(_ utf8: Span<UInt8>, _ index: Int, _ length: Int) -> UInt64? {
        switch (utf8[index], length) {
        case (0xd8, 2): return utf8[index + 1] == 0x9c ? 0x061c : nil
        case (0xe2, 3):
            let last = UInt64(utf8[index + 1] & 0x3f) << 6 | UInt64(utf8[index + 2] & 0x3f)
            switch 0x2000 | last {
            case 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: return 0x2000 | last
            default: return nil
            }
        default: return nil
        }
    }
}
