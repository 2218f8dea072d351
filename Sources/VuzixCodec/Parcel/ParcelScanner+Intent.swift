// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

extension ParcelScanner {
    /// Reads the fields of an intent and notes it with its selector, its extras and its original.
    mutating func intent(_ key: ParcelKey) throws(DecodeError) {
        try descend()
        defer { depth -= 1 }
        let index = nodes.count
        append(.intent, key, at: offset)
        try field("action") { scanner throws(DecodeError) in _ = try scanner.text() }
        try field("data") { scanner throws(DecodeError) in try scanner.uri() }
        try field("type") { scanner throws(DecodeError) in _ = try scanner.text() }
        if api.hasIdentifier { try field("identifier") { scanner throws(DecodeError) in _ = try scanner.text() } }
        try field("flags") { scanner throws(DecodeError) in _ = try scanner.readWord() }
        if api.hasExtendedFlags {
            try field("extendedFlags") { scanner throws(DecodeError) in _ = try scanner.readWord() }
        }
        try field("package") { scanner throws(DecodeError) in _ = try scanner.text() }
        try field("component") { scanner throws(DecodeError) in try scanner.component() }
        try field("sourceBounds") { scanner throws(DecodeError) in try scanner.sourceBounds() }
        try field("categories") { scanner throws(DecodeError) in try scanner.categories() }
        try field("selector") { scanner throws(DecodeError) in
            if try scanner.isPresent() { try scanner.intent(.none) }
        }
        let clip = offset
        if try isPresent() { throw unsupported("an intent with clip data", at: clip) }
        try field("contentUserHint") { scanner throws(DecodeError) in _ = try scanner.readWord() }
        try field("extras") { scanner throws(DecodeError) in try scanner.bundle(.none, null: .allowed) }
        if api.hasOriginalIntent {
            try field("originalIntent") { scanner throws(DecodeError) in
                if try scanner.isPresent() { try scanner.intent(.none) }
            }
        }
        nodes[index].count = UInt32(truncatingIfNeeded: offset)
        close(index)
    }

    /// Runs `read` and names the field in its faults.
    @inline(__always)
    private mutating func field(
        _ name: StaticString, _ read: (inout Self) throws(DecodeError) -> Void
    ) throws(DecodeError) {
        let before = oddities.count
        do throws(DecodeError) { try read(&self) } catch { throw error.inside(name) }
        if oddities.count != before { nameOddities(from: before, "\(name)") }
    }

    /// An int32 that says whether something follows; Android takes all but 0 for yes.
    private mutating func isPresent() throws(DecodeError) -> Bool {
        let start = offset
        let value = try readWord()
        if value > 1 { try report("a mark of presence that is neither 0 nor 1", at: start) }
        return value != 0
    }

    private mutating func component() throws(DecodeError) {
        guard try string16() >= 0 else { return }
        let start = offset
        guard try string16() >= 0 else { throw invalid("a component without a class", at: start) }
    }

    private mutating func sourceBounds() throws(DecodeError) {
        guard try isPresent() else { return }
        guard remaining >= 16 else { throw truncated(needed: 16) }
        offset += 16
    }

    private mutating func categories() throws(DecodeError) {
        let start = offset
        let count = try readCount(width: 4)
        guard count >= 0 else { throw invalid("a negative count", at: start) }
        guard count > 0 else { return }
        let first = offset
        for _ in 0..<count {
            let place = offset
            guard try text() >= 0 else { throw invalid("a null category", at: place) }
        }
        guard count > 1 else { return }
        var cursor = ParcelCursor(bytes, at: first)
        var seen: Set<JavaString> = []
        var previous = Int32.min
        for _ in 0..<count {
            guard let category = cursor.text(api) else { return }
            let hash = category.javaHash
            guard seen.insert(category).inserted else {
                try report("a category that appears twice, dropped", at: start)
                continue
            }
            if hash < previous {
                try report("non-canonical: categories are not in the order of their hashes", at: start)
            }
            previous = max(previous, hash)
        }
    }

    /// int32 kind: 0 null, 1 text, 2 opaque, 3 hierarchical; then its parts.
    private mutating func uri() throws(DecodeError) {
        let start = offset
        let kind = try readWord()
        switch kind {
        case 0: return
        case 1: try uriText()
        case 2, 3:
            try report("a URI in parts, written again as text", at: start)
            if api.hasPlainURIs { return try uriText() }
            _ = try text()
            for _ in 0..<(kind == 2 ? 2 : 4) { try uriPart() }
        default: throw invalid("a URI of unknown kind \(kind)", at: start)
        }
    }

    private mutating func uriText() throws(DecodeError) {
        let start = offset
        guard try text() >= 0 else { throw invalid("a URI without text", at: start) }
    }

    /// int32 representation: 1 encoded, 2 decoded, up to API 29 also 0 for both; then a string, or both.
    private mutating func uriPart() throws(DecodeError) {
        let start = offset
        switch try readWord() {
        case 0 where !api.usesString8:
            _ = try text()
            _ = try text()
        case 1, 2: _ = try text()
        case let other: throw invalid("a part of a URI in unknown representation \(other)", at: start)
        }
    }
}
