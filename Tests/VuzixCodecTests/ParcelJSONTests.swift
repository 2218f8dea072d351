// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import VuzixCodec

struct ParcelJSONTests {
    /// Android writes every null in the same way, so its type is gone: the vectors name the type that was meant.
    private func withoutNullTypes(_ json: String) -> String {
        json.replacing(#""t":"string","v":null"#, with: #""t":"null","v":null"#)
    }

    @Test func randomVectorsReadAsTheirValue() throws {
        for row in ParcelVectorTests.random {
            let api = try #require(AndroidAPI(try row.integer("api")))
            let shape = ParcelVectorTests.shape(row)
            let parcel = try FlatParcel(shape, decoding: try row.bytes("bytes"), api: api, policy: .strict)
            let expected = try ParcelContent(shape, parsing: row.text("value"))
            #expect(parcel.content == expected, "\(row)")
            #expect(parcel.content.canonicalJSON == expected.canonicalJSON, "\(row)")
            // The text itself, with the numbers as Python spells them.
            let python = ExactJSON(try JSONValue(parsing: withoutNullTypes(row.text("value"))))
            #expect(python.text(sorted: true) == parcel.content.canonicalJSON, "\(row)")
        }
    }

    @Test func randomVectorsAreWrittenFromTheirValue() throws {
        for row in ParcelVectorTests.random {
            let api = try #require(AndroidAPI(try row.integer("api")))
            let content = try ParcelContent(ParcelVectorTests.shape(row), parsing: row.text("value"))
            #expect(try content.encoded(for: api) == (try row.bytes("bytes")), "\(row)")
        }
    }

    @Test func codecsHoldForEveryVector() throws {
        for row in ParcelVectorTests.random + ParcelVectorTests.named {
            let codecs = VuzixCodecs.values(androidAPI: try row.integer("api"))
            let id =
                switch ParcelVectorTests.shape(row) {
                case .bundle: "parcel-bundle"
                case .intent: "parcel-intent"
                case .result: "parcel-result"
                }
            let codec = try #require(codecs.first { $0.id == id })
            #expect(try CodecProperties.check(codec, try row.bytes("bytes")), "\(row)")
            guard !row.text("value").isEmpty else { continue }
            let json = try JSONValue(parsing: row.text("value"))
            #expect(try codec.encode(json) == (try row.bytes("bytes")), "\(row)")
        }
    }

    @Test func halvesOfSurrogatePairsSurvive() throws {
        let text =
            #"{"a\ud83d":{"t":"string","v":"\ude00x"},"é":{"t":"char","v":"\udfff"},"#
            + #""e\u0301":{"t":"charArray","v":["\ud800","a"]},"z":{"t":"stringArray","v":["\ud83d\ude00",null,"\ud83d"]}}"#
        let content = try ParcelContent(.bundle, parsing: text)
        for level in AndroidAPI.supportedLevels {
            let api = try #require(AndroidAPI(level))
            let parcel = try FlatParcel(.bundle, decoding: try content.encoded(for: api), api: api, policy: .strict)
            #expect(parcel.content == content)
            #expect(try ParcelContent(.bundle, parsing: parcel.content.json) == content)
            #expect(try CodecProperties.check(VuzixCodecs.values(androidAPI: level)[0], parcel.bytes))
        }
        #expect(content.canonicalJSON.hasPrefix(#"{"a\ud83d":{"t":"string","v":"\ude00x"},"#))
    }

    @Test(arguments: [
        ("NaN", 0x7ff8_0000_0000_0000), ("NaN:7ff8000000000001", 0x7ff8_0000_0000_0001),
        ("NaN:fff0000000000001", 0xfff0_0000_0000_0001 as UInt64), ("Infinity", 0x7ff0_0000_0000_0000),
        ("-Infinity", 0xfff0_0000_0000_0000),
    ])
    func doublesThatAreNoNumbersKeepTheirBits(_ spelling: String, _ bits: UInt64) throws {
        let content = ParcelContent.bundle(["k": .double(Double(bitPattern: bits))])
        #expect(content.json == #"{"k":{"t":"double","v":"\#(spelling)"}}"#)
        #expect(try ParcelContent(.bundle, parsing: content.json) == content)
    }

    @Test(arguments: [
        #"{"k":{"t":"int","v":2147483648}}"#, #"{"k":{"t":"int","v":1.5}}"#, #"{"k":{"t":"long","v":"+1"}}"#,
        #"{"k":{"t":"long","v":"9223372036854775808"}}"#, #"{"k":{"t":"char","v":"ab"}}"#,
        #"{"k":{"t":"char","v":"😀"}}"#, #"{"k":{"t":"byteArray","v":"AA="}}"#, #"{"k":{"t":"byteArray","v":"AB=="}}"#,
        #"{"k":{"t":"nothing","v":1}}"#, #"{"k":{"t":"int"}}"#, #"{"k":{"v":1}}"#, #"{"k":1}"#, "[1]", "1",
        #"{"k":{"t":"float","v":1e60}}"#, #"{"k":{"t":"float","v":"NaN:3f800000"}}"#,
        #"{"k":{"t":"int","v":1,"w":2}}"#, #"{"k":{"t":"intent","v":{"acton":"A"}}}"#,
        #"[{"key":"a","t":"int","v":1},{"key":"a","t":"int","v":2}]"#, #"{"a":{"t":"null"},"a":{"t":"null"}}"#,
        #"{"k":{"t":"parcelableArray","v":[{"t":"int","v":1}]}}"#, #"{"k":{"t":"boolArray","v":[null]}}"#,
    ])
    func whatIsNoValueIsRefused(_ text: String) {
        #expect(throws: JSONFault.self) { try ParcelContent(.bundle, parsing: text) }
    }
}
