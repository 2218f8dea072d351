// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

struct BMAPTests {
    /// Every packet of the vectors, as one stream.
    static let packets: [[UInt8]] = ValueVectorTests.vectors.filter { $0.text("codec") == "bose.bmap" }
        .compactMap { try? $0.bytes("hex") }

    @Test func streamsAreSplitHoweverTheyAreCut() throws {
        let stream = Self.packets.flatMap { $0 }
        var random = SeededGenerator.announced("cuts of a stream", seed: 8)
        for size in [1, 2, 3, 5, 64, stream.count, 0] {
            var splitter = BMAPStream()
            var found: [BMAPPacket] = []
            var position = 0
            while position < stream.count {
                let step = size > 0 ? size : Int(random.next() % 9)
                let end = min(stream.count, position + step)
                splitter.receive(Array(stream[position..<end]), into: &found)
                position = end
            }
            #expect(found.map { $0.encoded() } == Self.packets)
            #expect(splitter.pendingCount == 0)
        }
    }

    @Test func streamsKeepAtMostOnePacket() {
        var random = SeededGenerator.announced("a stream of noise", seed: 9)
        var splitter = BMAPStream()
        var bytes: [UInt8] = []
        var found: [BMAPPacket] = []
        for _ in 0..<2_000 {
            let chunk = random.bytes(Int(random.next() % 700))
            bytes += chunk
            splitter.receive(chunk, into: &found)
            #expect(splitter.pendingCount < BMAPSegmentJoiner.maximumLength)
        }
        let rest = splitter.finish()
        #expect(found.flatMap { $0.encoded() } + rest == bytes)
        #expect(splitter.pendingCount == 0)
    }

    @Test func typedPayloads() throws {
        let battery = try BMAPPacket(decoding: FramesBytes.hex("02 02 03 04 50 FF FF 00"))
        #expect((battery.content as? BMAPBattery)?.level.value == 80)
        let name = try BMAPPacket(decoding: FramesBytes.hex("01 02 03 06 00 46 61 72 67 6F"))
        #expect((name.content as? BMAPName)?.name.string == "Fargo")
        let failure = try BMAPPacket(decoding: FramesBytes.hex("01 05 04 01 05"))
        #expect((failure.content as? BMAPFailure)?.error == .operatorNotSupported)
        // Too short for its layout: kept as bytes, and written back.
        let short = try BMAPPacket(decoding: FramesBytes.hex("00 03 03 02 40 82"))
        #expect(short.content == nil)
        #expect(short.payload.bytes == [0x40, 0x82])
        #expect(short.json.contains("\"payload\":\"4082\""))
    }

    @Test func packetsAreBuilt() throws {
        #expect(BMAPPacket(.get, .battery)?.encoded() == [2, 2, 1, 0])
        #expect(BMAPPacket(.get, .version)?.encoded() == [0, 1, 1, 0])
        #expect(
            BMAPPacket(.status, BMAPFunction(9, 3), device: 3, port: 2, payload: [7])?.encoded()
                == [9, 3, 0xe3, 1, 7])
        #expect(BMAPPacket(.set, .name, payload: [UInt8](repeating: 0, count: 255)) != nil)
        #expect(BMAPPacket(.set, .name, payload: [UInt8](repeating: 0, count: 256)) == nil)
        let long = String(repeating: "00", count: 256)
        let json = try JSONValue(parsing: "{\"function\":\"7.7\",\"payload\":\"\(long)\"}")
        #expect(throws: JSONFault.self) { try BMAPPacket(parsing: json) }
    }

    @Test func segmentsAreJoined() throws {
        for packet in Self.packets {
            let value = try BMAPPacket(decoding: packet)
            for size in [2, 3, 4, 7, 20, 244] {
                guard let segments = BMAPSegmentJoiner.split(value, maximumLength: size) else {
                    #expect(packet.count > 16 * (size - 1))
                    continue
                }
                #expect(segments.allSatisfy { $0.count <= size })
                var joiner = BMAPSegmentJoiner()
                var oddities: [DecodeError] = []
                for segment in segments.dropLast() {
                    #expect(try joiner.receive(segment, oddities: &oddities) == nil)
                }
                #expect(try joiner.receive(try #require(segments.last), oddities: &oddities) == value)
                #expect(!joiner.isWaiting)
                #expect(joiner.pendingCount == 0)
            }
        }
        let whole = try #require(BMAPPacket(.get, .battery))
        #expect(BMAPSegmentJoiner.split(whole, maximumLength: 20) == [[0, 2, 2, 1, 0]])
        #expect(BMAPSegmentJoiner.split(whole, maximumLength: 1) == nil)
        #expect(BMAPSegmentJoiner.split(whole, maximumLength: Int.min + 1) == nil)
    }

    @Test func partsOutOfOrderAreRefusedOnce() throws {
        var joiner = BMAPSegmentJoiner()
        var oddities: [DecodeError] = []
        #expect(try joiner.receive([0x01, 2, 2], oddities: &oddities) == nil)
        #expect(throws: DecodeError.self) { try joiner.receive([0x22, 1], oddities: &oddities) }
        #expect(!joiner.isWaiting)
        #expect(throws: DecodeError.self) { try joiner.receive([], oddities: &oddities) }
        #expect(throws: DecodeError.self) { try joiner.receive([0x21], oddities: &oddities) }
        #expect(try joiner.receive([0x01, 2, 2], oddities: &oddities) == nil)
        // A first part starts afresh.
        #expect(try joiner.receive([0x00, 2, 2, 1, 0], oddities: &oddities) == BMAPPacket(.get, .battery))
        // Bytes after the packet are reported.
        #expect(try joiner.receive([0x00, 2, 2, 1, 0, 9], oddities: &oddities) == BMAPPacket(.get, .battery))
        #expect(oddities.count == 1)
    }

    @Test func joinersAreBounded() {
        var joiner = BMAPSegmentJoiner()
        var oddities: [DecodeError] = []
        let part = [UInt8](repeating: 0, count: 200)
        _ = try? joiner.receive([0x0f] + part, oddities: &oddities)
        #expect(throws: DecodeError.self) { try joiner.receive([0x1f] + part, oddities: &oddities) }
        #expect(joiner.pendingCount == 0)
    }

    @Test func errorsHaveNames() {
        #expect(BMAPError(rawValue: 3).name?.description == "functionBlockNotSupported")
        #expect(BMAPError(rawValue: 255).name?.description == "functionBlockSpecific")
        #expect(BMAPError(rawValue: 13).name == nil)
        #expect(BoseATTError(rawValue: 0x81).name?.description == "invalidSamplePeriod")
        #expect(BoseATTError(rawValue: 0x9f).name?.description == "unknown")
        #expect(BoseATTError(rawValue: 0x87).name == nil)
    }
}
