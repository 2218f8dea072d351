// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import Testing

@Suite struct JSONParserTests {
    @Test(arguments: [
        ("null", JSONValue.null), (" true ", .bool(true)), ("[]", .array([])), ("{}", .object([])),
        ("100.0", .number("100.0")), ("-0", .number("-0")), ("1E+2", .number("1E+2")),
        (#""a\u00e9\n\/""#, .string("aé\n/")), (#""\ud83d\udd11""#, .string("🔑")),
        ("[1, [2]]", .array([.number("1"), .array([.number("2")])])),
        (#"{"a":1,"b":{"c":null}}"#, .object([("a", .number("1")), ("b", .object([("c", .null)]))])),
    ])
    func accepts(_ text: String, _ value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "01", "1.", ".5", "+1", "1e", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "\"",
        "\"\\x\"",
        "\"\u{01}\"", "1 2", "{\"a\":1,\"a\":2}", "[", "{", "\"\\u12\"", "nan",
    ])
    func refuses(_ text: String) {
        #expect(throws: JSONFault.self) { _ = try JSONValue(parsing: text) }
    }

    @Test func namesThePlace() {
        do throws(JSONFault) {
            _ = try JSONValue(parsing: "{\n  \"a\": tru\n}")
            Issue.record("it was read")
        } catch { #expect(error.message.hasPrefix("line 2, column 8:")) }
    }

    @Test func boundsTheDepth() throws {
        _ = try JSONValue(parsing: String(repeating: "[", count: 200) + String(repeating: "]", count: 200))
        #expect(throws: JSONFault.self) { _ = try JSONValue(parsing: String(repeating: "[", count: 100_000)) }
    }

    @Test(arguments: [("12", 12), ("12e1", 120), ("\"0x1f\"", 31), ("-3", -3)])
    func integers(_ text: String, _ value: Int) throws {
        #expect(try JSONValue(parsing: text).integer(Int.self) == value)
    }

    @Test(arguments: ["1.5", "99999999999999999999", "\"12\"", "null", "1e-1"])
    func notIntegers(_ text: String) throws {
        let value = try JSONValue(parsing: text)
        #expect(throws: JSONFault.self) { _ = try value.integer(Int.self) }
    }
}
