// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing
import WearTesting

@testable import VuzixCodec

struct ParcelVectorTests {
    static let named = (try? Fixtures().table("vuzix/parcel-aosp.tsv").rows) ?? []
    static let random = (try? Fixtures().table("vuzix/parcel-aosp-random.tsv").rows) ?? []

    static func shape(_ row: FixtureRow) -> ParcelShape {
        let kind = row.text("kind").isEmpty ? row.text("name") : row.text("kind")
        if kind.hasPrefix("result") { return .result }
        let isIntent = row.text("kind") == "intent" || kind.hasPrefix("intent_") && kind != "intent_arr"
        return isIntent ? .intent : .bundle
    }

    static func check(_ row: FixtureRow) throws {
        let api = try #require(AndroidAPI(try row.integer("api")))
        let bytes = try row.bytes("bytes")
        let parcel = try FlatParcel(shape(row), decoding: bytes, api: api, policy: .strict)
        #expect(parcel.bytes == bytes)
        #expect(try parcel.content.encoded(for: api) == bytes)
    }

    @Test func theTablesAreThere() {
        #expect(Self.named.count == 50)
        #expect(Self.random.count == 400)
    }

    @Test(arguments: named) func namedVectorsAreWrittenAgain(_ row: FixtureRow) throws { try Self.check(row) }

    @Test func randomVectorsAreWrittenAgain() throws { for row in Self.random { try Self.check(row) } }
}
