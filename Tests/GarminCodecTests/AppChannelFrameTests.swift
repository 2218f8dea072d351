// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import GarminCodec

/// Frames and ciphers of the app-message channel.
struct AppChannelFrameTests {
    static let rows = (try? Fixtures().table("garmin/app-channel/transcripts.tsv").rows) ?? []
    static let codec = ConnectIQCodecs.values[1]

    @Test func theTableIsThere() { #expect(Self.rows.count == 31) }

    @Test(arguments: rows)
    func framesAreReadAndWritten(_ row: FixtureRow) throws {
        let bytes = try row.bytes("hex")
        let frame = try AppChannelFrame(decoding: bytes)
        #expect(frame.json == row.text("json"))
        #expect(frame.encoded() == bytes)
        #expect(try Self.codec.encode(JSONValue(parsing: row.text("json"))) == bytes)
        #expect(try CodecProperties.check(Self.codec, bytes))
        if let isFromWatch = frame.kind.isFromWatch { #expect(isFromWatch == (row.text("direction") == "W>P")) }
    }

    @Test(arguments: rows)
    func cutFramesNeverBreakTheRules(_ row: FixtureRow) throws {
        try truncateEverywhere(try row.bytes("hex")) { bytes in try CodecProperties.check(Self.codec, bytes) }
    }

    @Test func everyBeginningIsReadOrRefused() throws {
        var generator = SeededGenerator.announced("frames", seed: 4)
        for _ in 0..<20_000 {
            var bytes = generator.bytes(Int.random(in: 0...21, using: &generator))
            if !bytes.isEmpty && Bool.random(using: &generator) { bytes[0] &= 0xf1 }
            if bytes.count > 1 && Bool.random(using: &generator) { bytes[1] &= 7 }
            try CodecProperties.check(Self.codec, bytes)
        }
    }

    @Test func theCipherIsThatOfOthers() throws {
        for row in try Fixtures().table("garmin/app-channel/ciphers.tsv").rows {
            let key = try #require(AppChannelKey(row.bytes("key")))
            var bytes = try row.bytes("plain")
            XXTEA.encrypt(&bytes, key: key)
            #expect(try bytes == row.bytes("cipher"), "\(row)")
            #expect(AppMessageEnvelope.checksum(bytes) == UInt16(row.text("crc"), radix: 16), "\(row)")
            XXTEA.decrypt(&bytes, key: key)
            #expect(try bytes == row.bytes("plain"), "\(row)")
        }
    }

    @Test func objectsAreSealedAsOthersSealThem() throws {
        for row in try Fixtures().table("garmin/app-channel/objects.tsv").rows {
            let key = try #require(AppChannelKey(row.bytes("key")))
            let sealed = AppMessageEnvelope.seal(try row.bytes("object"), key: key)
            #expect(Hex.string(sealed) == row.text("cipher"), "\(row)")
            #expect(AppMessageEnvelope.checksum(sealed) == UInt16(row.text("crc"), radix: 16), "\(row)")
            #expect(try AppMessageEnvelope.open(sealed, key: key) == row.bytes("object"), "\(row)")
        }
    }

    @Test func paddingOfBothSides() throws {
        let key = AppChannelKey(first: 1, second: 2)
        for count in 0..<40 {
            let object = [UInt8](repeating: 7, count: count)
            for padding in [AppMessageEnvelope.Padding.oneToFour, .noneToThree] {
                let sealed = AppMessageEnvelope.seal(object, key: key, padding: padding)
                #expect(sealed.count >= 8 && sealed.count % 4 == 0)
                #expect(try AppMessageEnvelope.open(sealed, key: key) == object)
            }
        }
    }
}
