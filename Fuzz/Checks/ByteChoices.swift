// SPDX-License-Identifier: Apache-2.0

/// Decisions taken from the bytes of a fuzz input, so that the fuzzer can steer them; zeros follow when they run out.
struct ByteChoices {
    private let bytes: [UInt8]
    private var offset: Int

    init(_ bytes: [UInt8], from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func byte() -> UInt8 {
        defer { offset += 1 }
        return offset < bytes.count ? bytes[offset] : 0
    }

    /// A number below `limit`, which is at most 256.
    mutating func number(below limit: Int) -> Int { Int(byte()) % max(1, limit) }

    /// As many of the bytes as there are, at most `count`.
    mutating func take(_ count: Int) -> [UInt8] {
        let start = min(offset, bytes.count)
        offset = min(start + count, bytes.count)
        return Array(bytes[start..<offset])
    }
}
