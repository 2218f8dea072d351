// SPDX-License-Identifier: Apache-2.0

/// What stands between two operands.
enum FilterRelation: Sendable, Hashable {
    case comparison(FilterComparison)
    case contains
    case isIn
    case isNotIn
}

/// One element of `{a, b, 1..5}`.
struct FilterElement {
    var low: FilterLiteral
    /// The end of a range, which belongs to it.
    var high: FilterLiteral?

    var range: Range<Int> { low.range.lowerBound..<(high ?? low).range.upperBound }
}

extension FilterParser {
    /// Passes a relation, if one stands here.
    mutating func takeRelation() throws(FilterError) -> (FilterRelation, Range<Int>)? {
        scanner.skipSpace()
        let start = scanner.index
        guard let relation = try relation() else { return nil }
        return (relation, start..<scanner.index)
    }

    private mutating func relation() throws(FilterError) -> FilterRelation? {
        let start = scanner.index
        let symbols: [(StaticString, FilterComparison)] = [
            ("==", .equal), ("!=", .notEqual), ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less),
            (">", .greater),
        ]
        for (symbol, comparison) in symbols where scanner.takes(symbol) {
            if scanner.current == 0x3d { throw FilterError("unknown operator", start..<(scanner.index + 1)) }
            return .comparison(comparison)
        }
        if scanner.takes("=") { throw FilterError("equality is written '=='", start..<scanner.index) }
        let words: [(StaticString, FilterRelation)] = [
            ("eq", .comparison(.equal)), ("ne", .comparison(.notEqual)), ("lt", .comparison(.less)),
            ("le", .comparison(.lessOrEqual)), ("gt", .comparison(.greater)), ("ge", .comparison(.greaterOrEqual)),
            ("contains", .contains), ("in", .isIn),
        ]
        for (word, relation) in words where scanner.takes(keyword: word) { return relation }
        if scanner.takes("~") || scanner.takes(keyword: "matches") {
            throw FilterError(
                "there are no regular expressions; 'contains' finds a part of a text", start..<scanner.index)
        }
        if scanner.takes(keyword: "not") {
            if scanner.takes(keyword: "in") { return .isNotIn }
            scanner.rewind(to: start)
        }
        return nil
    }

    /// Passes `{a, b, 1..5}`.
    mutating func parseSet() throws(FilterError) -> [FilterElement] {
        guard scanner.takes("{") else { throw unexpected("'{' is expected after 'in'") }
        var elements: [FilterElement] = []
        repeat {
            var element = FilterElement(low: try parseLiteral())
            if scanner.takes("..") { element.high = try parseLiteral() }
            elements.append(element)
        } while scanner.takes(",")
        guard scanner.takes("}") else { throw unexpected("',' or '}' is expected") }
        return elements
    }

    private mutating func parseLiteral() throws(FilterError) -> FilterLiteral {
        if let quoted = try scanner.takeQuoted() { return quoted }
        guard let range = scanner.takeWord() else { throw unexpected("a value is expected") }
        return FilterLiteral(bytes: Array(scanner.bytes[range]), isQuoted: false, range: range)
    }

    // MARK: Slices

    /// Passes `[0]`, `[2:4]` (start and count), `[2-5]` (first and last), `[1:]` or `[:4]`.
    mutating func parseSlice(of bytes: FilterBytes) throws(FilterError) -> FilterOperand {
        let start = scanner.index
        guard scanner.takes("[") else { throw unexpected("'[' is expected") }
        let first = try scanner.takeIndex()
        let operand: FilterOperand
        if scanner.takes(":") {
            let count = try scanner.takeIndex()
            guard count.map({ $0 > 0 }) ?? true else {
                throw FilterError("a slice takes at least one byte", start..<scanner.index)
            }
            guard first != nil || count != nil else { throw unexpected("a number is expected") }
            operand = .bytes(bytes.sliced(from: first ?? 0, length: count))
        } else if let first, scanner.takes("-") {
            guard let last = try scanner.takeIndex(), first >= 0, last >= first else {
                throw FilterError(
                    "a slice with '-' takes the first and the last byte, counted from 0", start..<scanner.index)
            }
            operand = .bytes(bytes.sliced(from: first, length: last - first + 1))
        } else if let first {
            operand = .number(FilterNumber(.byte, of: bytes.sliced(from: first, length: 1)))
        } else {
            throw unexpected("the number of a byte is expected")
        }
        guard scanner.takes("]") else { throw unexpected("']' is expected") }
        if scanner.sees("[") { throw FilterError("a slice cannot be sliced again", position: scanner.index) }
        return operand
    }

    /// Passes what follows `decoded` or `parameters`: `.name` and `[0]`, many times. Nil if `word` is something else.
    mutating func parsePath(_ word: String, _ range: Range<Int>) throws(FilterError) -> FilterPath? {
        let names = word.split(separator: ".", omittingEmptySubsequences: false)
        var path: FilterPath
        switch names.first {
        case "decoded": path = FilterPath(root: .decoded)
        case "parameters": path = FilterPath(root: .parameters)
        default: return nil
        }
        try append(names.dropFirst(), to: &path, range)
        while scanner.takes("[") {
            guard let index = try scanner.takeIndex() else { throw unexpected("the number of an element is expected") }
            guard scanner.takes("]") else { throw unexpected("']' is expected") }
            path.steps.append(.element(index))
            guard scanner.current == 0x2e, scanner.takes(".") else { continue }
            guard let more = scanner.word() else { throw unexpected("the name of a field is expected") }
            scanner.rewind(to: more.upperBound)
            try append(scanner.text(more).split(separator: ".", omittingEmptySubsequences: false)[...], to: &path, more)
        }
        return path
    }

    private func append(
        _ names: ArraySlice<Substring>, to path: inout FilterPath, _ range: Range<Int>
    ) throws(FilterError) {
        for name in names {
            guard !name.isEmpty, !name.utf8.contains(0x3a) else {
                throw FilterError("the name of a field is expected after each point", range)
            }
            path.steps.append(.member(String(name)))
        }
        guard path.steps.count <= Self.maximumDepth else {
            throw FilterError("more than \(Self.maximumDepth) names within each other", range)
        }
    }
}
