// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing

@testable import VuzixCodec

/// The example of the vendor's document (a message with a string and an int), built as an app would build it.
struct ParcelExampleTests {
    private static let extras =
        "64000000424e444c020000000f0000006d0079005f0073007400720069006e0067005f0065007800740072006100000000000000"
        + "05000000680065006c006c006f0000000c0000006d0079005f0069006e0074005f006500780074007200610000000000"
        + "0100000002000000"
    private static let api28 =
        "2200000063006f006d002e00760075007a00690078002e006100330072006400700061007200740079002e006100630074006900"
        + "6f006e002e004d004500530053004100470045000000000000000000ffffffff000000001300000063006f006d002e0076007500"
        + "7a00690078002e006100330072006400700061007200740079000000ffffffff00000000000000000000000000000000feffffff"

    private func message() throws -> Intent {
        var intent = Intent(action: "com.vuzix.a3rdparty.action.MESSAGE", package: "com.vuzix.a3rdparty")
        #expect(try intent.addExtra(key: "my_string_extra", value: "hello").isEmpty)
        #expect(try intent.addExtra(key: "my_int_extra", value: 2).isEmpty)
        return intent
    }

    @Test func theExtrasAreTheSameAtEveryLevelUpTo35() throws {
        let extras = try #require(try message().extras)
        for level in AndroidAPI.supportedLevels {
            let api = try #require(AndroidAPI(level))
            #expect(Hex.string(try extras.encoded(for: api)) == Self.extras + (level < 36 ? "" : "00000000"))
        }
    }

    @Test func theIntentGrowsWithTheLevels() throws {
        let intent = try message()
        func bytes(_ level: Int) throws -> [UInt8] { try intent.encoded(for: try #require(AndroidAPI(level))) }
        let oldest = try Hex.bytes(Self.api28 + Self.extras)
        #expect(try bytes(28) == oldest)
        #expect(try bytes(27) == oldest)
        #expect(try bytes(22) == oldest)
        // API 29 inserts the identifier before the flags, which lie behind action, data and type.
        let flags = 4 + 72 + 4 + 4
        #expect(try bytes(29) == oldest[..<flags] + [0xff, 0xff, 0xff, 0xff] + oldest[flags...])
        let api30 = try bytes(30)
        #expect(api30.count == 212)
        let api34 = try bytes(34)
        #expect(api34 == api30 + [0, 0, 0, 0])
        let flags30 = 4 + 36 + 4 + 4 + 4 + 4
        #expect(try bytes(35) == api30[..<flags30] + [0, 0, 0, 0] + api30[flags30...] + [0, 0, 0, 0])
        #expect(try bytes(35).count == 220)
    }

    @Test func aValueIsFoundWithoutTheOthers() throws {
        var intent = try message()
        intent.selector = Intent(action: "S", extras: ["my_int_extra": .int(9)])
        let parcel = try FlatParcel(.intent(intent))
        #expect(parcel["my_int_extra"] == .int(2))
        #expect(parcel["my_string_extra"] == .string("hello"))
        #expect(parcel["absent"] == nil)
        #expect(parcel.intent == intent)
        #expect(parcel.extras == intent.extras)
        #expect(try FlatParcel(.result(BroadcastOutcome(code: -1, extras: ["a": .null])))["a"] == .null)
    }

    @Test func whatALevelDoesNotKnowIsRefused() throws {
        var intent = Intent(action: "A")
        intent.identifier = "i"
        var outer = Intent(action: "B", extras: ["inner": .intent(intent)])
        let fault = #expect(throws: ParcelFault.self) { try outer.encoded(for: try #require(AndroidAPI(28))) }
        #expect(fault?.description == "extras.inner: an identifier needs API 29, not 28")
        #expect(try outer.encoded(for: try #require(AndroidAPI(29))).count > 0)
        outer.extendedFlags = 1
        #expect(throws: ParcelFault.self) { try outer.encoded(for: try #require(AndroidAPI(34))) }
        outer.extendedFlags = 0
        outer.originalIntent = intent
        #expect(throws: ParcelFault.self) { try outer.encoded(for: try #require(AndroidAPI(32))) }
        let opaque: Extras = ["k": .opaque(code: 11, payload: [0, 0, 0, 0])]
        #expect(throws: ParcelFault.self) { try opaque.encoded(for: try #require(AndroidAPI(32))) }
        #expect(try opaque.encoded(for: try #require(AndroidAPI(33))).count == 32)
    }

    @Test func partsOfAMessageAreReadOneAfterTheOther() throws {
        // An ordered broadcast: the intent, then what a result holds, then a text on its own.
        var writer = ByteWriter()
        writer.write(try message().encoded())
        writer.write(try ParcelContent.result(BroadcastOutcome(code: 0)).encoded())
        for text in ["done", "odd", "", nil] as [JavaString?] { JavaString.write(string16: text, to: &writer) }
        #expect(writer.bytes.count == 212 + 12 + 16 + 12 + 8 + 4)
        var reader = ByteReader(writer.bytes.span, policy: .strict)
        #expect(try FlatParcel(.intent, decoding: &reader).intent == (try message()))
        #expect(try FlatParcel(.result, decoding: &reader).result == BroadcastOutcome(code: 0))
        var texts: [JavaString?] = []
        while !reader.isAtEnd { texts.append(try JavaString.read(string16: &reader)) }
        #expect(texts == ["done", "odd", "", nil])
    }
}
