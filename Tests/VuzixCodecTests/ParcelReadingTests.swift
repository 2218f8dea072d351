// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import VuzixCodec

/// What is made of parcels that Android would not write.
struct ParcelReadingTests {
    static let rows = (try? Fixtures().table("vuzix/parcel-reading.tsv").rows) ?? []

    static func shape(_ row: FixtureRow) -> ParcelShape {
        switch row.text("kind") {
        case "intent": .intent
        case "result": .result
        default: .bundle
        }
    }

    @Test func theTableIsThere() { #expect(Self.rows.count > 130) }

    @Test(arguments: rows) func rowsHaveTheirOutcome(_ row: FixtureRow) throws {
        let api = try #require(AndroidAPI(try row.integer("api")))
        let bytes = try row.bytes("bytes")
        let shape = Self.shape(row)
        var oddities: [DecodeError] = []
        let name = row.text("name")
        switch row.text("outcome") {
        case "error":
            for policy in [DecodePolicy.lenient, .strict] {
                let error = #expect(throws: DecodeError.self, "\(name)") {
                    try FlatParcel(shape, decoding: bytes, api: api, policy: policy)
                }
                #expect((error?.offset ?? -1) >= 0 && (error?.offset ?? 0) <= bytes.count)
            }
        case "odd":
            #expect(throws: DecodeError.self, "\(name)") {
                try FlatParcel(shape, decoding: bytes, api: api, policy: .strict)
            }
            let parcel = try FlatParcel(shape, decoding: bytes.span, api: api, oddities: &oddities)
            #expect(!oddities.isEmpty, "\(name)")
            #expect(Hex.string(parcel.bytes) == row.text("again"), "\(name)")
            #expect(try FlatParcel(shape, decoding: parcel.bytes, api: api) == parcel)
        default:
            let parcel = try FlatParcel(shape, decoding: bytes.span, api: api, policy: .strict, oddities: &oddities)
            #expect(oddities.isEmpty)
            #expect(parcel.bytes == bytes, "\(name)")
            #expect(try parcel.content.encoded(for: api) == bytes, "\(name)")
            let json = parcel.content.json
            #expect(try ParcelContent(shape, parsing: json).encoded(for: api) == bytes, "\(name): \(json)")
            let codec = try #require(VuzixCodecs.values(androidAPI: api.level).first { $0.id == "parcel-\(shape)" })
            #expect(try CodecProperties.check(codec, bytes), "\(name)")
        }
    }

    @Test(arguments: [
        ("unknown type code", "k: value of type code 99 (unknown type) at API 30 at offset 20"),
        ("code 15", "k: value of type code 15 (IBinder) at API 34 at offset 20"),
        (
            "parcelable of another class",
            "k: value of type code 4 (Parcelable) of class com.example.Thing at API 30 at offset 20"
        ),
        ("duplicate key", "k: a key that appears twice at offset 28"),
        ("value cut off", "k: needs 8 bytes but only 4 are left at offset 24"),
        ("2^31 - 1 entries", "needs 25769803764 bytes but only 16 are left at offset 8"),
        ("33 bundles inside of each other", "exceeds the limit of 32 (depth of bundles and intents) at offset 768"),
    ])
    func faultsNameFieldAndOffset(_ name: String, _ message: String) throws {
        let row = try #require(Self.rows.first { $0.text("name") == name })
        let api = try #require(AndroidAPI(try row.integer("api")))
        let error = #expect(throws: DecodeError.self) {
            try FlatParcel(Self.shape(row), decoding: try row.bytes("bytes"), api: api)
        }
        let text = error?.description ?? ""
        #expect(text.hasSuffix(message), "\(text)")
    }

    @Test func theDepthIsAnOption() throws {
        let row = try #require(Self.rows.first { $0.text("name") == "33 bundles inside of each other" })
        let bytes = try row.bytes("bytes")
        #expect(throws: DecodeError.self) { try FlatParcel(.bundle, decoding: bytes) }
        let deep = try FlatParcel(.bundle, decoding: bytes, options: ParcelOptions(maximumDepth: 40))
        #expect(throws: ParcelFault.self) { try deep.content.encoded() }
        #expect(try deep.content.encoded(options: ParcelOptions(maximumDepth: 33)) == bytes)
        #expect(ParcelOptions(maximumDepth: .max).maximumDepth == 64)
        #expect(ParcelOptions(maximumDepth: -1).maximumDepth == 1)
    }

    @Test func bytesBehindAParcelAreLeft() throws {
        let bytes: [UInt8] = [0, 0, 0, 0, 1, 2, 3]
        var reader = ByteReader(bytes.span)
        _ = try FlatParcel(.bundle, decoding: &reader)
        #expect(reader.remaining == 3)
        #expect(throws: DecodeError.self) { try FlatParcel(.bundle, decoding: bytes, policy: .strict) }
        #expect(try FlatParcel(.bundle, decoding: bytes).bytes == [0, 0, 0, 0])
        var oddities: [DecodeError] = []
        _ = try FlatParcel(.bundle, decoding: bytes.span, oddities: &oddities)
        #expect(oddities.map(\.kind) == [.trailingBytes(count: 3)])
    }
}
