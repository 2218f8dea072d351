// SPDX-License-Identifier: Apache-2.0

/// Appends values to a byte array.
public struct ByteWriter: Sendable {
    public private(set) var bytes: [UInt8]

    public init(capacity: Int = 0) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    public var count: Int { bytes.count }

    public mutating func write(_ value: UInt8) { bytes.append(value) }

    /// Appends a little-endian integer of the width of `T`.
    public mutating func write<T: FixedWidthInteger>(_ value: T) {
        write(unsigned: UInt64(truncatingIfNeeded: value), byteCount: T.bitWidth / 8)
    }

    /// Appends a big-endian integer of the width of `T`.
    public mutating func writeBigEndian<T: FixedWidthInteger>(_ value: T) {
        write(unsigned: UInt64(truncatingIfNeeded: value), byteCount: T.bitWidth / 8, bigEndian: true)
    }

    /// Appends the low `byteCount` bytes of `value` (1 to 8).
    public mutating func write(unsigned value: UInt64, byteCount: Int, bigEndian: Bool = false) {
        for index in 0..<byteCount {
            let shift = UInt64(8 * (bigEndian ? byteCount - 1 - index : index))
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    public mutating func write(_ more: [UInt8]) { bytes.append(contentsOf: more) }

    public mutating func write(_ more: Span<UInt8>) {
        for index in more.indices { bytes.append(more[index]) }
    }

    /// Replaces bytes written before, for lengths that are known only afterwards; out of range does nothing.
    public mutating func patch<T: FixedWidthInteger>(_ value: T, at position: Int, bigEndian: Bool = false) {
        let byteCount = T.bitWidth / 8
        guard position >= 0, position + byteCount <= bytes.count else { return }
        for index in 0..<byteCount {
            let shift = 8 * (bigEndian ? byteCount - 1 - index : index)
            bytes[position + index] = UInt8(truncatingIfNeeded: value >> T(truncatingIfNeeded: shift))
        }
    }
}
