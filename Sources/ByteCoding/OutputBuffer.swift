// SPDX-License-Identifier: Apache-2.0

/// A growing buffer of text bytes, made for printing millions of lines: appending copies bytes and nothing else.
///
/// It cannot be copied, so it is never copied by accident.
public struct OutputBuffer: ~Copyable {
    @usableFromInline var storage: [UInt8]
    /// Count of bytes written.
    public private(set) var count = 0

    public init(capacity: Int = 0) {
        storage = capacity == 0 ? [] : Array(repeating: 0, count: capacity)
    }

    /// What was written.
    public var bytes: Span<UInt8> {
        @_lifetime(borrow self)
        borrowing get { storage.span.extracting(0..<count) }
    }

    /// What was written, as text; invalid UTF-8 is repaired.
    public var string: String {
        let length = count
        return unsafe storage.withUnsafeBufferPointer { unsafe String(decoding: $0[0..<length], as: UTF8.self) }
    }

    /// Forgets what was written and keeps the memory.
    public mutating func removeAll() { count = 0 }

    /// Forgets what was written after `newCount`.
    public mutating func truncate(to newCount: Int) { count = min(count, max(0, newCount)) }

    @inline(never)
    private mutating func grow(by needed: Int) {
        let target = max(storage.count * 2, count + needed, 256)
        storage.append(contentsOf: repeatElement(0, count: target - storage.count))
    }

    private mutating func reserve(_ needed: Int) {
        if storage.count - count < needed { grow(by: needed) }
    }

    public mutating func append(_ byte: UInt8) {
        reserve(1)
        storage[count] = byte
        count += 1
    }

    public mutating func append(_ text: StaticString) {
        guard text.hasPointerRepresentation else { return append("\(text)" as String) }
        // Sound: a static string lives as long as the program.
        unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).span)
    }

    @_disfavoredOverload
    public mutating func append(_ text: String) {
        var text = text
        let done: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append($0.span) }
        guard done == nil else { return }
        text.makeContiguousUTF8()
        for byte in text.utf8 { append(byte) }
    }

    public mutating func append(_ more: Span<UInt8>) {
        let length = more.count
        reserve(length)
        let start = count
        var target = storage.mutableSpan
        // Short texts are the rule; a plain loop beats a call for them.
        if length <= 16 {
            for index in 0..<length { target[start + index] = more[index] }
        } else {
            // Sound: `reserve` made room for `length` bytes from `start`, and the two never overlap.
            unsafe target.withUnsafeMutableBufferPointer { to in
                unsafe more.withUnsafeBufferPointer { from in
                    if let source = from.baseAddress, let destination = to.baseAddress {
                        unsafe (destination + start).update(from: source, count: length)
                    }
                }
            }
        }
        count = start + length
    }

    /// Appends lower-case hex without separators.
    public mutating func append(hex more: Span<UInt8>) {
        let length = more.count * 2
        reserve(length)
        var position = count
        var target = storage.mutableSpan
        for index in more.indices {
            let byte = more[index]
            target[position] = Self.hexDigit(byte >> 4)
            target[position + 1] = Self.hexDigit(byte & 15)
            position += 2
        }
        count = position
    }

    /// Appends `digits` lower-case hex digits of `value`.
    public mutating func append(hex value: UInt64, digits: Int) {
        reserve(digits)
        let start = count
        var target = storage.mutableSpan
        var rest = value
        for index in stride(from: digits - 1, through: 0, by: -1) {
            target[start + index] = Self.hexDigit(UInt8(truncatingIfNeeded: rest) & 15)
            rest >>= 4
        }
        count = start + digits
    }

    public mutating func append(decimal value: Int) { append(decimal: Int64(value)) }

    public mutating func append(decimal value: Int64) {
        if value < 0 { append(0x2d) }
        append(decimal: value.magnitude)
    }

    /// Appends `value` in decimal, with leading zeros up to `minimumDigits`.
    public mutating func append(decimal value: UInt64, minimumDigits: Int = 1) {
        var digits = 1
        var rest = value
        while rest >= 10 {
            digits += 1
            rest /= 10
        }
        digits = max(digits, minimumDigits)
        reserve(digits)
        let start = count
        var target = storage.mutableSpan
        rest = value
        for index in stride(from: digits - 1, through: 0, by: -1) {
            let quotient = rest / 10
            target[start + index] = UInt8(truncatingIfNeeded: rest - quotient * 10) + 0x30
            rest = quotient
        }
        count = start + digits
    }

    @inline(__always)
    private static func hexDigit(_ value: UInt8) -> UInt8 { value &+ (value < 10 ? 0x30 : 0x57) }
}
