// SPDX-License-Identifier: Apache-2.0

/// A growing buffer of text bytes, made for printing millions of lines: appending copies bytes and nothing else.
///
/// It cannot be copied, so it is never copied by accident. The memory is its own: every write is preceded by
/// `reserve`, which makes `count + needed <= capacity` true, and nothing else hands out the pointer. That is what
/// makes each `unsafe` below sound.
@safe
public struct OutputBuffer: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    /// Count of bytes written.
    @inlinable public var count: Int { length }
    @usableFromInline var length = 0

    public init(capacity: Int = 0) {
        self.capacity = capacity
        unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: max(capacity, 0))
    }

    deinit { unsafe base.deallocate() }

    /// What was written.
    public var bytes: Span<UInt8> {
        @_lifetime(borrow self)
        borrowing get {
            let span = unsafe Span(_unsafeStart: base, count: length)
            return unsafe _overrideLifetime(span, borrowing: self)
        }
    }

    /// What was written, as text; invalid UTF-8 is repaired.
    public var string: String {
        unsafe String(decoding: UnsafeBufferPointer(start: base, count: length), as: UTF8.self)
    }

    /// Forgets what was written and keeps the memory.
    @inlinable
    public mutating func removeAll() { length = 0 }

    /// Forgets what was written after `newCount`.
    public mutating func truncate(to newCount: Int) { length = min(length, max(0, newCount)) }

    /// Takes `byteCount` bytes out at `position`; out of range does nothing.
    public mutating func remove(_ byteCount: Int, at position: Int) {
        guard position >= 0, byteCount > 0, position + byteCount <= length else { return }
        let rest = length - position - byteCount
        unsafe (base + position).update(from: base + position + byteCount, count: rest)
        length -= byteCount
    }

    @inline(never)
    @usableFromInline
    mutating func grow(by needed: Int) {
        let target = max(capacity * 2, length + needed, 256)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: target)
        unsafe larger.update(from: base, count: length)
        unsafe base.deallocate()
        unsafe base = larger
        capacity = target
    }

    @inlinable
    @inline(__always)
    mutating func reserve(_ needed: Int) {
        if capacity - length < needed { grow(by: needed) }
    }

    @inlinable
    @inline(__always)
    public mutating func append(_ byte: UInt8) {
        reserve(1)
        unsafe base[length] = byte
        length += 1
    }

    @inlinable
    public mutating func append(_ text: StaticString) {
        guard text.hasPointerRepresentation else { return append("\(text)" as String) }
        unsafe copy(text.utf8Start, text.utf8CodeUnitCount)
    }

    @_disfavoredOverload
    public mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if let start = bytes.baseAddress { unsafe copy(start, bytes.count) }
        }
    }

    @inlinable
    public mutating func append(_ more: Span<UInt8>) {
        unsafe more.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress { unsafe copy(start, bytes.count) }
        }
    }

    @inlinable
    @inline(__always)
    mutating func copy(_ source: UnsafePointer<UInt8>, _ byteCount: Int) {
        reserve(byteCount)
        unsafe (base + length).update(from: source, count: byteCount)
        length += byteCount
    }

    // MARK: Hexadecimal

    /// Appends lower-case hex without separators.
    public mutating func append(hex more: Span<UInt8>) {
        let byteCount = more.count
        reserve(byteCount * 2)
        var target = unsafe UnsafeMutableRawPointer(base + length)
        var index = 0
        // Four bytes at a time become eight digits in one word.
        while byteCount - index >= 4 {
            let word =
                UInt64(more[index]) | UInt64(more[index + 1]) << 16 | UInt64(more[index + 2]) << 32
                | UInt64(more[index + 3]) << 48
            unsafe target.storeBytes(of: Self.hexDigits(word).littleEndian, as: UInt64.self)
            unsafe target += 8
            index += 4
        }
        while index < byteCount {
            let pair = UInt16(truncatingIfNeeded: Self.hexDigits(UInt64(more[index])))
            unsafe target.storeBytes(of: pair.littleEndian, as: UInt16.self)
            unsafe target += 2
            index += 1
        }
        length += byteCount * 2
    }

    /// Four bytes, each in the low half of 16 bits, as eight hex digits in memory order.
    @inline(__always)
    private static func hexDigits(_ spread: UInt64) -> UInt64 {
        let nibbles = spread >> 4 & 0x000f_000f_000f_000f | (spread & 0x000f_000f_000f_000f) << 8
        // A nibble above 9 carries into its high half when 6 is added.
        let letters = (nibbles &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return nibbles &+ 0x3030_3030_3030_3030 &+ letters &* 0x27
    }

    /// Appends `digits` (at most 16) lower-case hex digits of `value`.
    public mutating func append(hex value: UInt64, digits: Int) {
        let digits = min(max(digits, 0), 16)
        reserve(digits)
        var rest = value
        var index = digits
        while index > 0 {
            index -= 1
            let nibble = UInt8(truncatingIfNeeded: rest) & 15
            unsafe base[length + index] = nibble &+ (nibble < 10 ? 0x30 : 0x57)
            rest >>= 4
        }
        length += digits
    }

    // MARK: Decimal

    public mutating func append(decimal value: Int) { append(decimal: Int64(value)) }

    public mutating func append(decimal value: Int64) {
        if value < 0 { append(0x2d) }
        append(decimal: value.magnitude)
    }

    /// Appends `value` in decimal, with leading zeros up to `minimumDigits`.
    public mutating func append(decimal value: UInt64, minimumDigits: Int = 1) {
        if value < 10 && minimumDigits <= 1 { return append(UInt8(truncatingIfNeeded: value) | 0x30) }
        let digits = max(Self.digitCount(value), minimumDigits)
        reserve(digits)
        var index = length + digits
        var rest = value
        // The upper half of a long number first becomes short; 32-bit divisions are several times as fast.
        while rest > 0xffff_ffff {
            let quotient = rest / 10
            index -= 1
            unsafe base[index] = UInt8(truncatingIfNeeded: rest &- quotient &* 10) | 0x30
            rest = quotient
        }
        var small = UInt32(truncatingIfNeeded: rest)
        while index > length {
            let quotient = small / 10
            index -= 1
            unsafe base[index] = UInt8(truncatingIfNeeded: small &- quotient &* 10) | 0x30
            small = quotient
        }
        length += digits
    }

    @inline(__always)
    private static func digitCount(_ value: UInt64) -> Int {
        var digits = 1
        var rest = value
        while rest >= 10_000 {
            digits += 4
            rest /= 10_000
        }
        return digits + (rest >= 1000 ? 3 : rest >= 100 ? 2 : rest >= 10 ? 1 : 0)
    }
}
