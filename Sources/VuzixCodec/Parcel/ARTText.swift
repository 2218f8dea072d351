// SPDX-License-Identifier: Apache-2.0

/// UTF-8 as Android's runtime writes it: U+0000 takes two bytes (C0 80), halves of surrogate pairs that stand alone take
/// three, and everything else is as in ordinary UTF-8.
///
/// Source: ART's conversion of Java strings. What it does with U+0000 and with lone surrogates was read in source only.
enum ARTText {
    /// Length of the character that starts at `position`, and whether ART would write it in another way.
    /// Nil where there is none.
    static func character(
        at position: Int, end: Int, byte: (Int) -> UInt8
    ) -> (length: Int, isOdd: Bool)? {
        func continuation(_ distance: Int) -> Bool {
            position + distance < end && byte(position + distance) & 0xc0 == 0x80
        }
        let lead = byte(position)
        switch lead {
        case 0: return (1, true)
        case 1..<0x80: return (1, false)
        case 0xc0:
            return position + 1 < end && byte(position + 1) == 0x80 ? (2, false) : nil
        case 0xc2...0xdf: return continuation(1) ? (2, false) : nil
        case 0xe0...0xef:
            guard continuation(1), continuation(2) else { return nil }
            if lead == 0xe0 && byte(position + 1) < 0xa0 { return nil }
            // Two halves of a pair, three bytes each, would be one character of four bytes.
            let isHigh = lead == 0xed && byte(position + 1) & 0xf0 == 0xa0
            let isPair =
                isHigh && position + 5 < end && byte(position + 3) == 0xed && byte(position + 4) & 0xf0 == 0xb0
                && byte(position + 5) & 0xc0 == 0x80
            return (3, isPair)
        case 0xf0...0xf4:
            guard continuation(1), continuation(2), continuation(3) else { return nil }
            if lead == 0xf0 && byte(position + 1) < 0x90 { return nil }
            if lead == 0xf4 && byte(position + 1) > 0x8f { return nil }
            return (4, false)
        default: return nil
        }
    }

    /// The units of text that ``character(at:end:byte:)`` accepted.
    static func units(count: Int, byte: (Int) -> UInt8) -> [UInt16] {
        var units: [UInt16] = []
        units.reserveCapacity(count)
        var position = 0
        while position < count {
            guard let (length, _) = character(at: position, end: count, byte: byte) else { break }
            let lead = UInt32(byte(position))
            func low(_ distance: Int) -> UInt32 { UInt32(byte(position + distance) & 0x3f) }
            switch length {
            case 1: units.append(UInt16(lead))
            case 2: units.append(UInt16(truncatingIfNeeded: (lead & 0x1f) << 6 | low(1)))
            case 3: units.append(UInt16(truncatingIfNeeded: (lead & 0x0f) << 12 | low(1) << 6 | low(2)))
            default:
                let scalar = ((lead & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3)) &- 0x10000
                units.append(UInt16(truncatingIfNeeded: 0xd800 | scalar >> 10 & 0x3ff))
                units.append(UInt16(truncatingIfNeeded: 0xdc00 | scalar & 0x3ff))
            }
            position += length
        }
        return units
    }

    /// The bytes of units.
    static func bytes(_ units: [UInt16]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(units.count)
        var index = 0
        while index < units.count {
            let unit = UInt32(units[index])
            index += 1
            switch unit {
            case 1..<0x80: bytes.append(UInt8(truncatingIfNeeded: unit))
            case 0..<0x800:
                bytes.append(UInt8(truncatingIfNeeded: 0xc0 | unit >> 6))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | unit & 0x3f))
            case 0xd800..<0xdc00 where index < units.count && units[index] & 0xfc00 == 0xdc00:
                let scalar = 0x10000 + (unit & 0x3ff) << 10 | UInt32(units[index] & 0x3ff)
                index += 1
                bytes.append(UInt8(truncatingIfNeeded: 0xf0 | scalar >> 18))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3f))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3f))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3f))
            default:
                bytes.append(UInt8(truncatingIfNeeded: 0xe0 | unit >> 12))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | unit >> 6 & 0x3f))
                bytes.append(UInt8(truncatingIfNeeded: 0x80 | unit & 0x3f))
            }
        }
        return bytes
    }
}
