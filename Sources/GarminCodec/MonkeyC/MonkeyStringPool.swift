// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// A string block that grows: each text once, found by its bytes.
struct MonkeyStringPool {
    /// Entries: count of the text's bytes and one more, the text, a zero byte.
    private(set) var bytes: [UInt8] = []
    /// Offsets of entries and one more, 0 for a free slot; as many as a power of two.
    private var slots: [UInt32] = []
    private var used = 0

    /// The offset of the entry of a text, which is added where it is missing; nil where it has no room.
    mutating func insert(_ text: Span<UInt8>) -> UInt32? {
        if slots.count < 2 * (used + 1) { grow() }
        let slot = find(text)
        if slots[slot] != 0 { return slots[slot] - 1 }
        guard let length = UInt16(exactly: text.count + 1), let offset = UInt32(exactly: bytes.count),
            offset < UInt32.max
        else { return nil }
        slots[slot] = offset + 1
        used += 1
        bytes.append(UInt8(length >> 8))
        bytes.append(UInt8(truncatingIfNeeded: length))
        for index in text.indices { bytes.append(text[index]) }
        bytes.append(0)
        return offset
    }

    /// The slot of a text, or the free one where it would go.
    private func find(_ text: Span<UInt8>) -> Int {
        var hasher = Hasher()
        // Hashing reads the bytes only; the seed differs from run to run, so that nobody can choose colliding texts.
        unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        let mask = slots.count - 1
        var slot = hasher.finalize() & mask
        while slots[slot] != 0 && !holds(text, at: Int(slots[slot] - 1)) { slot = (slot + 1) & mask }
        return slot
    }

    private func holds(_ text: Span<UInt8>, at offset: Int) -> Bool {
        let count = (Int(bytes[offset]) << 8 | Int(bytes[offset + 1])) - 1
        guard count == text.count else { return false }
        for index in 0..<count where bytes[offset + 2 + index] != text[index] { return false }
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt32](repeating: 0, count: max(16, old.count * 2))
        for entry in old where entry != 0 {
            let start = Int(entry - 1) + 2
            let count = (Int(bytes[start - 2]) << 8 | Int(bytes[start - 1])) - 1
            slots[find(bytes.span.extracting(start..<start + count))] = entry
        }
    }
}
