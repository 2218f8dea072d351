// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TraceDecoder

@Suite("Filter errors")
struct FilterErrorTests {
    @Test(
        "say what is wrong, and where",
        arguments: [
            ("", 0, "empty"), ("  ", 0, "empty"), ("opcod == 1", 0, "did you mean 'opcode'?"),
            ("handle == 1 && btatt.opcde == 1", 15, "did you mean 'btatt.opcode'?"),
            ("zzzzzzzzzzz", 0, "unknown field 'zzzzzzzzzzz'"), ("frame == \"x\"", 9, "number"),
            ("frame == 1.5", 9, "whole number"), ("frame == 99999999999999999999", 9, "64 bits"),
            ("name == read_requst", 8, "did you mean 'read_request'?"), ("name > read_request", 5, "order"),
            ("name in {5..6}", 9, "have ranges"), ("name == 5", 8, "unknown name"),
            ("error_name == nothing_like_it", 14, "unknown error name"),
            ("uuid == 2a3", 8, "UUID"), ("uuid == \"Hart Rate\"", 8, "did you mean 'Heart Rate'?"),
            ("uuid contains 2a", 5, "=="), ("uuid > 2a37", 5, "order"),
            ("attribute_name == \"Batery Level\"", 18, "Battery Level"),
            ("peer == 12", 8, "address"), ("peer contains c0", 5, "bytes and text"), ("direction == up", 13, "sent"),
            ("layer == top", 9, "hci"), ("value == 1", 9, "pairs of hex digits"), ("value == xyz", 9, "hex"),
            ("value[0] == 1b", 12, "0x1b"), ("value[] == 1", 6, "number of a byte"), ("value[0 == 1", 8, "']'"),
            ("value[2-1] == 1", 5, "first and the last"), ("value[0:0] == 1", 5, "at least one"),
            ("value[0:1][0] == 1", 10, "again"),
            ("value[99999999999999999999] == 1", 6, "that long"), ("handle[0] == 1", 6, "sliced"),
            ("len(handle) == 1", 4, "len()"),
            ("len(value == 1", 10, "')'"), ("time == noon", 8, "seconds"), ("time == 1e5", 8, "seconds"),
            ("decoded.x > abc", 12, "number"),
            ("decoded..x", 7, "'.'"), ("decoded[0].x:y", 11, "after each point"), ("decoded[x]", 8, "element"),
            ("opcode = 1", 7, "'=='"),
            ("opcode === 1", 7, "operator"), ("opcode == 1 == 1", 12, "chained"), ("1 < opcode < 3", 11, "chained"),
            ("opcode ==", 9, "ends"), ("opcode == 1 &&", 14, "ends"), ("opcode & 2 &", 12, "ends"),
            ("opcode == 1 & 2", 10, "needs a field"),
            ("(opcode == 1", 12, "')'"),
            ("opcode == 1)", 11, "end is expected"), ("opcode == 1 handle", 12, "'&&'"), ("opcode in 1", 10, "'{'"),
            ("opcode in {}", 11, "value"),
            ("opcode in {1", 12, "'}'"), ("opcode in {5..1}", 11, "before it begins"),
            ("name matches \"a.*\"", 5, "regular expressions"),
            ("name ~ \"a\"", 5, "regular expressions"), ("value contains \"abc", 15, "closing quote"),
            ("value contains \"\\q\"", 16, "escape"),
            ("1b", 0, "value needs a field"), ("1 == 2", 0, "value needs a field"), ("\"x\" contains value", 0, "left"),
            ("opcode contains 1", 7, "bytes and text"),
            ("btatt == 1", 0, "stands on its own"), ("value == pdu", 0, "cannot be compared"),
            ("(opcode == 1) == 1", 0, "no value"),
            ("name & 1", 0, "'&' takes"), ("opcode & x", 9, "whole number"), ("é == 1", 0, "unknown field"),
            ("handle ? 1", 7, "'?'"), ("# == 1", 0, "'#'"),
        ])
    func positions(expression: String, position: Int, words: String) throws {
        let error = try #require(throws: FilterError.self) { try TraceFilter(parsing: expression) }
        #expect(error.message.contains(words), "\(error.message)")
        #expect(error.position == position, "\(error.message)")
        #expect(error.length >= 1)
    }

    @Test("point at the place")
    func excerpts() throws {
        let expression = "opcode == 1 &&\n\thändle == 2 || x"
        let error = try #require(throws: FilterError.self) { try TraceFilter(parsing: expression) }
        let (line, marker) = error.excerpt(of: expression)
        #expect(line == " händle == 2 || x")
        #expect(marker == " ^~~~~~")
    }

    @Test("cut long expressions around the place")
    func longExpressions() throws {
        let expression =
            String(repeating: "opcode == 1 || ", count: 200) + "nix == 1" + String(repeating: " || frame", count: 200)
        let error = try #require(throws: FilterError.self) { try TraceFilter(parsing: expression) }
        let (line, marker) = error.excerpt(of: expression)
        #expect(line.count <= 160)
        #expect(line.dropFirst(marker.count - 3).hasPrefix("nix"))
        #expect(marker.hasSuffix(" ^~~"))
    }

    @Test("refuse parentheses without end, and take long lists")
    func depth() throws {
        let deep = String(repeating: "!(", count: 100_000)
        #expect(throws: FilterError.self) { try TraceFilter(parsing: deep) }
        let nested = String(repeating: "(", count: 64) + "handle" + String(repeating: ")", count: 64)
        _ = try TraceFilter(parsing: nested)
        #expect(throws: FilterError.self) { try TraceFilter(parsing: "(" + nested + ")") }
        _ = try TraceFilter(parsing: String(repeating: "!", count: 100_000) + "handle")
        _ = try TraceFilter(parsing: Array(repeating: "handle == 1", count: 20_000).joined(separator: " || "))
        #expect(throws: FilterError.self) {
            try TraceFilter(parsing: "decoded" + String(repeating: ".a", count: 1000))
        }
    }
}
