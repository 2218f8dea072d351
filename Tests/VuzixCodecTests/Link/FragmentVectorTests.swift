// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing
import WearTesting

@testable import VuzixCodec

/// Fragments that another program cut.
struct FragmentVectorTests {
    static let rows: [FixtureRow] = (try? Fixtures().table("vuzix/wvp1/fragments.tsv").rows) ?? []
    static let large: [FixtureRow] = (try? Fixtures().table("vuzix/wvp1/large.tsv").rows) ?? []
    static let refused: [FixtureRow] = (try? Fixtures().table("vuzix/wvp1/refused.tsv").rows) ?? []

    @Test func thereAreVectors() {
        #expect(Self.rows.count == 66 && Self.large.count == 5 && Self.refused.count == 20)
    }

    static func parts(_ row: FixtureRow) throws -> [[UInt8]] {
        try row.text("fragments").split(separator: " ", omittingEmptySubsequences: false).map { try Hex.bytes($0) }
    }

    /// Numbers and first bytes as the profile's description prints them.
    @Test func workedExamples() throws {
        func parts(_ name: String, _ mtu: String) throws -> [[UInt8]] {
            try Self.parts(try #require(Self.rows.first { $0.text("name") == name && $0.text("mtu") == mtu }))
        }
        let wide = try parts("broadcast", "185")
        #expect(wide.map(\.count) == [182, 89])
        #expect(Hex.string(Array(wide[0].prefix(12))) == "41030000ff000000f96b92d5")
        #expect(Hex.string(Array(wide[1].prefix(4))) == "42030100")
        let narrow = try parts("broadcast", "23")
        #expect(narrow.count == 17)
        #expect(Hex.string(narrow[0]) == "41030000ff000000f96b92d55756503101011e00")
        let sums = Dictionary(
            Self.rows.map { ($0.text("name"), "\($0.text("message").count / 2) \($0.text("crc"))") },
            uniquingKeysWith: { first, _ in first })
        #expect(sums["broadcast"] == "255 d5926bf9")
        #expect(sums["ordered"] == "267 27b785c0")
        #expect(sums["result"] == "105 01c5593e")
    }

    @Test(arguments: rows)
    func cutAsExpected(_ row: FixtureRow) throws {
        var options = FragmentSender.Options()
        let slot = try row.integer("slot", as: UInt8.self)
        options.slots = slot...slot
        options.fragmentPayloadCap = try row.integer("cap")
        var sender = FragmentSender(options: options, credits: 100)
        sender.raiseMTU(to: try row.integer("mtu"))
        let message = try row.bytes("message")
        let id = try sender.submit(message, wantsAcknowledgement: row.text("ack") == "1")
        #expect(sender.fragmentCount(message.count) == (try row.integer("count")))
        var sent: [[UInt8]] = []
        while let fragment = sender.nextFragment(now: nil) {
            #expect(fragment.message == id)
            sent.append(fragment.value)
        }
        #expect(sent == (try Self.parts(row)))
        #expect(sender.credits == 100 - sent.count)
        #expect(sender.unfinishedCount == (try row.integer("ack")))
    }

    @Test(arguments: rows)
    func joinedAsExpected(_ row: FixtureRow) throws {
        var receiver = FragmentReceiver()
        var events: [FragmentEvent] = []
        let parts = try Self.parts(row)
        for part in parts { receiver.receive(part, now: 0, into: &events) }
        let message = FragmentedMessage(
            bytes: try row.bytes("message"), slot: try row.integer("slot"), fragmentCount: try row.integer("count"),
            checksum: try #require(UInt32(row.text("crc"), radix: 16)), wantsAcknowledgement: row.text("ack") == "1",
            exceedsSoftLimit: false, hasReservedBits: false)
        #expect(events == [.message(message)])
        #expect(message.acknowledgement.lastFragment == UInt16(parts.count - 1))
        #expect(receiver.partialByteCount == 0 && receiver.partialCount == 0)
    }

    @Test(arguments: large)
    func largeMessages(_ row: FixtureRow) throws {
        let count: Int = try row.integer("bytes")
        let seed: Int = try row.integer("seed")
        let message = (0..<count).map { UInt8(truncatingIfNeeded: 7 * $0 + seed) }
        let isAllowed = count <= WVP1Limits.maximumMessage
        if !isAllowed {
            var strict = FragmentSender(credits: 1)
            #expect(throws: WVP1Error.tooLarge) { try strict.submit(message) }
        }
        var options = FragmentSender.Options()
        options.maximumMessage = .max
        var sender = FragmentSender(options: options, credits: 100_000)
        sender.raiseMTU(to: try row.integer("mtu"))
        _ = try sender.submit(message)
        var receiver = FragmentReceiver()
        var events: [FragmentEvent] = []
        var all = WVP1Checksum()
        var sent = 0
        while let fragment = sender.nextFragment(now: 0) {
            sent += 1
            all.add(fragment.value.span)
            receiver.receive(fragment.value, now: 0, into: &events)
        }
        #expect(sent == (try row.integer("count")))
        #expect(all.value == UInt32(row.text("crc_of_all_fragments"), radix: 16))
        #expect(events.count == 1)
        switch events.first {
        case .message(let received):
            #expect(isAllowed && received.bytes == message && received.exceedsSoftLimit)
            #expect(received.checksum == UInt32(row.text("crc"), radix: 16))
        case .dropped(let dropped):
            #expect(!isAllowed && dropped.refusal == WVP1Refusal(slot: 0, error: .tooLarge, fragment: 0))
            #expect(dropped.declaredByteCount == count && receiver.statistics.strays == sent - 1)
        default: Issue.record("\(events)")
        }
    }

    @Test(arguments: refused)
    func refusals(_ row: FixtureRow) throws {
        var receiver = FragmentReceiver()
        var events: [FragmentEvent] = []
        for part in try Self.parts(row) { receiver.receive(part, now: 0, into: &events) }
        let refusals = events.compactMap { event -> WVP1Refusal? in
            if case .dropped(let dropped) = event { dropped.refusal } else { nil }
        }
        let error = WVP1Error(rawValue: try row.integer("error"))
        #expect(
            refusals == [
                WVP1Refusal(slot: try row.integer("slot"), error: error, fragment: try row.integer("fragment"))
            ])
        #expect(receiver.statistics.dropped == [error: 1])
        #expect(receiver.partialCount == 0 && receiver.partialByteCount == 0)
    }
}
