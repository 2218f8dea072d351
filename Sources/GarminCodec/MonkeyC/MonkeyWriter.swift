// SPDX-License-Identifier: Apache-2.0

/// Writes values into memory that was allocated for all of them.
@safe
struct MonkeyWriter {
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
            let part = unsafe UnsafeRawBufferPointer(rebasing: memory[range])
            unsafe (base + count).copyMemory(from: part.baseAddress!, byteCount: part.count)
        }
        count += range.count
    }

    @inline(__always)
    mutating func value(_ node: MonkeyNode, _ blobs: [UInt8]) {
        guard let base = unsafe base else { return }
        switch node.type {
        case .null:
            guard capacity - count >= 1 else { return }
            unsafe base.storeBytes(of: node.code, toByteOffset: count, as: UInt8.self)
            count += 1
        case .boolean:
            guard capacity - count >= 2 else { return }
            unsafe base.storeBytes(of: node.code, toByteOffset: count, as: UInt8.self)
            unsafe base.storeBytes(
                of: UInt8(truncatingIfNeeded: node.payload), toByteOffset: count + 1, as: UInt8.self)
            count += 2
        case .long, .double:
            guard capacity - count >= 9 else { return }
            unsafe base.storeBytes(of: node.code, toByteOffset: count, as: UInt8.self)
            unsafe base.storeBytes(of: node.payload.bigEndian, toByteOffset: count + 1, as: UInt64.self)
            count += 9
        default:
            guard capacity - count >= 5 else { return }
            unsafe base.storeBytes(of: node.code, toByteOffset: count, as: UInt8.self)
            unsafe base.storeBytes(of: node.low.bigEndian, toByteOffset: count + 1, as: UInt32.self)
            count += 5
            if node.type == .byteArray { bytes(blobs, Int(node.high)..<Int(node.high) + Int(node.low)) }
        }
    }
}
