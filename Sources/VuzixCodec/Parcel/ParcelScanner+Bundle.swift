// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// What null means where a bundle is expected.
enum ParcelNullRule {
    case allowed
    /// Android reads it and would have spelled it in another way.
    case odd
    case refused
}

extension ParcelScanner {
    /// The least that an entry takes: an empty key (8 bytes) and the type code of null.
    private static var leastEntry: Int { 12 }

    /// Reads a bundle and notes it and its entries.
    ///
    ///     int32 -1 (null), int32 0 (empty), or
    ///     int32 length L | int32 magic | L bytes: int32 count, entries | API 36: int32 bool, not counted in L
    mutating func bundle(_ key: ParcelKey, null rule: ParcelNullRule) throws(DecodeError) {
        let start = offset
        try descend()
        defer { depth -= 1 }
        let length = Int(try readInt32())
        if length == -1 && rule != .refused {
            if rule == .odd { try report("null that is spelled as a bundle", at: start) }
            return append(.null, key, at: start)
        }
        guard length >= 0 else { throw invalid("a negative length of a bundle", at: start) }
        if length == 0 { return append(.bundle, key, at: start) }
        guard length & 3 == 0 else { throw invalid("length \(length) is not a multiple of 4", at: start) }

        let magic = try readWord()
        let isNative = magic == ParcelCode.nativeMagic && api.hasNativeBundles
        guard magic == ParcelCode.magic || isNative else {
            throw invalid("no bundle: magic number 0x\(String(magic, radix: 16))", at: start + 4)
        }
        if isNative { try report("written by native code; written again as BNDL", at: start + 4) }
        guard length <= remaining else { throw truncated(needed: length) }
        let index = nodes.count
        append(.bundle, key, at: start)
        let outer = limit
        limit = offset + length
        let isOrdered = try entries(of: index)
        guard offset == limit else {
            throw DecodeError(
                .lengthMismatch(declared: length, actual: length - remaining), offset: base + start,
                detail: "length of a bundle")
        }
        limit = outer
        close(index)
        if !isOrdered { try checkKeys(of: index, isNative: isNative) }
        if api.hasIntentDeclaration { try intentDeclaration(of: index) }
    }

    /// - Returns: whether the hashes of the keys ascend, so that no key appears twice.
    private mutating func entries(of index: Int) throws(DecodeError) -> Bool {
        let start = offset
        let count = try readCount(width: Self.leastEntry)
        guard count >= 0 else { throw invalid("a negative count", at: start) }
        if count == 0 { try report("a bundle without entries", at: start) }
        nodes[index].count = UInt32(truncatingIfNeeded: count)
        // Room for values inside of values too, so that the table is seldom moved.
        if nodes.capacity < nodes.count + count { nodes.reserveCapacity(2 * (nodes.count + count)) }
        var previous = Int64.min
        var isOrdered = true
        for _ in 0..<count {
            let key = try key()
            if Int64(key.hash) <= previous { isOrdered = false }
            previous = Int64(key.hash)
            let before = oddities.count
            do throws(DecodeError) { try value(key) } catch { throw error.inside(name(of: key)) }
            if oddities.count != before { nameOddities(from: before, name(of: key)) }
        }
        return isOrdered
    }

    private mutating func checkKeys(of index: Int, isNative: Bool) throws(DecodeError) {
        var seen: Set<JavaString> = []
        seen.reserveCapacity(Int(nodes[index].count))
        var isSorted = true
        var previous = Int32.min
        var child = index + 1
        while child < Int(nodes[index].next) {
            let node = nodes[child]
            if node.hash < previous { isSorted = false }
            previous = node.hash
            let count = Int(word(at: Int(node.key)))
            guard seen.insert(units(at: Int(node.key) + 4, count: count)).inserted else {
                throw invalid("a key that appears twice", at: Int(node.key)).inside(
                    name(of: ParcelKey(offset: node.key, hash: 0)))
            }
            child = Int(node.next)
        }
        if !isSorted && !isNative {
            try report("non-canonical: keys are not in the order of their hashes", at: Int(nodes[index].offset))
        }
    }

    private mutating func intentDeclaration(of index: Int) throws(DecodeError) {
        let start = offset
        let declared = try readWord()
        if declared > 1 { try report("a boolean that is neither 0 nor 1", at: start) }
        var holdsIntent = false
        var child = index + 1
        while child < Int(nodes[index].next) {
            if nodes[child].type == .intent { holdsIntent = true }
            child = Int(nodes[child].next)
        }
        if declared <= 1 && (declared == 1) != holdsIntent {
            // Android keeps the flag when the intent is taken out, so it is kept here too.
            try report(
                holdsIntent ? "holds an intent and says that it does not" : "says that it holds an intent", at: start,
                rewrites: false)
        }
    }

    func name(of key: ParcelKey) -> String {
        let position = Int(key.offset)
        return units(at: position + 4, count: Int(word(at: position))).string
    }

    mutating func nameOddities(from start: Int, _ name: String) {
        for index in start..<oddities.count { oddities[index] = oddities[index].inside(name) }
    }
}
