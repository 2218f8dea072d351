// SPDX-License-Identifier: Apache-2.0

/// Reads filter expressions. From the loosest to the tightest, the operators are `||`, `&&`, `!`, comparisons, `&`.
struct FilterParser {
    /// Depth of parentheses that is read; deeper ones are refused instead of exhausting the stack.
    static let maximumDepth = 64

    var scanner: FilterScanner
    private var depth = 0

    /// What was read: something that holds or not, or something with a value.
    enum Term {
        case condition(FilterCondition)
        case operand(FilterOperand)
    }

    /// A term and its place.
    struct Piece {
        var term: Term
        var range: Range<Int>
    }

    init(_ expression: String) { scanner = FilterScanner(expression) }

    mutating func parse() throws(FilterError) -> FilterCondition {
        scanner.skipSpace()
        if scanner.isAtEnd { throw FilterError("the filter is empty", position: 0) }
        let condition = try condition(parseAny())
        scanner.skipSpace()
        guard scanner.isAtEnd else { throw unexpected("'&&', '||' or the end is expected") }
        return condition
    }

    // MARK: Conditions

    private mutating func parseAny() throws(FilterError) -> Piece {
        let first = try parseAll()
        guard takesOr() else { return first }
        var conditions = [try condition(first)]
        repeat { conditions.append(try condition(parseAll())) } while takesOr()
        return piece(.condition(.any(conditions)), from: first)
    }

    private mutating func takesOr() -> Bool { scanner.takes("||") || scanner.takes(keyword: "or") }

    private mutating func parseAll() throws(FilterError) -> Piece {
        let first = try parseNot()
        guard takesAnd() else { return first }
        var conditions = [try condition(first)]
        repeat { conditions.append(try condition(parseNot())) } while takesAnd()
        return piece(.condition(.all(conditions)), from: first)
    }

    private mutating func takesAnd() -> Bool { scanner.takes("&&") || scanner.takes(keyword: "and") }

    private mutating func parseNot() throws(FilterError) -> Piece {
        scanner.skipSpace()
        let start = scanner.index
        var count = 0
        while takesNot() { count += 1 }
        let inner = try parseComparison()
        guard count > 0 else { return inner }
        let condition = try condition(inner)
        return Piece(
            term: .condition(count % 2 == 1 ? .not(condition) : condition), range: start..<inner.range.upperBound)
    }

    private mutating func takesNot() -> Bool {
        if scanner.sees("!=") { return false }
        return scanner.takes("!") || scanner.takes(keyword: "not")
    }

    /// A piece as a condition: a field on its own asks whether the event has it.
    private func condition(_ piece: Piece) throws(FilterError) -> FilterCondition {
        switch piece.term {
        case .condition(let condition): return condition
        case .operand(.literal(let literal)): throw lacksField(literal)
        case .operand(let operand):
            guard let presence = operand.presence else { throw FilterError("a condition is expected", piece.range) }
            return presence
        }
    }

    private mutating func parseComparison() throws(FilterError) -> Piece {
        let left = try parseMasked()
        guard let (relation, place) = try takeRelation() else { return left }
        guard case .operand(let operand) = left.term else {
            throw FilterError("a condition has no value to compare", left.range)
        }
        let result: FilterCondition
        if relation == .isIn || relation == .isNotIn {
            let elements = try parseSet()
            let found = try FilterComparing.among(operand, elements, left.range, isNegated: false)
            result = relation == .isIn ? found : .not(found)
        } else {
            let right = try parseMasked()
            guard case .operand(let other) = right.term else {
                throw FilterError("a condition has no value to compare", right.range)
            }
            result = try compare((operand, left.range), relation, place, (other, right.range))
        }
        if let (_, place) = try takeRelation() {
            throw FilterError("comparisons cannot be chained; join two with '&&'", place)
        }
        return piece(.condition(result), from: left)
    }

    private func compare(
        _ left: (operand: FilterOperand, range: Range<Int>), _ relation: FilterRelation, _ place: Range<Int>,
        _ right: (operand: FilterOperand, range: Range<Int>)
    ) throws(FilterError) -> FilterCondition {
        switch (left.operand, right.operand) {
        case (.literal(let first), .literal(let second)):
            throw lacksField(first.isIdentifier || !second.isIdentifier ? first : second)
        case (_, .literal(let literal)):
            return try FilterComparing.condition(left.operand, relation, place, literal, left.range)
        case (.literal(let literal), _):
            guard case .comparison(let comparison) = relation else {
                throw FilterError("the field stands on the left of 'contains'", left.range)
            }
            return try FilterComparing.condition(
                right.operand, .comparison(comparison.swapped), place, literal, right.range)
        case (.number(let first), .number(let second)):
            guard case .comparison(let comparison) = relation else {
                throw FilterError("'contains' is for bytes and text", place)
            }
            return .test(.numbers(first, comparison, second))
        case (let operand, _)
        where operand.isText && scanner.bytes[right.range].allSatisfy({ $0 != 0x5b && $0 != 0x28 }):
            // A word that happens to be the name of a field.
            let word = FilterLiteral(bytes: Array(scanner.bytes[right.range]), isQuoted: false, range: right.range)
            return try FilterComparing.condition(operand, relation, place, word, left.range)
        default:
            throw FilterError(
                "these two fields cannot be compared with each other", left.range.lowerBound..<right.range.upperBound)
        }
    }

    // MARK: Operands

    /// An operand, perhaps with `& mask`.
    private mutating func parseMasked() throws(FilterError) -> Piece {
        var left = try parsePrimary()
        while !scanner.sees("&&"), scanner.takes("&") {
            let right = try parsePrimary()
            let range = left.range.lowerBound..<right.range.upperBound
            guard case .operand(let first) = left.term, case .operand(let second) = right.term else {
                throw FilterError("'&' takes numbers; conditions are joined with '&&'", range)
            }
            switch (first, second) {
            case (.number(var number), .literal(let literal)), (.literal(let literal), .number(var number)):
                guard let mask = literal.integer else {
                    throw FilterError("'&' takes a whole number, such as 0x80", literal.range)
                }
                number.mask &= mask
                number.isMasked = true
                left = Piece(term: .operand(.number(number)), range: range)
            case (.literal(let literal), .literal): throw lacksField(literal)
            default: throw FilterError("'&' takes a number, such as value[0], and a mask, such as 0x80", range)
            }
        }
        return left
    }

    private mutating func parsePrimary() throws(FilterError) -> Piece {
        scanner.skipSpace()
        let start = scanner.index
        if scanner.takes("(") {
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.maximumDepth else {
                throw FilterError("more than \(Self.maximumDepth) parentheses within each other", position: start)
            }
            let inner = try parseAny()
            guard scanner.takes(")") else { throw unexpected("')' is expected") }
            return Piece(term: inner.term, range: start..<scanner.index)
        }
        if let literal = try scanner.takeQuoted() {
            return Piece(term: .operand(.literal(literal)), range: literal.range)
        }
        guard let range = scanner.takeWord() else { throw unexpected("a field or a value is expected") }
        let operand = try parseOperand(range)
        return Piece(term: .operand(operand), range: start..<scanner.index)
    }

    private mutating func parseOperand(_ range: Range<Int>) throws(FilterError) -> FilterOperand {
        let word = scanner.text(range)
        if word == "len", scanner.takes("(") { return try parseLength(range) }
        if let path = try parsePath(word, range) { return .path(path) }
        guard let field = FilterFields.operand(named: word) else {
            return .literal(FilterLiteral(bytes: Array(scanner.bytes[range]), isQuoted: false, range: range))
        }
        guard scanner.sees("[") else { return field }
        let place = scanner.index
        guard case .bytes(let bytes) = field else {
            throw FilterError("only pdu, value and decoded fields can be sliced", position: place)
        }
        return try parseSlice(of: bytes)
    }

    /// What follows `len(`.
    private mutating func parseLength(_ range: Range<Int>) throws(FilterError) -> FilterOperand {
        guard let word = scanner.takeWord() else { throw unexpected("pdu or value is expected") }
        let operand = try parseOperand(word)
        let place = word.lowerBound..<scanner.index
        guard scanner.takes(")") else { throw unexpected("')' is expected") }
        switch operand {
        case .bytes(let bytes): return .number(FilterNumber(.length, of: bytes))
        case .literal(let literal): throw lacksField(literal)
        default: throw FilterError("len() counts the bytes of pdu or value", place)
        }
    }

    // MARK: Errors

    private func piece(_ term: Term, from first: Piece) -> Piece {
        Piece(term: term, range: first.range.lowerBound..<max(first.range.upperBound, scanner.index))
    }

    /// The error for what stands here.
    mutating func unexpected(_ message: String) -> FilterError {
        scanner.skipSpace()
        if scanner.isAtEnd { return FilterError("\(message), but the filter ends", position: scanner.index) }
        if let word = scanner.word() { return FilterError("\(message), not '\(scanner.text(word))'", word) }
        // A symbol can be longer than a byte, if it is no symbol at all.
        let rest = String(decoding: scanner.bytes[scanner.index...].prefix(4), as: UTF8.self)
        return FilterError("\(message), not '\(rest.prefix(1))'", position: scanner.index)
    }

    /// The error for a literal where a field is needed.
    private func lacksField(_ literal: FilterLiteral) -> FilterError {
        guard literal.isIdentifier else {
            return FilterError("a value needs a field that it is compared with", literal.range)
        }
        let suggestion = FilterSuggestion.text(for: literal.text, among: FilterFields.names)
        return FilterError("unknown field '\(literal.text)'\(suggestion)", literal.range)
    }
}
