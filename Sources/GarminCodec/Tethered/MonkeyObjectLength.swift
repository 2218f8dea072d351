// SPDX-License-Identifier: Apache-2.0

/// How many bytes an object takes, by the lengths of its blocks.
enum MonkeyObjectLength: Sendable, Hashable {
    case known(Int)
    /// So many at least; the rest of the headers is not there yet.
    case atLeast(Int)
    case noObject

    /// Looks at the object that starts at `start`.
    init(_ bytes: [UInt8], from start: Int) {
        self = Self.look(bytes, start)
    }

    private static func look(_ bytes: [UInt8], _ start: Int) -> MonkeyObjectLength {
        let strings = header(bytes, start, MonkeyMessage.stringMagic)
        guard case .known(let stringCount) = strings else {
            // Four bytes tell the magics apart; the first one does already.
            let data = header(bytes, start, MonkeyMessage.dataMagic)
            return data == .noObject ? strings : data
        }
        switch header(bytes, start + stringCount, MonkeyMessage.dataMagic) {
        case .known(let dataCount): return .known(stringCount + dataCount)
        case .atLeast(let dataCount): return .atLeast(stringCount + dataCount)
        case .noObject: return .noObject
        }
    }

    /// Header and content of one block.
    private static func header(_ bytes: [UInt8], _ start: Int, _ magic: UInt32) -> MonkeyObjectLength {
        for place in 0..<4 where start + place < bytes.count {
            let expected = UInt8(truncatingIfNeeded: magic >> UInt32(24 - 8 * place))
            guard bytes[start + place] == expected else { return .noObject }
        }
        guard start + 8 <= bytes.count else { return .atLeast(8) }
        var count = 0
        for place in 4..<8 { count = count << 8 | Int(bytes[start + place]) }
        return .known(8 + count)
    }
}
