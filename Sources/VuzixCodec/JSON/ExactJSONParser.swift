// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// Reads JSON (RFC 8259) with strings as Java has them: `\ud83d` may stand alone.
struct ExactJSONParser {
    static let maximumDepth = 200

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    mutating func parseDocument() throws(JSONFault) -> ExactJSON {
        let value = try parseValue()
        skipSpace()
        guard index == bytes.count else { throw fault("something follows the JSON value") }
        return value
    }

    private func fault(_ message: String) -> JSONFault { JSONFault("byte \(index): \(message)") }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { index += 1 }
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func takes(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    private mutating func parseValue() throws(JSONFault) -> ExactJSON {
        skipSpace()
        switch peek ?? 0 {
        case 0x7b: return try nested { parser throws(JSONFault) in try parser.parseObject() }
        case 0x5b: return try nested { parser throws(JSONFault) in try parser.parseArray() }
        case 0x22: return .string(try parseString())
        case 0x2d, 0x30...0x39: return .number(try parseNumber())
        default:
            for (word, value) in [("null", ExactJSON.null), ("true", .bool(true)), ("false", .bool(false))]
            where bytes[index...].starts(with: word.utf8) {
                index += word.utf8.count
                return value
            }
            throw fault("a JSON value is expected")
        }
    }

    private mutating func nested(
        _ parse: (inout Self) throws(JSONFault) -> ExactJSON
    ) throws(JSONFault) -> ExactJSON {
        guard depth < Self.maximumDepth else { throw fault("nested more than \(Self.maximumDepth) levels deep") }
        depth += 1
        defer { depth -= 1 }
        index += 1
        skipSpace()
        return try parse(&self)
    }

    private mutating func parseObject() throws(JSONFault) -> ExactJSON {
        var members: [(key: JavaString, value: ExactJSON)] = []
        var keys: Set<JavaString> = []
        if takes(0x7d) { return .object(members) }
        while true {
            skipSpace()
            guard peek == 0x22 else { throw fault("a member name in quotes is expected") }
            let key = try parseString()
            guard keys.insert(key).inserted else { throw fault("member \"\(key)\" appears twice") }
            skipSpace()
            guard takes(0x3a) else { throw fault("':' is expected") }
            members.append((key, try parseValue()))
            skipSpace()
            if takes(0x7d) { return .object(members) }
            guard takes(0x2c) else { throw fault("',' or '}' is expected") }
        }
    }

    private mutating func parseArray() throws(JSONFault) -> ExactJSON {
        var elements: [ExactJSON] = []
        if takes(0x5d) { return .array(elements) }
        while true {
            elements.append(try parseValue())
            skipSpace()
            if takes(0x5d) { return .array(elements) }
            guard takes(0x2c) else { throw fault("',' or ']' is expected") }
        }
    }

    private mutating func parseNumber() throws(JSONFault) -> String {
        let start = index
        _ = takes(0x2d)
        let first = index
        guard skipDigits() else { throw fault("a digit is expected") }
        if bytes[first] == 0x30, index > first + 1 { throw fault("a number may not start with 0") }
        if takes(0x2e), !skipDigits() { throw fault("a digit is expected after the point") }
        if takes(0x65) || takes(0x45) {
            if !takes(0x2b) { _ = takes(0x2d) }
            guard skipDigits() else { throw fault("a digit is expected in the exponent") }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// - Returns: whether there was a digit.
    private mutating func skipDigits() -> Bool {
        let start = index
        while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
        return index > start
    }

    private mutating func parseString() throws(JSONFault) -> JavaString {
        index += 1
        var units: [UInt16] = []
        while let byte = peek {
            switch byte {
            case 0x22:
                index += 1
                return JavaString(units: units)
            case 0x5c:
                index += 1
                units.append(try parseEscape())
            case 0..<0x20: throw fault("a control character in a string must be escaped")
            case 0x20..<0x80:
                index += 1
                units.append(UInt16(byte))
            default:
                let length = UTF8Check.sequenceLength(bytes.span, at: index)
                guard length > 0 else { throw fault("the string is not valid UTF-8") }
                units += Array(String(decoding: bytes[index..<(index + length)], as: UTF8.self).utf16)
                index += length
            }
        }
        throw fault("the string has no end")
    }

    private mutating func parseEscape() throws(JSONFault) -> UInt16 {
        guard let byte = peek else { throw fault("the string has no end") }
        index += 1
        switch byte {
        case 0x22, 0x5c, 0x2f: return UInt16(byte)
        case 0x62: return 0x08
        case 0x66: return 0x0c
        case 0x6e: return 0x0a
        case 0x72: return 0x0d
        case 0x74: return 0x09
        case 0x75:
            var unit: UInt16 = 0
            for _ in 0..<4 {
                guard let next = peek, let digit = Hex.digit(next) else { throw fault("four hex digits are expected") }
                unit = unit << 4 | UInt16(digit)
                index += 1
            }
            return unit
        default: throw fault("unknown escape")
        }
    }
}
