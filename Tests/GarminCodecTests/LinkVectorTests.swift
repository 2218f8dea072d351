// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// Values that other programs and real watches wrote (`Fixtures/garmin/links.tsv`).
struct LinkVectorTests {
    static let rows: [FixtureRow] = (try? Fixtures().table("garmin/links.tsv").rows) ?? []

    private static func codec(_ row: FixtureRow) throws -> ValueCodec {
        let id = row.text("codec")
        return try #require(GFDICodecs.values.first { $0.id == id })
    }

    @Test func thereAreVectors() {
        #expect(Self.rows.count > 40)
    }

    @Test(arguments: rows)
    func decodes(_ row: FixtureRow) throws {
        let codec = try Self.codec(row)
        let bytes = try row.bytes("hex")
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, policy: .strict, to: &printer)
        #expect(outcome.error == nil, "\(row)")
        #expect(printer.string == row.text("json"), "\(row)")
    }

    @Test(arguments: rows)
    func encodes(_ row: FixtureRow) throws {
        let codec = try Self.codec(row)
        let bytes = try row.bytes("hex")
        #expect(try codec.encode(JSONValue(parsing: row.text("json"))) == bytes, "\(row)")
        #expect(try codec.reencode(bytes.span) == bytes, "\(row)")
    }

    @Test(arguments: rows)
    func everyPrefixHoldsOrIsRefused(_ row: FixtureRow) throws {
        let codec = try Self.codec(row)
        let bytes = try row.bytes("hex")
        for count in 0..<bytes.count { try CodecProperties.check(codec, Array(bytes.prefix(count))) }
    }

    @Test(arguments: GFDICodecs.values.map(\.id))
    func anyBytesHold(_ id: String) throws {
        let codec = try #require(GFDICodecs.values.first { $0.id == id })
        var random = SeededGenerator(seed: 20_261_201)
        for _ in 0..<3000 {
            let count = Int.random(in: 0...40, using: &random)
            var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            // Likely beginnings, so that more than the first field is reached.
            if Bool.random(using: &random), bytes.count > 4 {
                switch id {
                case "gfdi": bytes.replaceSubrange(0..<4, with: [UInt8(bytes.count), 0, bytes[2] & 0x3f | 0x80, 0x13])
                case "garmin.cobs": bytes[0] = 0
                case "garmin.multi-link": bytes.replaceSubrange(0..<2, with: [0, bytes[1] & 7])
                default: bytes[0] = bytes[0] & 0x1d | 8
                }
            }
            try CodecProperties.check(codec, bytes)
        }
    }

    @Test func mutatedVectorsHold() throws {
        var random = SeededGenerator(seed: 7)
        for row in Self.rows {
            let codec = try Self.codec(row)
            let bytes = try row.bytes("hex")
            guard !bytes.isEmpty else { continue }
            for _ in 0..<40 {
                var damaged = bytes
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    damaged[Int.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
                }
                try CodecProperties.check(codec, damaged)
            }
        }
    }
}
