// SPDX-License-Identifier: Apache-2.0

/// Writes values into memory that was allocated for all of them.
@safe
struct MonkeyWriter {
    /// Bytes that have to be free behind the last value.
    static let slack = 8

    private let base: UnsafeMutableRawPointer?
    private let capacity: Int
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        unsafe base = UnsafeMutableRawPointer(buffer.baseAddress)
        capacity = buffer.count
    }

    mutating func header(_ magic: UInt32, _ byteCount: Int) {
        guard let base = unsafe base, capacity - count >= 8 else { return }
        unsafe base.storeBytes(of: magic.bigEndian, toByteOffset: count, as: UInt32.self)
        unsafe base.storeBytes(of: UInt32(clamping: byteCount).bigEndian, toByteOffset: count + 4, as: UInt32.self)
        count += 8
    }

    mutating func bytes(_ source: [UInt8], _ range: Range<Int>) {
        guard let base = unsafe base, !range.isEmpty, range.lowerBound >= 0, range.upperBound <= source.count,
            capacity - count >= range.count
        else { return }
        unsafe source.withUnsafeBytes { memory in
            guard let start = memory.baseAddress else { return }
            unsafe (base + count).copyMemory(from: start + range.lowerBound, byteCount: range.count)
        }
        count += range.count
    }

    /// Writes a value where nine bytes are free, whatever it takes itself: the payload is moved to the front of eight
    /// bytes, of which those that do not belong to it are written over by what follows.
    @inline(__always)
    mutating func value(_ node: MonkeyNode, _ blobs: [UInt8]) {
        guard let base = unsafe base, capacity - count >= 9 else { return }
        let inlined = node.inlineByteCount
        let shift = UInt64(truncatingIfNeeded: 72 - 8 * inlined)
        unsafe base.storeBytes(of: node.code, toByteOffset: count, as: UInt8.self)
        unsafe base.storeBytes(of: (node.payload << shift).bigEndian, toByteOffset: count + 1, as: UInt64.self)
        count += inlined
        if node.type == .byteArray { bytes(blobs, Int(node.high)..<Int(node.high) + Int(node.low)) }
    }
}
