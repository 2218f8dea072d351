// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing
import VuzixCodec
import WearTesting

struct LinkValueTests {
    static let rows: [FixtureRow] = (try? Fixtures().table("vuzix/wvp1/values.tsv").rows) ?? []

    static func codec(_ id: String) throws -> ValueCodec {
        try #require(WVP1Codecs.values.first { $0.id == id })
    }

    @Test func thereAreVectors() { #expect(Self.rows.count > 50) }

    @Test(arguments: rows)
    func vector(_ row: FixtureRow) throws {
        let codec = try Self.codec(row.text("codec"))
        let bytes = try row.bytes("hex")
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, to: &printer)
        #expect(outcome.error == nil)
        #expect(printer.string == row.text("json"))
        #expect(try codec.encode(JSONValue(parsing: row.text("json"))) == bytes)
        try CodecProperties.check(codec, bytes)
    }

    @Test(arguments: rows)
    func everyCutIsSound(_ row: FixtureRow) throws {
        let codec = try Self.codec(row.text("codec"))
        try truncateEverywhere(try row.bytes("hex")) { bytes in try CodecProperties.check(codec, bytes) }
    }

    @Test(arguments: WVP1Codecs.values.map(\.id))
    func damagedValuesAreKeptOrRefused(_ id: String) throws {
        let codec = try Self.codec(id)
        var generator = SeededGenerator.announced("damaged \(id)", seed: 11)
        for row in Self.rows where row.text("codec") == id {
            let bytes = try row.bytes("hex")
            for _ in 0..<100 {
                let mutation = Mutation.random(byteCount: bytes.count, using: &generator)
                try CodecProperties.check(codec, mutation.applied(to: bytes))
            }
        }
    }

    @Test func strictRefusesWhatIsReserved() throws {
        let wrongVersion: [UInt8] = [0x00, 0, 0, 0]
        #expect(throws: DecodeError.self) { try WVP1Fragment(decoding: wrongVersion, policy: .strict) }
        #expect(try WVP1Fragment(decoding: wrongVersion).flags.version == 0)
        #expect(throws: DecodeError.self) { try WVP1Control(decoding: [0x40], policy: .strict) }
    }

    @Test func aMessageWithoutItsMagicIsRefused() {
        var bytes = WVP1Envelope().encoded()
        bytes[3] = 0x32
        #expect(throws: DecodeError(.invalidValue, path: ["magic"], offset: 0, detail: "a message starts with WVP1")) {
            try WVP1Envelope(decoding: bytes)
        }
    }

    @Test func textsHaveALimit() {
        #expect(WVP1CountedText<UInt8>(String(repeating: "a", count: 255)) != nil)
        #expect(WVP1CountedText<UInt8>(String(repeating: "a", count: 256)) == nil)
        #expect(throws: JSONFault.self) {
            var text = WVP1CountedText<UInt8>()
            try text.parse(.string(String(repeating: "ü", count: 128)))
        }
    }

    @Test func identifiersFollowTheBase() {
        #expect(WVP1UUID.service.description == "b2f00001-6c3e-4d5a-9a41-57454152534d")
        #expect(WVP1UUID.state.description == "b2f00006-6c3e-4d5a-9a41-57454152534d")
        #expect(WVP1Codecs.characteristics.count == 5)
    }

    @Test func theChecksumIsThatOfZlib() {
        #expect(WVP1Checksum.of(Array("123456789".utf8).span) == 0xcbf4_3926)
        #expect(WVP1Checksum.of([UInt8]().span) == 0)
    }

    @Test func aRandomIdentifierIsVersion4() {
        #expect(
            WVP1CorrelationID(random: .max, .max).description == "ffffffff-ffff-4fff-bfff-ffffffffffff")
        #expect(WVP1CorrelationID("180d") == nil)
    }
}
