// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension ExactJSON {
    // MARK: JSON into plain values

    func expected(_ what: String) -> JSONFault { JSONFault("\(what) is expected, not \(kindName)") }

    func boolean() throws(JSONFault) -> Bool {
        guard case .bool(let value) = self else { throw expected("true or false") }
        return value
    }

    func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) throws(JSONFault) -> T {
        guard case .number(let spelling) = self else { throw expected("an integer") }
        guard let value = T(spelling) else {
            throw JSONFault("\(spelling) is not an integer between \(T.min) and \(T.max)")
        }
        return value
    }

    /// A decimal string, or a number.
    func long() throws(JSONFault) -> Int64 {
        guard case .string(let text) = self else { return try integer() }
        // Without a plus sign or leading zeros, so that a value has one spelling.
        guard let value = Int64(text.string), "\(value)" == text.string else {
            throw JSONFault("\"\(text)\" is not a decimal integer of 64 bits")
        }
        return value
    }

    func text() throws(JSONFault) -> JavaString {
        if case .string(let text) = self { return text }
        throw expected("a string")
    }

    func unit() throws(JSONFault) -> UInt16 {
        let text = try text()
        guard text.units.count == 1 else { throw JSONFault("one UTF-16 unit is expected, not \(text.units.count)") }
        return text.units[0]
    }

    func base64() throws(JSONFault) -> [UInt8] {
        guard case .string(let text) = self else { throw expected("base64 text") }
        guard let bytes = Base64.bytes(text.string) else { throw JSONFault("not valid base64") }
        return bytes
    }

    func double() throws(JSONFault) -> Double {
        switch self {
        case .number(let spelling):
            guard let value = Double(spelling), value.isFinite else { throw JSONFault("\(spelling) is out of range") }
            return value
        case .string("Infinity"): return .infinity
        case .string("-Infinity"): return -.infinity
        case .string("NaN"): return Double(bitPattern: 0x7ff8_0000_0000_0000)
        case .string(let text):
            if let bits = Self.bits(text, UInt64.self), Double(bitPattern: bits).isNaN {
                return Double(bitPattern: bits)
            }
            throw JSONFault("\"\(text)\" is not a number")
        default: throw expected("a number")
        }
    }

    func float() throws(JSONFault) -> Float {
        switch self {
        case .number(let spelling):
            guard let value = Float(spelling), value.isFinite else { throw JSONFault("\(spelling) is out of range") }
            return value
        case .string("Infinity"): return .infinity
        case .string("-Infinity"): return -.infinity
        case .string("NaN"): return Float(bitPattern: 0x7fc0_0000)
        case .string(let text):
            if let bits = Self.bits(text, UInt32.self), Float(bitPattern: bits).isNaN {
                return Float(bitPattern: bits)
            }
            throw JSONFault("\"\(text)\" is not a number")
        default: throw expected("a number")
        }
    }

    /// What follows `NaN:`.
    private static func bits<T: FixedWidthInteger>(_ text: JavaString, _ type: T.Type) -> T? {
        let text = text.string
        return text.hasPrefix("NaN:") ? T(text.dropFirst(4), radix: 16) : nil
    }

    func elements() throws(JSONFault) -> [ExactJSON] {
        guard case .array(let elements) = self else { throw expected("an array") }
        return elements
    }

    func list<T>(_ parse: (ExactJSON) throws(JSONFault) -> T) throws(JSONFault) -> [T] {
        var result: [T] = []
        for (index, element) in try elements().enumerated() {
            do throws(JSONFault) { result.append(try parse(element)) } catch { throw error.inside("[\(index)]") }
        }
        return result
    }

    /// A list whose elements may be null.
    func nullableList<T>(_ parse: (ExactJSON) throws(JSONFault) -> T) throws(JSONFault) -> [T?] {
        try list { element throws(JSONFault) -> T? in
            if case .null = element { return nil }
            return try parse(element)
        }
    }
}
