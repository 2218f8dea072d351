// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

extension ParcelScanner {
    /// Reads a value: int32 type code, from API 33 on for some codes int32 length, payload.
    @inline(__always)
    mutating func value(_ key: ParcelKey) throws(DecodeError) {
        let start = offset
        let code = try readInt32()
        let place = offset
        switch code {
        case ParcelCode.null: append(.null, key, at: place)
        case ParcelCode.string:
            let count = try string16()
            if count < 0 { return try oddNull(key, at: start) }
            append(.string, key, at: place, count: count)
        case ParcelCode.integer: try scalar(.int, key, size: 4)
        case ParcelCode.long: try scalar(.long, key, size: 8)
        case ParcelCode.float: try scalar(.float, key, size: 4)
        case ParcelCode.double: try scalar(.double, key, size: 8)
        case ParcelCode.boolean:
            try scalar(.bool, key, size: 4)
            if word(at: place) > 1 { try report("a boolean that is neither 0 nor 1, read as false", at: place) }
        case ParcelCode.short:
            try scalar(.short, key, size: 4)
            if Self.excess16(word(at: place)) != 0 { try report("a short of more than 16 bits, cut", at: place) }
        case ParcelCode.byte:
            try scalar(.byte, key, size: 4)
            let bits = word(at: place)
            if bits != UInt32(truncatingIfNeeded: Int8(truncatingIfNeeded: bits)) {
                try report("a byte of more than 8 bits, cut", at: place)
            }
        case ParcelCode.intArray: try array(.intArray, key, width: 4)
        case ParcelCode.longArray: try array(.longArray, key, width: 8)
        case ParcelCode.doubleArray where !api.streamsDoubleArrays: try array(.doubleArray, key, width: 8)
        case ParcelCode.booleanArray: try array(.boolArray, key, width: 4)
        case ParcelCode.byteArray: try byteArray(key)
        case ParcelCode.stringArray: try stringArray(key)
        case ParcelCode.bundle: try bundle(key, null: .odd)
        case ParcelCode.char where hasPrefixes:
            try scalar(.char, key, size: 4)
            if word(at: place) >> 16 != 0 { try report("a char of more than 16 bits, cut", at: place) }
        case ParcelCode.shortArray where hasPrefixes: try array(.shortArray, key, width: 4)
        case ParcelCode.charArray where hasPrefixes: try array(.charArray, key, width: 4)
        case ParcelCode.floatArray where hasPrefixes: try array(.floatArray, key, width: 4)
        default: try object(code, key, at: start)
        }
    }

    /// What `bits` have beyond a sign-extended 16-bit number.
    @inline(__always)
    static func excess16(_ bits: UInt32) -> UInt32 {
        bits ^ UInt32(truncatingIfNeeded: Int16(truncatingIfNeeded: bits))
    }

    @inline(__always)
    private mutating func scalar(_ type: ExtraType, _ key: ParcelKey, size: Int) throws(DecodeError) {
        guard remaining >= size else { throw truncated(needed: size) }
        append(type, key, at: offset)
        offset &+= size
    }

    /// Android reads a null of some type as null and writes null as a type of its own.
    mutating func oddNull(_ key: ParcelKey, at start: Int) throws(DecodeError) {
        try report("null that is spelled with a type", at: start)
        append(.null, key, at: start)
    }

    private mutating func array(_ type: ExtraType, _ key: ParcelKey, width: Int) throws(DecodeError) {
        let start = offset
        let count = try readCount(width: width)
        if count < 0 { return try oddNull(key, at: start) }
        let place = offset
        append(type, key, at: place, count: count)
        offset += count * width
        var excess: UInt32 = 0
        switch type {
        case .boolArray: for index in 0..<count { excess |= word(at: place + 4 * index) & ~1 }
        case .shortArray: for index in 0..<count { excess |= Self.excess16(word(at: place + 4 * index)) }
        case .charArray: for index in 0..<count { excess |= word(at: place + 4 * index) >> 16 }
        default: break
        }
        guard excess != 0 else { return }
        let detail =
            type == .boolArray
            ? "a boolean that is neither 0 nor 1, read as true" : "an element of more than 16 bits, cut"
        try report(detail, at: place)
    }

    private mutating func byteArray(_ key: ParcelKey) throws(DecodeError) {
        let start = offset
        guard let count = try blob() else { return try oddNull(key, at: start) }
        append(.byteArray, key, at: start + 4, count: count)
    }

    /// Passes over bytes with their count and what pads them; nil for null.
    mutating func blob() throws(DecodeError) -> Int? {
        let start = offset
        let count = try readCount(width: 1)
        if count < 0 { return nil }
        let size = (count + 3) & ~3
        guard remaining >= size else {
            throw DecodeError(.truncated(needed: size, available: remaining), offset: base + start)
        }
        offset += size
        if count & 3 != 0 && word(at: offset - 4) >> UInt32(8 * (count & 3)) != 0 {
            try report("padding is not zero", at: offset - 4)
        }
        return count
    }

    private mutating func stringArray(_ key: ParcelKey) throws(DecodeError) {
        let start = offset
        let count = try readCount(width: 4)
        if count < 0 { return try oddNull(key, at: start) }
        append(.stringArray, key, at: offset, count: count)
        for _ in 0..<count { _ = try string16() }
    }
}
