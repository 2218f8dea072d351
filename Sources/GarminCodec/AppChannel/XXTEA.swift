// SPDX-License-Identifier: Apache-2.0

/// Corrected Block TEA (Wheeler and Needham, 1998) over little-endian 32-bit words: the cipher of app messages.
enum XXTEA {
    private static let delta: UInt32 = 0x9e37_79b9

    /// Encrypts in place; counts that are no multiple of 4 or below 8 are left as they are.
    static func encrypt(_ bytes: inout [UInt8], key: AppChannelKey) {
        guard var words = words(bytes) else { return }
        let count = words.count
        var sum: UInt32 = 0
        var previous = words[count - 1]
        for _ in 0..<(6 + 52 / count) {
            sum &+= delta
            let choice = sum >> 2 & 3
            for index in 0..<count {
                let next = words[index + 1 == count ? 0 : index + 1]
                words[index] &+= mix(previous, next, sum, key.word(UInt32(truncatingIfNeeded: index) & 3 ^ choice))
                previous = words[index]
            }
        }
        store(words, in: &bytes)
    }

    /// Decrypts in place; counts that are no multiple of 4 or below 8 are left as they are.
    static func decrypt(_ bytes: inout [UInt8], key: AppChannelKey) {
        guard var words = words(bytes) else { return }
        let count = words.count
        let rounds = 6 + 52 / count
        var sum = UInt32(truncatingIfNeeded: rounds) &* delta
        var next = words[0]
        for _ in 0..<rounds {
            let choice = sum >> 2 & 3
            for index in stride(from: count - 1, through: 0, by: -1) {
                let previous = words[index == 0 ? count - 1 : index - 1]
                words[index] &-= mix(previous, next, sum, key.word(UInt32(truncatingIfNeeded: index) & 3 ^ choice))
                next = words[index]
            }
            sum &-= delta
        }
        store(words, in: &bytes)
    }

    private static func mix(_ previous: UInt32, _ next: UInt32, _ sum: UInt32, _ key: UInt32) -> UInt32 {
        let shifted = ((previous >> 5) ^ (next << 2)) &+ ((next >> 3) ^ (previous << 4))
        return shifted ^ ((sum ^ next) &+ (key ^ previous))
    }

    private static func words(_ bytes: [UInt8]) -> [UInt32]? {
        guard bytes.count >= 8, bytes.count % 4 == 0 else { return nil }
        var words = [UInt32](repeating: 0, count: bytes.count / 4)
        for index in bytes.indices { words[index >> 2] |= UInt32(bytes[index]) << UInt32(8 * (index & 3)) }
        return words
    }

    private static func store(_ words: [UInt32], in bytes: inout [UInt8]) {
        for index in bytes.indices {
            bytes[index] = UInt8(truncatingIfNeeded: words[index >> 2] >> UInt32(8 * (index & 3)))
        }
    }
}
