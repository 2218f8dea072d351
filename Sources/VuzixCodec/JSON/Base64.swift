// SPDX-License-Identifier: Apache-2.0

/// Base64 with padding (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let count = min(3, bytes.count - index)
            var group: UInt32 = 0
            for place in 0..<3 { group = group << 8 | (place < count ? UInt32(bytes[index + place]) : 0) }
            for place in 0..<4 {
                let sextet = Int(group >> UInt32(18 - 6 * place) & 0x3f)
                text.append(place <= count ? alphabet[sextet] : 0x3d)
            }
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil for what ``text(_:)`` would not write.
    static func bytes(_ text: String) -> [UInt8]? {
        let characters = Array(text.utf8)
        guard characters.count % 4 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(characters.count / 4 * 3)
        var index = 0
        while index < characters.count {
            let isLast = index + 4 == characters.count
            let padding = isLast ? characters[index...].reversed().prefix { $0 == 0x3d }.count : 0
            guard padding <= 2 else { return nil }
            var group: UInt32 = 0
            for place in 0..<4 {
                guard place < 4 - padding else {
                    group <<= 6
                    continue
                }
                guard let value = sextet(characters[index + place]) else { return nil }
                group = group << 6 | value
            }
            for place in 0..<(3 - padding) { bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * place))) }
            // What padding leaves over has to be zero.
            if padding > 0, group & (padding == 1 ? 0xff : 0xffff) != 0 { return nil }
            index += 4
        }
        return bytes
    }

    private static func sextet(_ character: UInt8) -> UInt32? {
        switch character {
        case 0x41...0x5a: UInt32(character) - 0x41
        case 0x61...0x7a: UInt32(character) - 0x61 + 26
        case 0x30...0x39: UInt32(character) - 0x30 + 52
        case 0x2b: 62
        case 0x2f: 63
        default: nil
        }
    }
}
