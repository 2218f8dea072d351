// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

extension ParcelScanner {
    /// Passes over a string16 (int32 count of units, units, a zero unit, zeros up to a multiple of 4).
    ///
    /// - Returns: the count of units, -1 for null.
    @inline(__always)
    mutating func string16() throws(DecodeError) -> Int {
        let count = try bareString16()
        if count >= 0 { try checkPadding16(count) }
        return count
    }

    /// Passes over a string16 without looking at what pads it.
    @inline(__always)
    mutating func bareString16() throws(DecodeError) -> Int {
        let start = offset
        let count = Int(try readInt32())
        guard count >= 0 else {
            if count == -1 { return -1 }
            throw invalid("a negative length of a string", at: start)
        }
        // A count of 31 bits cannot overflow here.
        let size = (2 &* count &+ 5) & ~3
        guard remaining >= size else {
            throw DecodeError(.truncated(needed: size, available: remaining), offset: base + start)
        }
        offset &+= size
        return count
    }

    /// Looks at what pads the string16 of `count` units that ends here.
    @inline(__always)
    mutating func checkPadding16(_ count: Int) throws(DecodeError) {
        let last = comparedWord(at: offset &- 4)
        if (count & 1 == 0 ? last : last >> 16) != 0 { try report("padding is not zero", at: offset - 4) }
    }

    /// Passes over a key.
    @inline(__always)
    mutating func key() throws(DecodeError) -> ParcelKey {
        let start = offset
        let count = try string16()
        guard count >= 0 else { throw invalid("a null key", at: start) }
        return ParcelKey(
            offset: UInt32(truncatingIfNeeded: start), hash: Int32(bitPattern: hash16(at: start + 4, count: count)))
    }

    /// The Java hash of units that ``string16()`` has passed over.
    @inline(__always)
    func hash16(at position: Int, count: Int) -> UInt32 {
        var hash: UInt32 = 0
        var position = position
        var left = count
        while left >= 4 {
            let four = comparedDoubleWord(at: position)
            let first = UInt32(truncatingIfNeeded: four & 0xffff)
            let second = UInt32(truncatingIfNeeded: four >> 16 & 0xffff)
            let third = UInt32(truncatingIfNeeded: four >> 32 & 0xffff)
            let fourth = UInt32(truncatingIfNeeded: four >> 48)
            hash = hash &* 923_521 &+ first &* 29_791 &+ second &* 961 &+ third &* 31 &+ fourth
            position &+= 8
            left &-= 4
        }
        // A string never ends where its last unit does: a zero unit follows, so a word may be read.
        if left >= 2 {
            let two = comparedWord(at: position)
            hash = hash &* 961 &+ (two & 0xffff) &* 31 &+ two >> 16
            position &+= 4
            left &-= 2
        }
        if left == 1 { hash = hash &* 31 &+ comparedWord(at: position) & 0xffff }
        return hash
    }

    func units(at position: Int, count: Int) -> JavaString {
        JavaString(
            units: (0..<count).map { index in
                let start = position + 2 * index
                return UInt16(byte(at: start)) | UInt16(byte(at: start + 1)) << 8
            })
    }

    /// Whether the units at `position`, which was passed over, are those of `name`.
    @inline(__always)
    func matches(_ name: BytePattern, at position: Int, count: Int) -> Bool {
        name.count == 2 &* count && name.matches(self, at: position)
    }

    /// Passes over a string of an intent, whose encoding depends on the API level.
    ///
    /// - Returns: the count of units or bytes, -1 for null.
    mutating func text() throws(DecodeError) -> Int {
        api.usesString8 ? try string8() : try string16()
    }

    /// Passes over a string8 (int32 count of bytes, bytes, a zero byte, zeros up to a multiple of 4).
    mutating func string8() throws(DecodeError) -> Int {
        let start = offset
        let count = Int(try readInt32())
        guard count >= 0 else {
            if count == -1 { return -1 }
            throw invalid("a negative length of a string", at: start)
        }
        let size = (count + 4) & ~3
        guard remaining >= size else {
            throw DecodeError(.truncated(needed: size, available: remaining), offset: base + start)
        }
        let first = offset
        offset += size
        if word(at: offset - 4) >> UInt32(8 * (count & 3)) != 0 {
            try report("padding is not zero", at: offset - 4)
        }
        var position = first
        while position < first + count {
            // Eight ASCII bytes at a time, none of them zero.
            if first + count - position >= 8 {
                let eight = doubleWord(at: position)
                let lowered = eight &- 0x0101_0101_0101_0101
                if (eight | lowered) & 0x8080_8080_8080_8080 == 0 {
                    position += 8
                    continue
                }
            }
            position += try character8(at: position, end: first + count)
        }
        return count
    }

    /// Checks one character of a string8 as ART writes it: UTF-8, but U+0000 is C0 80, and a surrogate without its
    /// other half takes three bytes.
    ///
    /// - Returns: its count of bytes.
    private mutating func character8(at position: Int, end: Int) throws(DecodeError) -> Int {
        guard let (length, isOdd) = ARTText.character(at: position, end: end, byte: { byte(at: $0) }) else {
            throw invalid("not valid UTF-8", at: position)
        }
        if isOdd { try report("UTF-8 that Android writes in another way", at: position) }
        return length
    }
}
