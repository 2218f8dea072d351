// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import Testing
import WearTesting

/// Halves of surrogate pairs in JSON (RFC 8259, section 8.2).
struct SurrogateHalfTests {
    @Test(
        arguments: [
            (#""\ud83d""#, [0xd83d]), (#""\udc00x""#, [0xdc00, 0x78]),
            (#""\ud83d\ud83d\ude00""#, [0xd83d, 0xd83d, 0xde00]),
            (#""\ude00\ud83d""#, [0xde00, 0xd83d]), ("\"\u{10d83d}\"", [0xdbf6, 0xdc3d]),
            ("\"\\ud83d\u{10d83d}\"", [0xd83d, 0xdbf6, 0xdc3d]), (#""\ud83dx\ud83d""#, [0xd83d, 0x78, 0xd83d]),
            (#""\ud83d\n""#, [0xd83d, 0x0a]), (#""\ud83d\u0041""#, [0xd83d, 0x41]), ("\"😀é\"", [0xd83d, 0xde00, 0xe9]),
        ] as [(String, [UInt16])])
    func unitsComeBack(_ text: String, _ units: [UInt16]) throws {
        let value = try JSONValue(parsing: text)
        #expect(try value.units() == units)
        var printer = ValuePrinter(style: .json)
        printer.string(units: units.span)
        #expect(try JSONValue(parsing: printer.string).units() == units)
    }

    @Test func anyUnitsComeBack() throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<2000 {
            let units = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                [UInt16.random(in: 0xd7f0...0xe010, using: &random), 0xdbf6, 0xdc3d, 0x22, 0x5c, 0x41]
                    .randomElement(using: &random) ?? 0
            }
            var printer = ValuePrinter(style: .json)
            printer.beginObject()
            printer.key(units: units.span)
            printer.string(units: units.span)
            printer.endObject()
            guard case .object(let members) = try JSONValue(parsing: printer.string) else { continue }
            #expect(SurrogateHalf.units(members[0].key) == units)
            #expect(try members[0].value.units() == units)
        }
    }

    @Test func textsWithoutHalvesAreTexts() throws {
        #expect(try JSONValue(parsing: "\"\u{10d83d}\"").stringValue() == "\u{10d83d}")
        #expect(try JSONValue(parsing: #""\udbf6\udc3d""#).stringValue() == "\u{10d83d}")
        #expect(throws: JSONFault.self) { try JSONValue(parsing: #""a\ud83d""#).stringValue() }
    }

    @Test func equalLookingKeysAreTwo() throws {
        guard case .object(let members) = try JSONValue(parsing: "{\"\u{e9}\":1,\"e\u{301}\":2}") else { return }
        #expect(members.count == 2)
    }
}
