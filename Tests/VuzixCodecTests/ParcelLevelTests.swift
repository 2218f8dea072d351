// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import VuzixCodec

/// Every known API level, against an encoder of its own in Python (`Fixtures/vuzix/make_parcels.py`).
struct ParcelLevelTests {
    static let rows = (try? Fixtures().table("vuzix/parcel-levels.tsv").rows) ?? []

    @Test func everyLevelIsThere() throws {
        let levels = Set(try Self.rows.map { try $0.integer("api", as: Int.self) })
        #expect(levels == Set(AndroidAPI.supportedLevels))
    }

    @Test(arguments: AndroidAPI.supportedLevels) func vectorsHoldInBothDirections(_ level: Int) throws {
        let api = try #require(AndroidAPI(level))
        for row in Self.rows where row.text("api") == "\(level)" {
            let shape: ParcelShape =
                switch row.text("kind") {
                case "intent": .intent
                case "result": .result
                default: .bundle
                }
            let bytes = try row.bytes("bytes")
            let parcel = try FlatParcel(shape, decoding: bytes, api: api, policy: .strict)
            let expected = try ParcelContent(shape, parsing: row.text("value"))
            #expect(parcel.bytes == bytes, "\(row)")
            #expect(parcel.content == expected, "\(row)")
            #expect(parcel.content.canonicalJSON == expected.canonicalJSON, "\(row)")
            #expect(try expected.encoded(for: api) == bytes, "\(row)")
            #expect(try FlatParcel(expected, api: api).bytes == bytes, "\(row)")
            #expect(try ParcelContent(shape, parsing: parcel.content.json).encoded(for: api) == bytes, "\(row)")
            let codecs = VuzixCodecs.values(androidAPI: level)
            let codec = try #require(codecs.first { $0.id == "parcel-\(shape)" })
            #expect(try CodecProperties.check(codec, bytes), "\(row)")
        }
    }

    @Test func unknownLevelsHaveNoCodecs() {
        for level in [0, 21, 23, 26, 37, -1, Int.max] {
            #expect(AndroidAPI(level) == nil)
            #expect(VuzixCodecs.values(androidAPI: level).isEmpty)
        }
        #expect(VuzixCodecs.values(androidAPI: nil).map(\.id) == ["parcel-bundle", "parcel-intent", "parcel-result"])
    }
}
