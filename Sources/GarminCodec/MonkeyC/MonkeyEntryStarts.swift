// SPDX-License-Identifier: Apache-2.0

/// The offsets at which entries of a string block start, one bit for each byte of the block.
struct MonkeyEntryStarts {
    private var words: [UInt64] = []

    init() {}
    init(byteCount: Int) { words = [UInt64](repeating: 0, count: byteCount >> 6 + 1) }

    /// Of a block that is whole.
    init(_ block: [UInt8]) {
        self.init(byteCount: block.count)
        for entry in MonkeyEntries(block).all { insert(entry.offset) }
    }

    mutating func insert(_ offset: Int) {
        let word = offset >> 6
        guard offset >= 0, word < words.count else { return }
        words[word] |= 1 << UInt64(offset & 63)
    }

    @inline(__always)
    func contains(_ offset: UInt32) -> Bool {
        let word = Int(offset >> 6)
        return word < words.count && words[word] >> UInt64(offset & 63) & 1 == 1
    }
}
