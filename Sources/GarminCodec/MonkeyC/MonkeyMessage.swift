// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// A serialized Monkey C object, which is what Connect IQ apps and their companions send each other.
///
/// ```
/// AB CD AB CD | u32 byte count | entries: u16 n, n bytes (UTF-8, then 00)     only where there are strings
/// DA 7A DA 7A | u32 byte count | values
/// ```
///
/// All numbers are big-endian. A value is a type code (``MonkeyType``) and what belongs to it. Values stand breadth
/// first: the root, then the elements of every container in the order in which the containers came. A string is the
/// byte offset of its entry. Entries stand in the order of a depth-first walk (pair by pair, key before value), equal
/// strings once; other encoders order them otherwise, which changes no meaning.
///
/// This is the flat form: it keeps the order and the spelling of the wire (unused or repeated entries, odd booleans,
/// wrong counts, trailing bytes), so that it encodes to exactly the bytes from which it was decoded. ``MonkeyValue`` is
/// the convenient tree.
///
/// Sources: Garmin's Android SDK (its output), liias/monkey, PRG specification.
public struct MonkeyMessage: Sendable, Hashable {
    /// AB CD AB CD.
    package static let stringMagic: UInt32 = 0xabcd_abcd
    /// DA 7A DA 7A.
    package static let dataMagic: UInt32 = 0xda7a_da7a

    /// The values in the order of the wire.
    package var nodes: [MonkeyNode] = []
    /// Which nodes besides the first are in no container; one after the other with all that is inside of it.
    package var furtherRoots: [Int] = []
    /// Bytes that `nodes` take on the wire.
    package var dataByteCount = 0
    /// The string block without its header; nil where there is none.
    package var strings: [UInt8]?
    /// Contents of byte arrays.
    package var blobs: [UInt8] = []
    /// What the data block starts with.
    package var magic = MonkeyMessage.dataMagic
    /// False where the message ends behind an empty string block.
    package var hasDataBlock = true
    /// Bytes behind the data block.
    public internal(set) var trailing: [UInt8] = []

    /// A message without a value.
    public init() {}

    /// How many values stand in no other value; 1 in every sound message.
    public var rootCount: Int { nodes.isEmpty ? 0 : 1 + furtherRoots.count }

    /// Which nodes are in no container.
    package var rootIndices: [Int] { nodes.isEmpty ? [] : [0] + furtherRoots }

    /// How many values there are, those in containers included.
    public var valueCount: Int { nodes.count }

    /// Children of a container that are there.
    package func children(of node: MonkeyNode) -> Range<Int> {
        guard node.isContainer else { return 0..<0 }
        let start = min(Int(node.high), nodes.count)
        return start..<min(start + node.declaredChildren, nodes.count)
    }

    /// The bytes of a string, without the byte that ends them; nil where the offset leads nowhere.
    package func entry(of node: MonkeyNode) -> Range<Int>? {
        guard node.code == MonkeyType.string.rawValue, node.high == 1, let strings else { return nil }
        let start = Int(node.low)
        guard start + 2 <= strings.count else { return nil }
        let end = start + 1 + (Int(strings[start]) << 8 | Int(strings[start + 1]))
        guard end >= start + 2, end <= strings.count else { return nil }
        return start + 2..<end
    }
}

extension Span where Element == UInt8 {
    /// Four bytes, most significant first.
    @inline(__always)
    func bigEndian32(at offset: Int) -> UInt32 {
        // Checks its bounds; unsafe only because it could make types that not every bit pattern allows.
        UInt32(bigEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// Eight bytes, most significant first.
    @inline(__always)
    func bigEndian64(at offset: Int) -> UInt64 {
        UInt64(bigEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
