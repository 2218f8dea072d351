// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// A JSON reader (RFC 8259) that keeps the spelling of numbers, which a general one does not.
struct JSONParser {
    /// Depth of nesting that is read; deeper input is refused instead of exhausting the stack.
    static let maximumDepth = 200

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func parseDocument() throws(JSONFault) -> JSONValue {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
        let value = try parseValue()
        skipSpace()
        guard index == bytes.count else { throw fault("something follows the JSON value") }
        return value
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[index]) { index += 1 }
    }

    private func fault(_ message: String) -> JSONFault {
        let before = bytes[..<min(index, bytes.count)]
        let line = before.count { $0 == 0x0a } + 1
        let column = before.count - ((before.lastIndex(of: 0x0a) ?? -1) + 1) + 1
        return JSONFault("line \(line), column \(column): \(message)")
    }

    private mutating func parseValue() throws(JSONFault) -> JSONValue {
        skipSpace()
        guard index < bytes.count else { throw fault("a JSON value is expected, but the text ends") }
        switch bytes[index] {
        case 0x7b: return try parseObject()
        case 0x5b: return try parseArray()
        case 0x22: return .string(try parseString())
        case 0x2d, 0x30...0x39: return .number(try parseNumber())
        default:
            for (word, value) in [("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false))]
            where bytes[index...].starts(with: word.utf8) {
                index += word.utf8.count
                return value
            }
            throw fault("a JSON value is expected")
        }
    }

    private mutating func enter() throws(JSONFault) {
        depth += 1
        guard depth <= Self.maximumDepth else { throw fault("nested more than \(Self.maximumDepth) levels deep") }
        index += 1
        skipSpace()
    }

    private mutating func parseObject() throws(JSONFault) -> JSONValue {
        try enter()
        defer { depth -= 1 }
        var members: [(key: String, value: JSONValue)] = []
        // By their bytes: Swift calls strings equal that Unicode does, and JSON does not.
        var keys: Set<[UInt8]> = []
        if takes(0x7d) { return .object(members) }
        while true {
            skipSpace()
            guard index < bytes.count, bytes[index] == 0x22 else { throw fault("a member name in quotes is expected") }
            let key = try parseString()
            guard keys.insert(Array(key.utf8)).inserted else { throw fault("member \"\(key)\" appears twice") }
            skipSpace()
            guard takes(0x3a) else { throw fault("':' is expected after \"\(key)\"") }
            members.append((key, try parseValue()))
            skipSpace()
            if takes(0x7d) { return .object(members) }
            guard takes(0x2c) else { throw fault("',' or '}' is expected") }
        }
    }

    private mutating func parseArray() throws(JSONFault) -> JSONValue {
        try enter()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        if takes(0x5d) { return .array(elements) }
        while true {
            elements.append(try parseValue())
            skipSpace()
            if takes(0x5d) { return .array(elements) }
            guard takes(0x2c) else { throw fault("',' or ']' is expected") }
        }
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func parseNumber() throws(JSONFault) -> String {
        let start = index
        _ = takes(0x2d)
        let firstDigit = index
        skipDigits()
        guard index > firstDigit else { throw fault("a digit is expected") }
        if bytes[firstDigit] == 0x30 && index > firstDigit + 1 { throw fault("a number may not start with 0") }
        if takes(0x2e) {
            let fraction = index
            skipDigits()
            guard index > fraction else { throw fault("a digit is expected after the point") }
        }
        if takes(0x65) || takes(0x45) {
            if !takes(0x2b) { _ = takes(0x2d) }
            let exponent = index
            skipDigits()
            guard index > exponent else { throw fault("a digit is expected in the exponent") }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipDigits() {
        while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    }

    private mutating func parseString() throws(JSONFault) -> String {
        index += 1
        var text: [UInt8] = []
        // Places of characters that stand for escaped halves of surrogate pairs.
        var halves: [Int] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 0x22:
                guard UTF8Check.isValid(text.span) else { throw fault("the string is not valid UTF-8") }
                return Self.spelled(String(decoding: text, as: UTF8.self), halves)
            case 0x5c: try parseEscape(into: &text, &halves)
            case 0..<0x20: throw fault("a control character in a string must be escaped")
            default: text.append(byte)
            }
        }
        throw fault("the string has no end")
    }

    /// Gives characters that could be taken for halves of surrogate pairs as the two halves that they have.
    ///
    /// - Parameter halves: Places of those that do stand for a half.
    private static func spelled(_ text: String, _ halves: [Int]) -> String {
        guard text.unicodeScalars.contains(where: SurrogateHalf.isReserved) else { return text }
        var result = String.UnicodeScalarView()
        var place = 0
        var next = 0
        for scalar in text.unicodeScalars {
            let isHalf = next < halves.count && halves[next] == place
            if isHalf { next += 1 }
            place += scalar.utf8.count
            if isHalf || !SurrogateHalf.isReserved(scalar) {
                result.append(scalar)
            } else {
                for unit in UTF16.encode(scalar).map({ Array($0) }) ?? [] {
                    result.append(SurrogateHalf.standIn(UInt32(unit)))
                }
            }
        }
        return String(result)
    }

    private mutating func parseEscape(into text: inout [UInt8], _ halves: inout [Int]) throws(JSONFault) {
        guard index < bytes.count else { throw fault("the string has no end") }
        let byte = bytes[index]
        index += 1
        switch byte {
        case 0x22, 0x5c, 0x2f: text.append(byte)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0c)
        case 0x6e: text.append(0x0a)
        case 0x72: text.append(0x0d)
        case 0x74: text.append(0x09)
        case 0x75:
            let code = try parseFourHexDigits()
            guard code & 0xf800 == 0xd800 else {
                if let scalar = Unicode.Scalar(code) { text += Array(scalar.utf8) }
                return
            }
            if code < 0xdc00, let low = peekLowSurrogate() {
                index += 6
                let pair = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
                if let scalar = Unicode.Scalar(pair) { text += Array(scalar.utf8) }
            } else {
                halves.append(text.count)
                text += Array(SurrogateHalf.standIn(code).utf8)
            }
        default: throw fault("unknown escape")
        }
    }

    /// The second half of a pair, if its escape stands here; it is not passed.
    private func peekLowSurrogate() -> UInt32? {
        guard bytes.count - index >= 6, bytes[index] == 0x5c, bytes[index + 1] == 0x75 else { return nil }
        var value: UInt32 = 0
        for place in (index + 2)..<(index + 6) {
            guard let digit = Hex.digit(bytes[place]) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return (0xdc00..<0xe000).contains(value) ? value : nil
    }

    private mutating func parseFourHexDigits() throws(JSONFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard index < bytes.count, let digit = Hex.digit(bytes[index]) else {
                throw fault("four hex digits are expected")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}
