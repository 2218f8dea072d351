// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@Suite struct FieldCoderTests {
    static let codec = ValueCodec(SampleValue.self, id: "sample", name: "Sample", source: "these tests")
    static let full: [UInt8] = [
        0x27, 0x02, 0x2c, 0x01, 0x01, 0x02, 0x03, 0x05, 0xff, 0x0a, 0x0f, 0x61, 0x62, 0, 0, 0xaa, 0xbb,
    ]
    static let fullJSON =
        #"{"flags":["extra","wide","items","level=2"],"kind":"two","level":300,"extra":197121,"#
        + #""inner":{"left":5,"right":-1},"items":[1,1.5],"name":"ab","rest":"aabb"}"#

    private func printed(_ bytes: [UInt8], _ style: ValuePrinter.Style = .json) -> (String, DecodeOutcome) {
        var printer = ValuePrinter(style: style)
        let outcome = Self.codec.print(bytes.span, to: &printer)
        return (printer.string, outcome)
    }

    @Test func everyDirectionAgrees() throws {
        let value = try SampleValue(decoding: Self.full, policy: .strict)
        #expect(value.json == Self.fullJSON)
        #expect(value.encoded() == Self.full)
        let (text, outcome) = printed(Self.full)
        #expect(text == Self.fullJSON)
        #expect(outcome.isClean)
        // Texts of fixed size are printed without the zeros that pad them, so the bytes are compared.
        #expect(try SampleValue(parsing: JSONValue(parsing: text)).encoded() == Self.full)
        #expect(try Self.codec.encode(JSONValue(parsing: text)) == Self.full)
        let again = try Self.codec.reencode(Self.full.span)
        #expect(again == Self.full)
        #expect(
            value.text.hasPrefix("flags: [extra, wide, items, \"level=2\"], kind: two, level: 300 %, extra: 197121"))
    }

    @Test func flagsFollowTheFields() throws {
        let value = try SampleValue(parsing: JSONValue(parsing: #"{"level": 256, "extra": 1, "kind": 7}"#))
        #expect(value.encoded().prefix(4) == [0x03, 0x07, 0x00, 0x01])
        #expect(try SampleValue(decoding: value.encoded()).extra == UInt24(integerLiteral: 1))
    }

    @Test func whatPrecedesAFaultIsPrinted() throws {
        for length in 0..<15 {
            let (text, outcome) = printed(Array(Self.full.prefix(length)))
            let error = try #require(outcome.error)
            #expect(error.offset <= length)
            #expect(!error.path.isEmpty)
            #expect(throws: Never.self) { _ = try JSONValue(parsing: text) }
            #expect(throws: DecodeError.self) { _ = try SampleValue(decoding: Array(Self.full.prefix(length))) }
        }
        let (text, outcome) = printed(Array(Self.full.prefix(8)))
        #expect(text.hasSuffix(#""extra":197121,"inner":{"left":5}}"#))
        #expect(outcome.error?.path == ["inner", "right"])
        #expect(outcome.error?.offset == 8)
    }

    @Test func odditiesHaveAFieldAndAPlace() throws {
        let bytes: [UInt8] = [0xca, 0x09, 0xe9, 0x03, 0, 0, 0xff, 0, 0, 0]
        let (_, outcome) = printed(bytes)
        #expect(
            outcome.oddities.map(\.description) == [
                "flags: reserved bits 0xc8 are set at offset 0", "kind: code 9 is reserved at offset 1",
                "level: above 1000 at offset 2", "name: not valid UTF-8 at offset 6",
            ])
        #expect(try SampleValue(decoding: bytes).encoded() == bytes)
        #expect(throws: DecodeError.self) { _ = try SampleValue(decoding: bytes, policy: .strict) }
    }

    @Test(arguments: [
        (#"{"levle": 1}"#, "levle"), (#"{"kind": "three"}"#, "kind"), (#"{"flags": ["bit9"]}"#, "flags"),
        (#"{"inner": {"left": 256}}"#, "inner.left"), (#"{"items": [1, "x"]}"#, "items[1]"),
        (#"{"rest": "abc"}"#, "rest"),
        ("[]", "object"), (#"{"level": -1}"#, "level"), (#"{"extra": 16777216}"#, "extra"),
    ])
    func wrongJSONIsNamed(_ json: String, _ place: String) throws {
        let value = try JSONValue(parsing: json)
        do throws(JSONFault) {
            _ = try SampleValue(parsing: value)
            Issue.record("\(json) was taken")
        } catch { #expect(error.description.contains(place)) }
    }

    @Test func theSchemaListsOptionalFieldsToo() {
        let fields = SampleValue.schema
        #expect(fields.map(\.name) == ["flags", "kind", "level", "extra", "inner", "items", "name", "rest"])
        #expect(fields.map(\.isOptional) == [false, false, false, true, false, true, false, false])
        #expect(fields[3].type.name == "uint24")
        #expect(fields[4].fields.map(\.name) == ["left", "right"])
    }

    @Test func randomBytesComeBack() throws {
        var random = SeededGenerator.announced("random values", seed: 20_261_130)
        for _ in 0..<3_000 {
            let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            guard let value = try? SampleValue(decoding: bytes) else { continue }
            #expect(value.encoded() == bytes)
            #expect(try SampleValue(parsing: JSONValue(parsing: value.json)).encoded() == bytes)
        }
    }

    @Test(arguments: [Float.infinity, -0.0, 1.5, .leastNonzeroMagnitude, Float(bitPattern: 0x7fc0_1234)])
    func floatsKeepTheirBits(_ value: Float) throws {
        var printer = ValuePrinter(style: .json)
        value.print(to: &printer)
        var back: Float = 0
        try back.parse(JSONValue(parsing: printer.string))
        #expect(back.bitPattern == value.bitPattern)
    }
}
