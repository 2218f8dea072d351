// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Checks a parcel in one pass and notes where each value lies.
///
/// What it does takes time and memory in proportion to the bytes: every count is compared with the bytes that are left
/// before anything is allocated or repeated for it.
struct ParcelScanner: ~Escapable {
    let bytes: RawSpan
    /// Where `bytes` begin in the value that the caller handed in.
    let base: Int
    let api: AndroidAPI
    let policy: DecodePolicy
    let maximumDepth: Int
    let hasPrefixes: Bool

    var offset = 0
    /// Where the innermost bundle or value with a length ends.
    var limit: Int
    var depth = 0
    var nodes: [ParcelNode] = []
    var oddities: [DecodeError] = []
    /// Whether the bytes are not what Android would write for the value.
    var needsRewriting = false

    @_lifetime(copy bytes)
    init(_ bytes: RawSpan, base: Int, api: AndroidAPI, policy: DecodePolicy, options: ParcelOptions) {
        self.bytes = bytes
        self.base = base
        self.api = api
        self.policy = policy
        maximumDepth = options.maximumDepth
        hasPrefixes = api.hasLengthPrefixes
        // Parcels are addressed with 32-bit numbers.
        limit = min(bytes.byteCount, Int(Int32.max))
        nodes.reserveCapacity(min(48, 4 + bytes.byteCount / 16))
    }

    // MARK: Primitives

    /// The 32 bits at `position`, which the caller has compared with `limit`.
    @inline(__always)
    func word(at position: Int) -> UInt32 {
        // Unsafe only because not every type may take any bits; UInt32 may, and the call checks its bounds.
        UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt32.self))
    }

    /// As ``word(at:)`` without the check of bounds, for places right behind a comparison of their own: a quarter of
    /// the time of a decode goes into the keys.
    ///
    /// `limit` never exceeds the count of bytes and `offset` never falls below 0, so what was compared lies within `bytes`.
    @inline(__always)
    func comparedWord(at position: Int) -> UInt32 {
        UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt32.self))
    }

    /// As ``comparedWord(at:)``.
    @inline(__always)
    func comparedDoubleWord(at position: Int) -> UInt64 {
        UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self))
    }

    @inline(__always)
    func doubleWord(at position: Int) -> UInt64 {
        // As above.
        UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    }

    @inline(__always)
    func byte(at position: Int) -> UInt8 {
        // As above.
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt8.self)
    }

    @inline(__always)
    var remaining: Int { limit &- offset }

    @inline(__always)
    mutating func readWord() throws(DecodeError) -> UInt32 {
        guard remaining >= 4 else { throw truncated(needed: 4) }
        let value = comparedWord(at: offset)
        offset &+= 4
        return value
    }

    @inline(__always)
    mutating func readInt32() throws(DecodeError) -> Int32 { Int32(bitPattern: try readWord()) }

    /// A count of elements of at least `width` bytes each; -1 where the format allows null.
    @inline(__always)
    mutating func readCount(width: Int) throws(DecodeError) -> Int {
        let start = offset
        let count = Int(try readInt32())
        guard count >= -1 else { throw invalid("a negative count", at: start) }
        guard count <= 0 || count <= remaining / width else {
            throw DecodeError(.truncated(needed: count * width, available: remaining), offset: base + start)
        }
        return count
    }

    // MARK: Faults

    @inline(never)
    func truncated(needed: Int) -> DecodeError {
        DecodeError(.truncated(needed: needed, available: max(0, remaining)), offset: base + offset)
    }

    @inline(never)
    func invalid(_ detail: String, at position: Int) -> DecodeError {
        DecodeError(.invalidValue, offset: base + position, detail: detail)
    }

    @inline(never)
    func unsupported(_ detail: String, at position: Int) -> DecodeError {
        DecodeError(.unsupported, offset: base + position, detail: detail)
    }

    /// Refuses what is not spelled as Android would, or notes that it has to be spelled anew.
    @inline(never)
    mutating func report(_ detail: String, at position: Int, rewrites: Bool = true) throws(DecodeError) {
        let fault = invalid(detail, at: position)
        guard policy == .lenient else { throw fault }
        oddities.append(fault)
        if rewrites { needsRewriting = true }
    }

    // MARK: Nodes

    /// Notes a value that has no values of its own.
    @inline(__always)
    mutating func append(_ type: ExtraType, _ key: ParcelKey, at position: Int, count: Int = 0) {
        nodes.append(
            ParcelNode(
                type: type, key: key.offset, hash: key.hash, offset: UInt32(truncatingIfNeeded: position),
                count: UInt32(truncatingIfNeeded: count), next: UInt32(truncatingIfNeeded: nodes.count &+ 1)))
    }

    /// Notes a value whose own values follow.
    mutating func open(_ type: ExtraType, _ key: ParcelKey) throws(DecodeError) -> Int {
        append(type, key, at: offset)
        return nodes.count - 1
    }

    mutating func close(_ index: Int) { nodes[index].next = UInt32(truncatingIfNeeded: nodes.count) }

    mutating func descend() throws(DecodeError) {
        guard depth < maximumDepth else {
            throw DecodeError(
                .limitExceeded(limit: maximumDepth), offset: base + offset, detail: "depth of bundles and intents")
        }
        depth += 1
    }
}

/// Where a key lies, and its hash.
struct ParcelKey {
    var offset: UInt32
    var hash: Int32

    static let none = ParcelKey(offset: ParcelNode.noKey, hash: 0)
}
