// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// A JSON value. Numbers keep their spelling, because `100.0` and `100` are different medical floats; members keep
/// their order.
public enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
        default: false
        }
    }

    /// Reads one JSON text (RFC 8259).
    public init(parsing text: some StringProtocol) throws(JSONFault) {
        var parser = JSONParser(Array(text.utf8))
        self = try parser.parseDocument()
    }

    public subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// For messages: "a number", "an array", …
    public var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// An integer within the limits of `T`, spelled without fraction (or as a string of `0x` and hex digits).
    public func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(JSONFault) -> T {
        switch self {
        case .number(let spelling):
            if let value = T(spelling) { return value }
            if let decimal = Decimal64(parsing: spelling), decimal.exponent >= 0, decimal.exponent < 19,
                let value = Self.scaled(decimal), let result = T(exactly: value)
            {
                return result
            }
            throw JSONFault("\(spelling) is not an integer between \(T.min) and \(T.max)")
        case .string(let text) where text.hasPrefix("0x") || text.hasPrefix("0X"):
            guard let value = T(text.dropFirst(2), radix: 16) else {
                throw JSONFault("\(text) is not an integer between \(T.min) and \(T.max)")
            }
            return value
        default:
            throw JSONFault("an integer is expected, not \(kindName)")
        }
    }

    private static func scaled(_ decimal: Decimal64) -> Int64? {
        var value = decimal.mantissa
        for _ in 0..<decimal.exponent {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            value = product
        }
        return value
    }

    public func decimal() throws(JSONFault) -> Decimal64 {
        guard case .number(let spelling) = self else { throw JSONFault("a number is expected, not \(kindName)") }
        guard let value = Decimal64(parsing: spelling) else { throw JSONFault("\(spelling) has too many digits") }
        return value
    }

    public func stringValue() throws(JSONFault) -> String {
        guard case .string(let text) = self else { throw JSONFault("a string is expected, not \(kindName)") }
        guard let joined = SurrogateHalf.joined(text) else { throw JSONFault("the string has half a surrogate pair") }
        return joined
    }

    public func boolValue() throws(JSONFault) -> Bool {
        guard case .bool(let value) = self else { throw JSONFault("true or false is expected, not \(kindName)") }
        return value
    }

    public func arrayValue() throws(JSONFault) -> [JSONValue] {
        guard case .array(let elements) = self else { throw JSONFault("an array is expected, not \(kindName)") }
        return elements
    }

    /// Bytes spelled as a string of hex digits.
    public func hexBytes() throws(JSONFault) -> [UInt8] {
        let text = try stringValue()
        do throws(DecodeError) { return try Hex.bytes(text) } catch {
            throw JSONFault("\(error.detail) at character \(error.offset + 1) of \"\(text)\"")
        }
    }
}
