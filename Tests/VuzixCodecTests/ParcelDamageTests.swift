// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import VuzixCodec

struct ParcelDamageTests {
    /// What holds for any bytes: a strict reader takes only what is written again as it was, and a lenient one ends
    /// with bytes that it reads as the same value.
    static func check(_ shape: ParcelShape, _ bytes: [UInt8], _ api: AndroidAPI) throws {
        let codec = try #require(VuzixCodecs.values(androidAPI: api.level).first { $0.id == "parcel-\(shape)" })
        if (try? FlatParcel(shape, decoding: bytes, api: api, policy: .strict)) != nil {
            #expect(try CodecProperties.check(codec, bytes), "\(Hex.string(bytes))")
        } else if let parcel = try? FlatParcel(shape, decoding: bytes, api: api) {
            let again = try FlatParcel(shape, decoding: parcel.bytes, api: api)
            #expect(again == parcel && again.content == parcel.content, "\(Hex.string(bytes))")
            #expect(try parcel.content.encoded(for: api) == parcel.bytes, "\(Hex.string(bytes))")
        }
    }

    @Test(arguments: ParcelVectorTests.named) func everyPrefixIsRefused(_ row: FixtureRow) throws {
        let api = try #require(AndroidAPI(try row.integer("api")))
        try truncateEverywhere(try row.bytes("bytes")) { prefix in
            let error = #expect(throws: DecodeError.self) {
                try FlatParcel(ParcelVectorTests.shape(row), decoding: prefix, api: api)
            }
            #expect((error?.offset ?? 0) <= prefix.count)
        }
    }

    @Test func damagedVectorsKeepTheRules() throws {
        var generator = SeededGenerator.announced("damaged parcels", seed: 4)
        let rows = ParcelLevelTests.rows + ParcelVectorTests.random
        for _ in 0..<12_000 {
            let row = rows[Int(truncatingIfNeeded: generator.next() % UInt64(rows.count))]
            let api = try #require(AndroidAPI(try row.integer("api")))
            var bytes = try row.bytes("bytes")
            for _ in 0...Int(generator.next() % 3) {
                bytes = Mutation.random(byteCount: bytes.count, using: &generator).applied(to: bytes)
            }
            try Self.check(ParcelReadingTests.shape(row), bytes, api)
        }
    }

    @Test func manyKeysOfOneHashTakeNoLonger() throws {
        // "Aa" and "BB" have the same hash, so all of 2^14 words of 14 pairs do.
        let pairs = (0..<1 << 14).map { number in
            let units = (0..<14).flatMap { number >> $0 & 1 == 0 ? [0x41, 0x61] as [UInt16] : [0x42, 0x42] }
            return (key: JavaString(units: units), value: ExtraValue.null)
        }
        let extras = try #require(Extras(adding: pairs))
        let parcel = try FlatParcel(.bundle, decoding: try extras.encoded(), policy: .strict)
        #expect(parcel.extras?.count == 1 << 14)
        #expect(Set(extras.entries.map { $0.key.javaHash }).count == 1)
    }

    @Test func longArraysAndManyEntriesAreRead() throws {
        let numbers = (0..<50_000).map { Int32($0) }
        let content = ParcelContent.bundle([
            "ints": .intArray(numbers), "bytes": .byteArray([UInt8](repeating: 7, count: 300_001)),
            "text": .string(JavaString(units: [UInt16](repeating: 0x20ac, count: 100_000))),
        ])
        #expect(try FlatParcel(.bundle, decoding: try content.encoded()).content == content)
        // The same entries in the opposite order are sorted again.
        let extras = try #require(Extras(adding: (0..<5000).map { (JavaString("key \($0)"), .int(Int32($0))) }))
        let sorted = try extras.encoded()
        var parts: [[UInt8]] = extras.entries.map { entry in
            let bytes = (try? (Extras(adding: [(entry.key, entry.value)]) ?? [:]).encoded()) ?? []
            return Array(bytes[12...])
        }
        parts.reverse()
        let reversed = Array(sorted[..<12]) + parts.flatMap { $0 }
        #expect(reversed.count == sorted.count)
        var oddities: [DecodeError] = []
        #expect(try FlatParcel(.bundle, decoding: reversed.span, oddities: &oddities).bytes == sorted)
        #expect(oddities.count == 1)
    }
}
