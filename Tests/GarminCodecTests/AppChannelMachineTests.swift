// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// Phone and watch against each other and against conversations that are written down.
struct AppChannelMachineTests {
    private static let app = ConnectIQAppID(high: 0xa342_1fee_d289_106a, low: 0x538c_b954_7ab1_2095)
    private static let key = (0..<16).map { UInt8($0) }

    private func written(_ name: String, in table: String) throws -> [FixtureRow] {
        try Fixtures().table("garmin/app-channel/\(table).tsv").rows.filter { $0.text("name") == name }
    }

    private func lines(_ conversation: AppChannelConversation) -> [String] {
        conversation.values.map { ($0.isFromWatch ? "W>P " : "P>W ") + Hex.string($0.bytes) }
    }

    @Test func bothSidesSayWhatIsWrittenDown() throws {
        var conversation = AppChannelConversation(app: Self.app)
        conversation.generator = GivenNumbers(key: Self.key)
        let seed: MonkeyValue = ["hello pi", 3.14159]
        conversation.phone(.send(AppChannelMessage(ticket: 5, app: Self.app, object: try seed.encoded())))
        conversation.run()
        let expected = try written("seed", in: "transcripts").map { "\($0.text("direction")) \($0.text("hex"))" }
        #expect(lines(conversation) == expected)
        #expect(conversation.watchActions.contains(.message(Self.app, object: try seed.encoded())))
        #expect(conversation.phoneActions.contains(.finished(ticket: 5, .sent)))
        #expect(conversation.phone.isIdle && conversation.watch.openChannels.isEmpty)

        conversation.generator = GivenNumbers(key: (16..<32).map { UInt8($0) })
        let object = try MonkeyValue.number(3).encoded()
        conversation.watch(.send(AppChannelMessage(ticket: 6, app: Self.app, object: object)))
        conversation.run()
        let answer = try written("three", in: "transcripts").map { "\($0.text("direction")) \($0.text("hex"))" }
        #expect(Array(lines(conversation).dropFirst(expected.count)) == answer)
        #expect(conversation.phoneActions.contains(.message(Self.app, object: object)))
        #expect(conversation.watchActions.contains(.finished(ticket: 6, .sent)))
        #expect(conversation.phone.isIdle && conversation.watch.openChannels.isEmpty)
    }

    @Test(arguments: ["264", "284", "288", "568", "1000"])
    func windows(_ name: String) throws {
        let rows = try written(name, in: "long")
        let object = try #require(rows.first).bytes("hex")
        var conversation = AppChannelConversation(app: Self.app)
        conversation.generator = GivenNumbers(key: Self.key)
        conversation.phone(.send(AppChannelMessage(app: Self.app, object: object)))
        conversation.run()
        #expect(lines(conversation) == rows.dropFirst().map { "\($0.text("direction")) \($0.text("hex"))" })
        #expect(conversation.watchActions.contains(.message(Self.app, object: object)))
    }

    @Test func packetsKeepTheirDistance() {
        var conversation = AppChannelConversation(app: Self.app)
        conversation.phone(.send(AppChannelMessage(app: Self.app, object: [UInt8](repeating: 1, count: 200))))
        conversation.run()
        let times = conversation.values.filter { $0.bytes[0] & 0x0f == 1 && $0.bytes[0] < 0xf0 }.map(\.time)
        #expect(times.count > 8)
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == 18_000_000 })
    }

    @Test func everyValueMayComeTwice() throws {
        for fromWatch in [false, true] {
            var conversation = AppChannelConversation(app: Self.app)
            // Open requests of the phone make a second channel: they alone must not repeat.
            conversation.copies = { $0.bytes.starts(with: [0, 1]) ? 1 : 2 }
            let object = [UInt8](repeating: 9, count: 600)
            let message = AppChannelMessage(app: Self.app, object: object)
            // Only the last packet of a window may repeat.
            conversation.copies = { value in
                value.bytes[0] >> 4 == 14 || value.bytes.starts(with: [0, 3])
                    || (value.bytes[0] >= 0xf0 && value.bytes[1] != 0) ? 2 : 1
            }
            if fromWatch { conversation.watch(.send(message)) } else { conversation.phone(.send(message)) }
            conversation.run()
            let atWatch = conversation.watchActions.count { $0 == .message(Self.app, object: object) }
            let atPhone = conversation.phoneActions.count { $0 == .message(Self.app, object: object) }
            #expect(atWatch == (fromWatch ? 0 : 1))
            #expect(atPhone == (fromWatch ? 1 : 0))
        }
    }

    @Test func aLostAcknowledgementOfAWindowIsMadeUpFor() {
        var conversation = AppChannelConversation(app: Self.app)
        var lost = false
        conversation.loses = { value in
            guard !lost, value.bytes.count == 5, value.bytes[1] == 2, value.bytes[2] == 1 else { return false }
            lost = true
            return true
        }
        let object = [UInt8](repeating: 3, count: 400)
        conversation.watch(.send(AppChannelMessage(ticket: 1, app: Self.app, object: object)))
        conversation.run()
        #expect(lost)
        #expect(conversation.phoneActions.contains(.message(Self.app, object: object)))
        #expect(conversation.watchActions.contains(.finished(ticket: 1, .sent)))
    }

    @Test func aStaleChannelIsClosedFirst() {
        var conversation = AppChannelConversation(app: Self.app)
        conversation.watch.leaveStaleChannel(for: Self.app)
        conversation.phone(.send(AppChannelMessage(ticket: 2, app: Self.app, object: [1, 2, 3])))
        conversation.run()
        #expect(lines(conversation)[1].hasPrefix("W>P 000103"))
        #expect(lines(conversation)[2] == "P>W 000201")
        #expect(conversation.watchActions.contains(.message(Self.app, object: [1, 2, 3])))
        #expect(conversation.phoneActions.contains(.finished(ticket: 2, .sent)))
    }

    @Test func refusals() {
        var conversation = AppChannelConversation(app: Self.app)
        conversation.watch.startStatus = AppChannelStatus(rawValue: 9)
        let other = ConnectIQAppID(high: 1, low: 2)
        conversation.phone(.send(AppChannelMessage(ticket: 1, app: Self.app, object: [1])))
        conversation.phone(.send(AppChannelMessage(ticket: 2, app: other, object: [1])))
        conversation.phone(.askAppInfo(Self.app))
        conversation.phone(.askAppInfo(other))
        conversation.phone(.askToOpen(Self.app))
        conversation.run()
        let refused = AppChannelOutcome.refused(.start, AppChannelStatus(rawValue: 9))
        #expect(conversation.phoneActions.contains(.finished(ticket: 1, refused)))
        #expect(
            conversation.phoneActions.contains(.finished(ticket: 2, .openRefused(AppChannelStatus(rawValue: 1)))))
        #expect(conversation.phoneActions.contains(.appInfo(Self.app, version: 1)))
        #expect(conversation.phoneActions.contains(.appInfo(other, version: nil)))
        #expect(conversation.phoneActions.contains(.prompt(Self.app, .promptShown)))
        #expect(conversation.phone.isIdle)
    }

    @Test func silenceEndsEverything() {
        var conversation = AppChannelConversation(app: Self.app)
        conversation.loses = { _ in true }
        conversation.phone(.send(AppChannelMessage(ticket: 1, app: Self.app, object: [1])))
        conversation.phone(.send(AppChannelMessage(ticket: 2, app: Self.app, object: [2])))
        conversation.phone(.askAppInfo(Self.app))
        conversation.phone(.askToOpen(Self.app))
        conversation.watch(.send(AppChannelMessage(ticket: 3, app: Self.app, object: [3])))
        conversation.run()
        #expect(conversation.phoneActions.contains(.finished(ticket: 1, .timedOut)))
        #expect(conversation.phoneActions.contains(.finished(ticket: 2, .timedOut)))
        #expect(conversation.phoneActions.contains(.appInfoTimedOut(Self.app)))
        #expect(conversation.phoneActions.contains(.prompt(Self.app, nil)))
        #expect(conversation.watchActions.contains(.finished(ticket: 3, .timedOut)))
        #expect(conversation.phone.deadline == nil && conversation.watch.deadline == nil)
    }

    @Test func aDamagedPacketIsRefusedAtTheEnd() {
        var conversation = AppChannelConversation(app: Self.app)
        conversation.loses = { $0.bytes[0] == 0x11 }
        conversation.phone(.send(AppChannelMessage(ticket: 1, app: Self.app, object: [UInt8](0..<60))))
        conversation.run()
        let refused = AppChannelOutcome.refused(.end, AppChannelStatus(rawValue: 2))
        #expect(conversation.phoneActions.contains(.finished(ticket: 1, refused)))
    }

    @Test func aRepeatedOpenKeepsTheKey() {
        var phone = AppChannelPhone()
        var generator = SeededGenerator(seed: 3)
        let open = AppChannelFrame.watchOpenRequest(Self.app, channel: 4).encoded()
        let ask = AppChannelFrame.keyRequest(channel: 4).encoded()
        _ = phone.handle(.received(open), at: 0, using: &generator)
        let first = phone.handle(.received(ask), at: 0, using: &generator)
        _ = phone.handle(.received(open), at: 0, using: &generator)
        #expect(phone.handle(.received(ask), at: 0, using: &generator) == first)
    }

    @Test func disconnectingEndsWhatWasUnderWay() {
        var conversation = AppChannelConversation(app: Self.app)
        conversation.phone(.send(AppChannelMessage(ticket: 1, app: Self.app, object: [1])))
        conversation.phone(.send(AppChannelMessage(ticket: 2, app: Self.app, object: [1])))
        conversation.watch(.send(AppChannelMessage(ticket: 3, app: Self.app, object: [1])))
        conversation.phone(.disconnected)
        conversation.watch(.disconnected)
        #expect(
            conversation.phoneActions.suffix(2) == [
                .finished(ticket: 1, .disconnected), .finished(ticket: 2, .disconnected),
            ])
        #expect(conversation.watchActions.last == .finished(ticket: 3, .disconnected))
        #expect(conversation.phone.isIdle && conversation.watch.openChannels.isEmpty)
    }
}
