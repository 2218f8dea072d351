// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

/// All codecs of HCI against bytes that nobody chose.
@Suite struct HCIRoundTripTests {
    static let codecs: [ValueCodec] =
        HCIRegistry.commands.flatMap { [$0.codec, $0.returnCodec] } + HCIRegistry.events.map(\.codec)
        + MonitorRegistry.entries.map(\.codec)

    @Test func randomBytesKeepTheirMeaning() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("HCI round trip seed: \(seed)")
        var random = HCIRandom(state: seed)
        var accepted = 0
        for codec in Self.codecs {
            for round in 0..<60 {
                let length = round == 0 ? 0 : Int(random.next() % 80)
                var bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                // Small numbers are what counts and flags usually are.
                if round % 2 == 0 { bytes = bytes.map { $0 & 3 } }
                accepted += try check(codec, bytes, seed: seed)
            }
        }
        #expect(accepted > 10_000)
    }

    /// Bytes of the exact length of each fixed layout, so that every field is met.
    @Test func everyLayoutIsMet() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("HCI layout seed: \(seed)")
        var random = HCIRandom(state: seed)
        for codec in Self.codecs {
            // Counts inside are met by chance, so each length gets several trials.
            let met = try (0..<3000).contains { trial in
                let length = trial % 260
                let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) & 1 }
                var printer = ValuePrinter(style: .json)
                let outcome = codec.print(bytes.span, to: &printer)
                let isWhole = outcome.oddities.allSatisfy { if case .trailingBytes = $0.kind { false } else { true } }
                guard outcome.error == nil, isWhole else { return false }
                return try check(codec, bytes, seed: seed) == 1
            }
            #expect(met, "\(codec.id)")
        }
    }

    @Test(arguments: HCIVector.load("captured.tsv") + HCIVector.load("bumble.tsv"))
    func prefixesDecodeOrThrow(vector: HCIVector) throws {
        for length in 0..<vector.bytes.count {
            let part = Array(vector.bytes.prefix(length))
            #expect(throws: DecodeError.self) { try HCIPacket(decoding: part) }
            _ = HCIConnectionEvent.parse(eventPayload: Array(part.dropFirst()).span)
            _ = HCIPacketHeader.parse(event: Array(part.dropFirst()).span)
            _ = HCIPacketHeader.parse(command: Array(part.dropFirst()).span)
        }
        guard case .event(let event) = try HCIPacket(decoding: vector.bytes) else { return }
        let codec = try #require(HCIRegistry.event(event.eventCode, subevent: event.subeventCode))
        for length in 0...event.parameters.count {
            let part = Array(event.parameters.dropFirst(event.subeventCode == nil ? 0 : 1).prefix(length))
            _ = try check(codec, part, seed: 0)
        }
    }

    @Test func fastReadersTakeAnything() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("HCI fast reader seed: \(seed)")
        var random = HCIRandom(state: seed)
        let codes: [UInt8] = [0x03, 0x05, 0x08, 0x0e, 0x13, 0x2c, 0x30, 0x3e, 0x59]
        for _ in 0..<50_000 {
            var bytes = (0..<Int(random.next() % 48)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            if !bytes.isEmpty { bytes[0] = codes[Int(random.next() % UInt64(codes.count))] }
            if bytes.count > 2 { bytes[2] &= 0x2f }
            if case .packetsCompleted(let count) = HCIConnectionEvent.parse(eventPayload: bytes.span) {
                for index in 0..<count {
                    let entry = HCIConnectionEvent.completedPackets(at: index, in: bytes.span)
                    #expect(entry != nil, "seed \(seed)")
                }
                let beyond = HCIConnectionEvent.completedPackets(at: count, in: bytes.span)
                #expect(beyond == nil)
            }
            _ = HCIACLHeader.parse(bytes.span)
            _ = HCIPacketHeader.parse(event: bytes.span)
            _ = try? HCIPacket(decoding: bytes)
        }
    }

    /// 1 where `bytes` are a value and survive both directions, 0 where they are refused.
    private func check(_ codec: ValueCodec, _ bytes: [UInt8], seed: UInt64) throws -> Int {
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, to: &printer)
        let place = "\(codec.id) \(Hex.string(bytes.span)) seed \(seed)"
        guard outcome.error == nil else {
            #expect(throws: DecodeError.self, "\(place)") { try codec.reencode(bytes.span) }
            return 0
        }
        #expect(try codec.reencode(bytes.span) == bytes, "\(place)")
        let again = try codec.encode(JSONValue(parsing: printer.string))
        #expect(again == bytes, "\(place) \(printer.string)")
        return 1
    }
}

/// A generator with a seed (SplitMix64).
struct HCIRandom {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
