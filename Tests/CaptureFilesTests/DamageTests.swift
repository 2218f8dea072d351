// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CaptureFiles

@Suite("Damaged captures")
struct DamageTests {
    /// Where the length field of the second record lies, and how it is spelled.
    static let secondLengths: [(String, Int, [UInt8])] = [
        ("h4.btsnoop", 16 + 24 + 4 + 4, [0x7f, 0xff, 0xff, 0xff]),
        ("h4.btsnoop", 16 + 24 + 4 + 4, [0xff, 0xff, 0xff, 0xff]),
        ("h4.pcap", 24 + 16 + 4 + 8, [0xff, 0xff, 0xff, 0xff]),
        ("h4.pcap", 24 + 16 + 4 + 8, [0, 0, 0x10, 0]),
        ("packet_logger_big_endian.pklg", 20, [0x40, 0, 0, 0]),
        ("packet_logger_little_endian.pklg", 20, [3, 0, 0, 0]),
        ("old.hcidump", 12 + 4 + 2, [9]),
        ("simple.pcapng", 28 + 20 + 28 + 4, [0xff, 0xff, 0xff, 0x7f]),
        ("simple.pcapng", 28 + 20 + 28 + 4, [0, 0, 0, 0]),
    ]

    @Test("give what comes before, then the place", arguments: secondLengths)
    func secondRecord(name: String, offset: Int, value: [UInt8]) throws {
        var bytes = try Folders.bytes(name)
        let sound = Reading(bytes: bytes)
        bytes.replaceSubrange(offset..<(offset + value.count), with: value)
        let reading = Reading(bytes: bytes)
        #expect(reading.error == nil)
        #expect(reading.rows == Array(sound.rows.prefix(1)))
        #expect(reading.damage.count == 1)
        #expect(reading.damage.first?.record == 2)
        #expect(reading.damage.first?.fileOffset == sound.records[1].fileOffset)
    }

    @Test(
        "throw where the first record is damaged",
        arguments: [
            ("h4.btsnoop", 16 + 4), ("h4.pcap", 24 + 8), ("simple.pcapng", 28 + 20 + 4),
        ])
    func firstRecord(name: String, offset: Int) throws {
        var bytes = try Folders.bytes(name)
        bytes.replaceSubrange(offset..<(offset + 4), with: [0x7f, 0xff, 0xff, 0x7f])
        let error = Reading(bytes: bytes).error
        #expect(error?.kind == .damaged)
        #expect(error?.message.contains("record 1 at file offset") == true)
    }

    @Test("go on behind a sound pcapng block with a senseless packet") func packetInBlock() throws {
        var bytes = try Folders.bytes("mixed.pcapng")
        let sound = Reading(bytes: bytes)
        // The captured length of the first packet.
        let offset = Int(sound.records[0].fileOffset) + 20
        bytes.replaceSubrange(offset..<(offset + 4), with: [0xff, 0xff, 0, 0])
        let reading = Reading(bytes: bytes)
        #expect(reading.rows == Array(sound.rows.dropFirst()))
        #expect(reading.damage.map(\.record) == [1])
        #expect(reading.damage.map(\.fileOffset) == [sound.records[0].fileOffset])
    }

    @Test("keep the damage list short") func manyDamagedPackets() throws {
        let bytes = try Folders.bytes("simple.pcapng")
        // A packet block that names an interface which is not there, a thousand times.
        let block: [UInt8] = [6, 0, 0, 0, 32, 0, 0, 0, 9] + [UInt8](repeating: 0, count: 19) + [32, 0, 0, 0]
        let reading = Reading(bytes: bytes + (0..<1000).flatMap { _ in block })
        #expect(reading.records.count == 2)
        #expect(reading.damage.count == 65)
    }

    @Test("cut anywhere give a beginning of the records", arguments: Folders.ownCaptures)
    func cut(name: String) throws {
        let bytes = try Folders.bytes(name)
        let whole = Reading(bytes: bytes)
        // What the long block holds is zeros: cutting in it again and again shows nothing new.
        let lengths = (0..<bytes.count).filter { $0 < 2000 || $0 % 97 == 0 || bytes.count - $0 < 1500 }
        for length in lengths {
            let reading = Reading(bytes: Array(bytes[..<length]))
            // Times of btsnooz come from the end of the block, so only the data can be compared there.
            let isSame =
                name.hasPrefix("bugreport")
                ? reading.rows.map(\.data) == whole.rows.prefix(reading.rows.count).map(\.data)
                : reading.rows == Array(whole.rows.prefix(reading.rows.count))
            #expect(isSame, "\(name) cut to \(length) bytes")
            if reading.rows.isEmpty, reading.error == nil { #expect(reading.damage.isEmpty) }
        }
    }

    @Test("never crash, whatever is changed", arguments: Folders.ownCaptures)
    func mutations(name: String) throws {
        let bytes = try Folders.bytes(name)
        let seed = UInt64.random(in: 1...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<(bytes.count > 50_000 ? 60 : 200) {
            let mutated = Self.mutate(bytes, &generator)
            var options = CaptureReader.Options()
            options.batchByteTarget = 4096
            options.maximumRecordLength = 65_536
            let reading = Reading(bytes: mutated, options: options)
            // A batch holds its target, or one record of the largest size with its header and options.
            #expect(reading.largestBatch <= 65_536 + 131_072 + 4096, "\(name), seed \(seed), round \(round)")
            let isOrdered = zip(reading.records, reading.records.dropFirst()).allSatisfy { $0.number < $1.number }
            #expect(isOrdered, "\(name), seed \(seed), round \(round)")
        }
    }

    private static func mutate(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !result.isEmpty {
            let index = Int.random(in: 0..<min(result.count, 3000), using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: result[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: result[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            case 2: result[index] = [0, 1, 0x7f, 0x80, 0xff][Int.random(in: 0..<5, using: &generator)]
            case 3: result.removeSubrange(index..<min(index + Int.random(in: 1...9, using: &generator), result.count))
            case 4: result.insert(contentsOf: bytes.prefix(Int.random(in: 1...40, using: &generator)), at: index)
            default: result.removeLast(min(result.count, Int.random(in: 1...60, using: &generator)))
            }
        }
        return result
    }

    @Test("of a truncated btsnooz block keep what was inflated") func cutBugReport() throws {
        let bytes = try Folders.bytes("bugreport_v1.txt")
        let whole = Reading(bytes: bytes)
        let marker = Array("--- END".utf8)
        let end = try #require(bytes.indices.first { bytes[$0...].starts(with: marker) })
        let reading = Reading(bytes: Array(bytes[..<(end - 30)]))
        #expect(reading.records.count > 0 && reading.records.count <= whole.records.count)
        #expect(reading.damage.count == 1)
    }
}
