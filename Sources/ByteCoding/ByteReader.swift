// SPDX-License-Identifier: Apache-2.0

/// A cursor over borrowed bytes.
///
/// Every read checks its bounds and throws ``DecodeError`` without moving when the bytes do not suffice.
/// Under ``DecodePolicy/lenient`` what is forbidden but readable is collected in ``oddities``.
public struct ByteReader: ~Escapable {
    public let bytes: Span<UInt8>
    /// Index in `bytes` of the next byte.
    @inlinable
    public var offset: Int { cursor }
    @usableFromInline var cursor: Int
    /// Where `bytes[0]` lies in the value that the caller handed in; only errors use it.
    public let base: Int
    public let policy: DecodePolicy
    /// What a lenient decode accepted although the specification forbids it.
    public private(set) var oddities: [DecodeError] = []

    @inlinable
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>, policy: DecodePolicy = .lenient, base: Int = 0) {
        self.bytes = bytes
        self.cursor = 0
        self.base = base
        self.policy = policy
    }

    /// Count of bytes not read yet.
    @inlinable
    public var remaining: Int { bytes.count - offset }

    @inlinable
    public var isAtEnd: Bool { offset == bytes.count }

    /// Offset of the next byte counted from the outermost value.
    @inlinable
    public var position: Int { base + offset }

    // MARK: Integers

    @inlinable
    public mutating func readUInt8() throws(DecodeError) -> UInt8 {
        guard remaining >= 1 else { throw truncated(needed: 1) }
        let value = bytes[offset]
        cursor += 1
        return value
    }

    /// Reads a little-endian integer of the width of `T`.
    @inlinable
    public mutating func read<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(DecodeError) -> T {
        T(truncatingIfNeeded: try readUnsigned(byteCount: T.bitWidth / 8))
    }

    /// Reads a big-endian integer of the width of `T`.
    @inlinable
    public mutating func readBigEndian<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(DecodeError) -> T {
        T(truncatingIfNeeded: try readUnsigned(byteCount: T.bitWidth / 8, bigEndian: true))
    }

    /// Reads an unsigned integer of 1 to 8 bytes.
    @inlinable
    public mutating func readUnsigned(byteCount: Int, bigEndian: Bool = false) throws(DecodeError) -> UInt64 {
        guard remaining >= byteCount else { throw truncated(needed: byteCount) }
        var value: UInt64 = 0
        if bigEndian {
            for index in 0..<byteCount { value = value << 8 | UInt64(bytes[offset + index]) }
        } else {
            for index in 0..<byteCount { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
        }
        cursor += byteCount
        return value
    }

    /// Reads a two's-complement integer of 1 to 8 bytes.
    @inlinable
    public mutating func readSigned(byteCount: Int, bigEndian: Bool = false) throws(DecodeError) -> Int64 {
        let raw = try readUnsigned(byteCount: byteCount, bigEndian: bigEndian)
        let shift = UInt64(64 - 8 * byteCount)
        return Int64(bitPattern: raw << shift) >> Int64(shift)
    }

    // MARK: Bytes

    /// Reads `count` bytes into an array.
    public mutating func readBytes(_ count: Int) throws(DecodeError) -> [UInt8] {
        guard count >= 0, remaining >= count else { throw truncated(needed: count) }
        let slice = bytes.extracting(offset..<(offset + count))
        cursor += count
        return Array(copying: slice)
    }

    /// Reads all bytes that are left.
    public mutating func readRemainingBytes() -> [UInt8] {
        let slice = bytes.extracting(offset..<bytes.count)
        cursor = bytes.count
        return Array(copying: slice)
    }

    /// Reads `count` bytes as a view of the same memory.
    @inlinable
    @_lifetime(copy self)
    public mutating func readSpan(_ count: Int) throws(DecodeError) -> Span<UInt8> {
        guard count >= 0, remaining >= count else { throw truncated(needed: count) }
        let slice = bytes.extracting(offset..<(offset + count))
        cursor += count
        return slice
    }

    /// Reads `count` bytes as a reader of their own; its errors keep counting from the outermost value.
    @inlinable
    @_lifetime(copy self)
    public mutating func readSlice(_ count: Int) throws(DecodeError) -> ByteReader {
        let start = position
        return ByteReader(try readSpan(count), policy: policy, base: start)
    }

    @inlinable
    public mutating func skip(_ count: Int) throws(DecodeError) {
        guard count >= 0, remaining >= count else { throw truncated(needed: count) }
        cursor += count
    }

    /// The next byte without reading it.
    @inlinable
    public func peek(at distance: Int = 0) -> UInt8? {
        distance >= 0 && distance < remaining ? bytes[offset + distance] : nil
    }

    // MARK: Faults

    /// Reports bytes that are left over: an error when strict, an oddity when lenient.
    public mutating func expectEnd() throws(DecodeError) {
        guard !isAtEnd else { return }
        try report(DecodeError(.trailingBytes(count: remaining), offset: position))
    }

    /// Throws `fault` when strict, remembers it when lenient.
    public mutating func report(_ fault: DecodeError) throws(DecodeError) {
        guard policy == .lenient else { throw fault }
        oddities.append(fault)
    }

    /// Takes over the oddities of a reader made by ``readSlice(_:)``.
    public mutating func adopt(_ others: [DecodeError]) {
        if !others.isEmpty { oddities += others }
    }

    /// Names the field in which the oddities from `start` on were met.
    public mutating func nameOddities(from start: Int, _ name: StaticString) {
        for index in start..<oddities.count { oddities[index] = oddities[index].inside(name) }
    }

    @inline(never)
    @usableFromInline
    func truncated(needed: Int) -> DecodeError {
        DecodeError(.truncated(needed: needed, available: remaining), offset: position)
    }
}
