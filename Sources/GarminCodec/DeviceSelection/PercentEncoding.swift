// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Percent-encoding of RFC 3986.
enum PercentEncoding {
    /// Everything but letters, digits and `-._~` becomes `%XX`.
    static func encode(_ text: String) -> String {
        var output: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e: output.append(byte)
            default:
                output.append(0x25)
                output.append(digit(byte >> 4))
                output.append(digit(byte & 15))
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// A `%` without two hex digits behind it stays as it is; what is not UTF-8 afterwards is repaired.
    static func decode(_ text: String) -> String {
        guard text.utf8.contains(0x25) else { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, bytes.count - index > 2, let high = Hex.digit(bytes[index + 1]),
                let low = Hex.digit(bytes[index + 2])
            {
                output.append(high << 4 | low)
                index += 3
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
