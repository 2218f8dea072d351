// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// Objects that other programs wrote.
struct MonkeyCOfficialTests {
    private func value(_ row: FixtureRow) throws -> MonkeyValue {
        var message = MonkeyMessage()
        try message.parse(JSONValue(parsing: row.text("json")))
        return try #require(message.root)
    }

    @Test func garminsOwnSerializerIsReadAndWritten() throws {
        let rows = try Fixtures().table("garmin/monkeyc/official.tsv").rows
        #expect(rows.count == 2_000)
        for row in rows {
            let bytes = try row.bytes("hex")
            var oddities: [DecodeError] = []
            let message = try MonkeyMessage(decoding: bytes.span, policy: .strict, oddities: &oddities)
            let root = try #require(message.root)
            #expect(oddities.isEmpty)
            #expect(message.encoded() == bytes, "\(row)")
            #expect(try root.encoded(.androidSDK) == bytes, "\(row)")
            let expected = try value(row)
            #expect(root.means(expected), "\(row)")
            if !row.text("json").contains(",") { #expect(try expected.encoded() == bytes, "\(row)") }
        }
    }

    @Test(arguments: ["orders", "garmin-ble"])
    func otherProgramsSpellAsTheirPresetDoes(_ table: String) throws {
        let presets: [String: MonkeyEncoding] = [
            "androidSDK": .androidSDK, "androidAPS": .androidAPS, "juggluco": .juggluco, "garminBLE": .garminBLE,
            "typed": .typed,
        ]
        let rows = try Fixtures().table("garmin/monkeyc/\(table).tsv").rows
        #expect(rows.count > 100)
        for row in rows {
            let bytes = try row.bytes("hex")
            let encoding = try #require(presets[row.text("encoding")])
            #expect(try value(row).encoded(encoding) == bytes, "\(row) \(row.text("json"))")
            #expect(try MonkeyMessage(decoding: bytes, policy: .strict).encoded() == bytes, "\(row)")
        }
    }

    @Test func codecPropertiesHoldForAll() throws {
        let codec = ConnectIQCodecs.values[0]
        for table in ["official", "orders", "garmin-ble", "objects"] {
            for row in try Fixtures().table("garmin/monkeyc/\(table).tsv").rows {
                #expect(try CodecProperties.check(codec, row.bytes("hex")), "\(row)")
            }
        }
    }

    @Test func jsonIsTheValueItself() throws {
        let codec = ConnectIQCodecs.values[0]
        for row in try Fixtures().table("garmin/monkeyc/objects.tsv").rows {
            let bytes = try row.bytes("hex")
            var printer = ValuePrinter(style: .json)
            #expect(codec.print(bytes.span, to: &printer).error == nil)
            #expect(printer.string == row.text("json"), "\(row)")
            #expect(try codec.encode(JSONValue(parsing: row.text("json"))) == bytes, "\(row)")
        }
    }

    @Test func damagedMessagesNeverBreakTheRules() throws {
        let codec = ConnectIQCodecs.values[0]
        var generator = SeededGenerator.announced("damaged Monkey C objects", seed: 7)
        let rows = try Fixtures().table("garmin/monkeyc/official.tsv").rows
        var accepted = 0
        for _ in 0..<3_000 {
            let row = try #require(rows.randomElement(using: &generator))
            var bytes = try row.bytes("hex")
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                bytes = Mutation.random(byteCount: bytes.count, using: &generator).applied(to: bytes)
            }
            if try CodecProperties.check(codec, bytes) { accepted += 1 }
        }
        #expect(accepted > 100)
    }
}
