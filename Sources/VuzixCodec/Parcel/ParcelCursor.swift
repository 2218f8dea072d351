// SPDX-License-Identifier: Apache-2.0

/// Reads primitives from a parcel that a ``ParcelScanner`` has checked. Past the end everything is zero or null, so it
/// is total for any bytes.
struct ParcelCursor: ~Escapable {
    let bytes: RawSpan
    var offset: Int

    @_lifetime(copy bytes)
    init(_ bytes: RawSpan, at offset: Int) {
        self.bytes = bytes
        self.offset = max(0, offset)
    }

    private func load<T: FixedWidthInteger & BitwiseCopyable>(_ type: T.Type, _ width: Int) -> T {
        guard bytes.byteCount - offset >= width else { return 0 }
        // Unsafe only because not every type may take any bits; integers may, and the call checks its bounds.
        return T(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: T.self))
    }

    mutating func byte() -> UInt8 {
        let value = load(UInt8.self, 1)
        offset += 1
        return value
    }

    mutating func word() -> UInt32 {
        let value = load(UInt32.self, 4)
        offset += 4
        return value
    }

    mutating func doubleWord() -> UInt64 {
        let value = load(UInt64.self, 8)
        offset += 8
        return value
    }

    mutating func int32() -> Int32 { Int32(bitPattern: word()) }

    /// A big-endian number of up to 8 bytes, as object streams have them.
    mutating func bigEndian(_ width: Int) -> UInt64 {
        var value: UInt64 = 0
        for _ in 0..<width { value = value << 8 | UInt64(byte()) }
        return value
    }

    /// Bytes without what pads them.
    mutating func blob(_ count: Int) -> [UInt8] {
        let count = min(max(0, count), max(0, bytes.byteCount - offset))
        var result: [UInt8] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(byte()) }
        return result
    }

    mutating func string16() -> JavaString? {
        let count = Int(int32())
        guard count >= 0, count <= (bytes.byteCount - offset) / 2 else { return nil }
        let end = offset + (2 * count + 5) & ~3
        var units: [UInt16] = []
        units.reserveCapacity(count)
        var left = count
        while left >= 2 {
            let two = word()
            units.append(UInt16(truncatingIfNeeded: two))
            units.append(UInt16(truncatingIfNeeded: two >> 16))
            left -= 2
        }
        if left == 1 { units.append(UInt16(truncatingIfNeeded: word())) }
        offset = end
        return JavaString(units: units)
    }

    mutating func string8() -> JavaString? {
        let count = Int(int32())
        guard count >= 0, count <= bytes.byteCount - offset else { return nil }
        let start = offset
        offset += (count + 4) & ~3
        let region = ParcelCursor(bytes, at: start)
        return JavaString(
            units: ARTText.units(count: count) { position in
                var one = ParcelCursor(region.bytes, at: start + position)
                return one.byte()
            })
    }

    /// A string of an intent.
    mutating func text(_ api: AndroidAPI) -> JavaString? { api.usesString8 ? string8() : string16() }
}
