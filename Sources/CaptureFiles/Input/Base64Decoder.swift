// SPDX-License-Identifier: Apache-2.0

/// Base64 (RFC 4648) character by character; white space is passed over.
struct Base64Decoder {
    private var bits: UInt32 = 0
    private var count = 0
    private var isPadded = false

    /// False where the character is no base64.
    mutating func take(_ character: UInt8, into bytes: inout [UInt8]) -> Bool {
        let value: UInt8
        switch character {
        case 0x41...0x5a: value = character - 0x41
        case 0x61...0x7a: value = character - 0x61 + 26
        case 0x30...0x39: value = character - 0x30 + 52
        case 0x2b: value = 62
        case 0x2f: value = 63
        case 0x3d:
            isPadded = true
            return true
        case 0x20, 0x09, 0x0d, 0x0a: return true
        default: return false
        }
        guard !isPadded else { return false }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        return true
    }
}
