// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// Packets and messages that no sound sender writes (`Fixtures/malformed/garmin/gfdi-packets.tsv`).
struct GFDIPacketFaultTests {
    static let rows: [FixtureRow] = (try? Fixtures().table("malformed/garmin/gfdi-packets.tsv").rows) ?? []

    @Test func theTableIsThere() { #expect(Self.rows.count == 62) }

    @Test(arguments: rows)
    func isReportedOrRefused(_ row: FixtureRow) throws {
        let id = row.text("codec")
        let codec = try #require(GFDICodecs.values.first { $0.id == id })
        let bytes = try row.bytes("hex")
        var printer = ValuePrinter(style: .text)
        let strict = codec.print(bytes.span, policy: .strict, to: &printer)
        let lenient = codec.print(bytes.span, to: &printer)
        let fault = try #require(strict.error, "strict accepts it")
        #expect(fault.description.contains(row.text("fault")), "\(fault)")
        if row.text("outcome") == "error" {
            #expect(lenient.error == fault)
        } else {
            #expect(lenient.error == nil, "\(String(describing: lenient.error))")
            #expect(lenient.oddities.contains { $0.description.contains(row.text("fault")) }, "\(lenient.oddities)")
        }
        try CodecProperties.check(codec, bytes)
    }

    /// The CRC that came is kept, and written again.
    @Test func aWrongCRCStays() throws {
        let bytes = try Hex.bytes("0800a6130800d5c4")
        var oddities: [DecodeError] = []
        let packet = try GFDIPacket(decoding: bytes, oddities: &oddities)
        #expect(packet.wrongCRC == 0xc4d5)
        #expect(oddities.map(\.offset) == [6])
        #expect(packet.encoded() == bytes)
        #expect(throws: DecodeError.self) { try GFDIPacket(decoding: bytes, policy: .strict, oddities: &oddities) }
    }

    /// 6 bytes are the frame's own, and 65,535 the most that the length can say.
    @Test func payloadsAreBounded() throws {
        let most = String(repeating: "00", count: 65_529)
        let codec = GFDICodecs.packet
        let bytes = try codec.encode(JSONValue(parsing: #"{"type":"fileData","payload":"\#(most)"}"#))
        #expect(bytes.count == 65_535)
        #expect(try codec.reencode(bytes.span) == bytes)
        #expect(throws: JSONFault.self) {
            try codec.encode(JSONValue(parsing: #"{"type":"fileData","payload":"\#(most)00"}"#))
        }
    }

    @Test(arguments: [
        #"{"payload":"00"}"#, #"{"type":"nonsense"}"#, #"{"type":"systemEvent","payload":{"evnt":"syncReady"}}"#,
        #"{"type":"fileData","payload":{"event":"syncReady"}}"#, #"{"type":"fileData","sequence":128}"#,
        #"{"type":4999,"sequence":1}"#, #"{"type":"fileData","crc":1}"#, #"[]"#,
    ])
    func badJSONIsRefused(_ text: String) throws {
        let json = try JSONValue(parsing: text)
        #expect(throws: JSONFault.self) { try GFDICodecs.packet.encode(json) }
    }
}
