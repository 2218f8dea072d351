// SPDX-License-Identifier: Apache-2.0

/// One damage done to bytes.
public struct Mutation: Sendable, Hashable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        case flipBit(Int)
        case setByte(UInt8)
        case insert([UInt8])
        case delete(Int)
        /// Replaces bytes that look like a length by one that is likely to hurt.
        case setLength([UInt8])
        case truncate
    }

    public let kind: Kind
    /// Bytes before this offset stay as they are.
    public let offset: Int

    public init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }

    /// The damaged bytes. Total: what lies beyond the end is passed over.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        let place = min(max(0, offset), bytes.count)
        switch kind {
        case .flipBit(let bit): if place < bytes.count { result[place] ^= 1 << UInt8(truncatingIfNeeded: bit & 7) }
        case .setByte(let value): if place < bytes.count { result[place] = value }
        case .insert(let more): result.insert(contentsOf: more, at: place)
        case .delete(let count): result.removeSubrange(place..<min(bytes.count, place + max(0, count)))
        case .setLength(let value):
            for (index, byte) in value.enumerated() where place + index < bytes.count { result[place + index] = byte }
        case .truncate: result.removeSubrange(place...)
        }
        return result
    }

    public var description: String {
        switch kind {
        case .flipBit(let bit): "bit \(bit) flipped at offset \(offset)"
        case .setByte(let value): "byte set to \(value) at offset \(offset)"
        case .insert(let more): "\(more.count) bytes inserted at offset \(offset)"
        case .delete(let count): "\(count) bytes deleted at offset \(offset)"
        case .setLength(let value): "length set to \(value) at offset \(offset)"
        case .truncate: "cut at offset \(offset)"
        }
    }

    /// A random damage to bytes of which there are `count`.
    public static func random(byteCount count: Int, using generator: inout SeededGenerator) -> Mutation {
        let offset = count == 0 ? 0 : Int(truncatingIfNeeded: generator.next() % UInt64(count))
        switch generator.next() % 8 {
        case 0, 1: return Mutation(.flipBit(Int(truncatingIfNeeded: generator.next() & 7)), at: offset)
        case 2:
            let values: [UInt8] = [0, 0xff, 0x7f, 0x80, 1]
            return Mutation(.setByte(values[Int(truncatingIfNeeded: generator.next() % 5)]), at: offset)
        case 3:
            return Mutation(.insert(generator.bytes(1 + Int(truncatingIfNeeded: generator.next() % 16))), at: offset)
        case 4: return Mutation(.delete(1 + Int(truncatingIfNeeded: generator.next() % 16)), at: offset)
        case 5, 6:
            let lengths: [[UInt8]] = [
                [0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0], [0x7f, 0xff, 0xff, 0xff], [0xff, 0xff, 0xff, 0x7f],
                [0, 0, 0, 1], [1, 0, 0, 0], [0xff, 0xff], [0, 0], [0, 0x10, 0, 0], [0, 0, 0x10, 0],
            ]
            // Length fields lie at multiples of four in most capture formats.
            return Mutation(
                .setLength(lengths[Int(truncatingIfNeeded: generator.next() % UInt64(lengths.count))]),
                at: offset & ~3)
        default: return Mutation(.truncate, at: offset)
        }
    }
}
