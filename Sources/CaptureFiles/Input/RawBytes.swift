// SPDX-License-Identifier: Apache-2.0

// Loads from raw memory. The callers have compared the offsets with `count` before: these run once or more for
// each record of files of any size, where checking each load again costs measurable time.
extension UnsafeRawBufferPointer {
    @inline(__always)
    func little<T: FixedWidthInteger>(_ offset: Int, as type: T.Type = T.self) -> T {
        T(littleEndian: loadUnaligned(fromByteOffset: offset, as: T.self))
    }

    @inline(__always)
    func big<T: FixedWidthInteger>(_ offset: Int, as type: T.Type = T.self) -> T {
        T(bigEndian: loadUnaligned(fromByteOffset: offset, as: T.self))
    }

    @inline(__always)
    func load<T: FixedWidthInteger>(_ offset: Int, bigEndian: Bool, as type: T.Type = T.self) -> T {
        bigEndian ? big(offset) : little(offset)
    }
}
