// SPDX-License-Identifier: Apache-2.0

/// Hexadecimal text.
public enum Hex {
    /// Lower-case hex without separators.
    public static func string(_ bytes: Span<UInt8>) -> String {
        var out = OutputBuffer(capacity: bytes.count * 2)
        out.append(hex: bytes)
        return out.string
    }

    /// Lower-case hex without separators.
    public static func string(_ bytes: [UInt8]) -> String { string(bytes.span) }

    /// Reads hex digits in pairs. Spaces, tabs, line ends, `:`, `-`, `,` and a leading `0x` are passed over.
    ///
    /// - Throws: ``DecodeError`` whose offset counts characters.
    public static func bytes(_ text: some StringProtocol) throws(DecodeError) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count / 2)
        var high: UInt8?
        var position = 0
        var previous: UInt8 = 0
        for scalar in text.unicodeScalars {
            // 0xff for all that is beyond one byte: no digit and no separator.
            let character = UInt8(exactly: scalar.value) ?? 0xff
            defer {
                position += 1
                previous = character
            }
            if let value = digit(character) {
                if let first = high {
                    result.append(first << 4 | value)
                    high = nil
                } else {
                    high = value
                }
                continue
            }
            switch character {
            case 0x20, 0x09, 0x0a, 0x0d, 0x3a, 0x2d, 0x2c:
                guard high == nil else {
                    throw DecodeError(.invalidValue, offset: position, detail: "a byte needs two hex digits")
                }
            case 0x78 where previous == 0x30 && high == 0, 0x58 where previous == 0x30 && high == 0:
                high = nil
            default:
                throw DecodeError(
                    .invalidValue, offset: position,
                    detail: "'\(Character(scalar))' is not a hex digit")
            }
        }
        guard high == nil else {
            throw DecodeError(.invalidValue, offset: position, detail: "odd number of hex digits")
        }
        return result
    }

    /// The value of one hex digit.
    public static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case 0x30...0x39: character - 0x30
        case 0x41...0x46: character - 0x41 + 10
        case 0x61...0x66: character - 0x61 + 10
        default: nil
        }
    }
}
