// SPDX-License-Identifier: Apache-2.0

extension OutputBuffer {
    /// Appends text with JSON's escapes. Control characters never get through, neither ASCII's nor U+0080 to U+009F,
    /// so that a device name cannot steer a terminal; bytes that are not UTF-8 become U+FFFD.
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
                } else {
                    append(utf8.extracting(index..<(index + length)))
                    index += length
                }
            }
        }
    }
}
