// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import Testing
import VuzixCodec
import WearTesting

struct LinkSessionMessageTests {
    static func id(_ number: UInt64) -> WVP1CorrelationID { WVP1CorrelationID(high: 1, low: number) }

    static func ordered(_ number: UInt64, _ body: [UInt8] = [1]) -> LinkMessage {
        LinkMessage(.orderedBroadcast, correlationID: id(number), sender: "phone", body: body)
    }

    static func result(_ number: UInt64) -> LinkMessage {
        LinkMessage(.result, correlationID: id(number), sender: "glasses", body: [2])
    }

    static func refused(_ pair: LinkPair, _ side: WVP1Side) -> [WVP1Error] {
        (side == .phone ? pair.phoneTold : pair.glassesTold).compactMap {
            if case .incident(.refused(let refusal)) = $0 { refusal.error } else { nil }
        }
    }

    @Test func broadcastsGoBothWays() throws {
        var pair = LinkPair.connected()
        let there = LinkMessage(.broadcast, sender: "com.example.phone", body: [UInt8](repeating: 1, count: 3000))
        let back = LinkMessage(.broadcast, format: .none, sender: "com.example.glasses", body: [])
        _ = try pair.phone.send(there, now: 0)
        let id = try pair.glasses.send(back, wantsAcknowledgement: true, now: 0)
        pair.run()
        #expect(pair.told(.glasses) == [.acknowledged(id), .received(there)])
        #expect(pair.told(.phone) == [.received(back)])
        #expect(pair.glasses.statistics.messagesReceived == 1)
    }

    @Test func anOrderedBroadcastGetsItsResult() throws {
        var pair = LinkPair.connected()
        _ = try pair.phone.send(Self.ordered(1), now: 0)
        pair.run()
        #expect(pair.told(.glasses) == [.received(Self.ordered(1))])
        #expect(pair.phone.pendingCount == 1)
        for _ in 0..<2 {
            _ = try pair.glasses.send(Self.result(1), now: 0)
            pair.run()
        }
        #expect(
            pair.told(.phone) == [
                .result(Self.id(1), .answered(Self.result(1))), .incident(.duplicateResult(Self.id(1))),
            ])
        #expect(pair.phone.statistics.duplicateResults == 1)
    }

    @Test func anErrorIsAnAnswerToo() throws {
        var pair = LinkPair.connected()
        _ = try pair.phone.send(Self.ordered(1), now: 0)
        pair.run()
        let error = LinkMessage(.error, correlationID: Self.id(1), sender: "", body: [8])
        _ = try pair.glasses.send(error, now: 0)
        pair.run()
        #expect(pair.told(.phone) == [.result(Self.id(1), .error(error))])
    }

    @Test func withoutResultItTimesOut() throws {
        var pair = LinkPair.connected()
        _ = try pair.phone.send(Self.ordered(1), now: 0)
        pair.run()
        for _ in 0..<29 { pair.pass(LinkPair.second) }
        #expect(pair.told(.phone).isEmpty)
        pair.pass(LinkPair.second)
        #expect(pair.told(.phone) == [.result(Self.id(1), .timedOut)])
        _ = try pair.glasses.send(Self.result(1), now: pair.now)
        _ = try pair.glasses.send(Self.result(2), now: pair.now)
        pair.run()
        #expect(
            Array(pair.told(.phone).dropFirst()) == [
                .incident(.lateResult(Self.id(1))), .incident(.unknownResult(Self.id(2))),
            ])
        #expect(pair.phone.statistics.lateResults == 1 && pair.phone.statistics.unknownResults == 1)
    }

    @Test func aDisconnectFailsAllThatIsPending() throws {
        var pair = LinkPair.connected()
        let first = try pair.phone.send(Self.ordered(1), now: 0)
        pair.run()
        let second = try pair.phone.send(Self.ordered(2), now: 0)
        pair.linkDown()
        #expect(
            pair.told(.phone) == [
                .failed(second, .notLinked), .result(Self.id(1), .disconnected), .result(Self.id(2), .disconnected),
            ])
        #expect(pair.phone.pendingCount == 0)
        pair.linkUp()
        // Names are never used twice.
        let third = try pair.phone.send(Self.ordered(3), now: 0)
        #expect(first < second && second < third)
        _ = try pair.glasses.send(Self.result(1), now: 0)
        pair.run()
        #expect(pair.told(.phone).last == .incident(.lateResult(Self.id(1))))
    }

    @Test func givingUp() throws {
        var pair = LinkPair.connected()
        let id = try pair.phone.send(Self.ordered(1, [UInt8](repeating: 0, count: 1000)), now: 0)
        if let value = pair.phone.nextFragment(now: 0) { pair.input(.fragment(value), to: .glasses) }
        pair.control = []
        pair.input(.abort(id), to: .phone)
        #expect(pair.control.map(\.value) == [[6, 0]])
        #expect(pair.told(.phone) == [.result(Self.id(1), .givenUp)])
        pair.run()
        #expect(pair.told(.glasses).isEmpty)
    }

    @Test func whatTheOtherSideDropsFails() throws {
        var pair = LinkPair.connected()
        let id = try pair.phone.send(Self.ordered(1, [UInt8](repeating: 0, count: 1000)), now: 0)
        _ = pair.phone.nextFragment(now: 0)
        pair.run()
        #expect(
            pair.told(.phone) == [
                .incident(.refusedByPeer(WVP1Refusal(slot: 0, error: .gap, fragment: 1))), .failed(id, .gap),
                .result(Self.id(1), .refused(.gap)),
            ])
        #expect(pair.glasses.stateValue.errorCount == 1 && pair.glasses.stateValue.reason == .gap)
        #expect(pair.phoneTold.contains(.peerState(WVP1State(.connected, reason: .gap, errorCount: 1))))
    }

    @Test func anAcknowledgementThatDoesNotCome() throws {
        var pair = LinkPair.connected()
        let id = try pair.phone.send(
            LinkMessage(.broadcast, sender: "a", body: []), wantsAcknowledgement: true, now: 0)
        _ = pair.phone.nextFragment(now: 0)
        pair.pass(10 * LinkPair.second)
        #expect(pair.told(.phone) == [.failed(id, .timeOut)])
    }

    @Test func largeMessagesAreCounted() throws {
        var pair = LinkPair.connected()
        _ = try pair.phone.send(
            LinkMessage(.broadcast, sender: "", body: [UInt8](repeating: 9, count: 10_240)), now: 0)
        pair.run()
        #expect(pair.told(.glasses).first == .incident(.largeMessage(byteCount: 10_266)))
        #expect(pair.glasses.statistics.largeMessages == 1)
        #expect(throws: WVP1Error.tooLarge) {
            try pair.phone.send(
                LinkMessage(.broadcast, sender: "", body: [UInt8](repeating: 9, count: 1_040_384 - 25)), now: 0)
        }
        _ = try pair.phone.send(
            LinkMessage(.broadcast, sender: "", body: [UInt8](repeating: 9, count: 1_040_384 - 26)), now: 0)
        pair.run()
        #expect(pair.glasses.statistics.largeMessages == 2)
    }

    @Test func messagesAreCheckedWhenHandedIn() throws {
        var pair = LinkPair.connected()
        let broadcast = LinkMessage(.broadcast, sender: "", body: [])
        var json = broadcast
        json.format = .json
        #expect(throws: WVP1Error.unsupported) { try pair.phone.send(json, now: 0) }
        #expect(throws: WVP1Error.unsupported) { try pair.glasses.send(json, now: 0) }
        var named = broadcast
        named.correlationID = Self.id(1)
        #expect(throws: WVP1Error.badEnvelope) { try pair.phone.send(named, now: 0) }
        var anonymous = Self.ordered(1)
        anonymous.correlationID = .none
        #expect(throws: WVP1Error.badEnvelope) { try pair.phone.send(anonymous, now: 0) }
        _ = try pair.phone.send(Self.ordered(1), now: 0)
        #expect(throws: WVP1Error.badEnvelope) { try pair.phone.send(Self.ordered(1), now: 0) }
        let longName = LinkMessage(.broadcast, sender: String(repeating: "a", count: 65_536), body: [])
        #expect(throws: WVP1Error.tooLarge) { try pair.phone.send(longName, now: 0) }
        var alone = LinkSession(.phone(LinkSession.Phone()))
        #expect(throws: WVP1Error.notLinked) { try alone.send(broadcast, now: 0) }
    }

    /// Hands an envelope to glasses that are linked, and gives the errors with which they refuse it.
    static func refusals(of bytes: [UInt8], options: LinkSession.Options = .init()) throws -> [WVP1Error] {
        var pair = LinkPair.connected(options: options)
        for value in try FragmentReceiverTests.fragments(bytes, slot: 5) { pair.input(.fragment(value), to: .glasses) }
        return refused(pair, .glasses)
    }

    @Test func badEnvelopesAreRefused() throws {
        #expect(try Self.refusals(of: [1, 2, 3]) == [.badEnvelope])
        var envelope = WVP1Envelope()
        #expect(try Self.refusals(of: envelope.encoded()) == [])
        envelope.type = WVP1MessageType(rawValue: 9)
        #expect(try Self.refusals(of: envelope.encoded()) == [.unsupported])
        envelope.type = .orderedBroadcast
        #expect(try Self.refusals(of: envelope.encoded()) == [.badEnvelope])
        envelope = WVP1Envelope()
        envelope.format = .json
        #expect(try Self.refusals(of: envelope.encoded()) == [.unsupported])
        envelope.format = .parcel
        envelope.flags = .gzip
        #expect(try Self.refusals(of: envelope.encoded()) == [.unsupported])
        var options = LinkSession.Options()
        options.compression = WVP1Compression(
            inflate: { _, _ throws(WVP1Compression.Fault) in throw .damaged }, deflate: { _ in nil })
        #expect(try Self.refusals(of: envelope.encoded(), options: options) == [.badBody])
        options.compression = WVP1Compression(
            inflate: { _, limit throws(WVP1Compression.Fault) in [UInt8](repeating: 0, count: limit + 1) },
            deflate: { _ in nil })
        #expect(try Self.refusals(of: envelope.encoded(), options: options) == [.tooLarge])
    }

    @Test func nothingIsTakenBeforeTheLinkIsThere() throws {
        var glasses = LinkSession(.glasses(LinkSessionStateTests.secured()))
        _ = glasses.handle(.linkUp(attMTU: 23), now: 0)
        var seen: [WVP1Error] = []
        func note(_ actions: [LinkAction]) {
            for case .incident(.refused(let refusal)) in actions { seen.append(refusal.error) }
        }
        let parts = try FragmentReceiverTests.fragments(WVP1Envelope().encoded())
        for part in parts { note(glasses.handle(.fragment(part), now: 0)) }
        note(glasses.handle(.control([0x07, 0, 0, 0, 0]), now: 0))
        note(glasses.handle(.control([0x02] + [UInt8](repeating: 0, count: 16)), now: 0))
        #expect(seen == [.notLinked, .notLinked, .notLinked])
        seen = []
        note(glasses.handle(.control(WVP1Control.hello(WVP1Hello()).encoded()), now: 0))
        for part in parts { note(glasses.handle(.fragment(part), now: 0)) }
        #expect(seen == [.notAuthorized])
    }

    @Test func controlMessagesThatMakeNoSense() {
        var pair = LinkPair.connected()
        for value in [[], [0x01], [0x81, 0, 0, 16, 8], [0x40, 1], [0x04, 1]] as [[UInt8]] {
            pair.input(.control(value), to: .glasses)
        }
        #expect(
            Self.refused(pair, .glasses) == [.malformed, .malformed, .unsupported, .unsupported, .malformed])
        #expect(pair.phone.state == .connected && pair.glasses.stateValue.errorCount == 5)
        pair.input(.control([0x87, 9, 9, 9, 9]), to: .phone)
        #expect(pair.phoneTold.last == .incident(.unexpectedPong(0x0909_0909)))
        pair.input(.information([1]), to: .phone)
        #expect(pair.phoneTold.last == .incident(.unreadable([1])))
    }

    @Test func anythingMayComeIn() throws {
        var random = SeededGenerator.announced("link", seed: 4)
        for side in WVP1Side.allCases {
            var pair = LinkPair.connected()
            for _ in 0..<5000 {
                var value = random.bytes(Int(random.next() % 30))
                if !value.isEmpty { value[0] = value[0] & 0x87 }
                let input: LinkInput =
                    switch random.next() % 4 {
                    case 0: .control(value)
                    case 1: .fragment(value)
                    case 2: .information(value)
                    default: .peerState(value)
                    }
                _ = side == .phone ? pair.phone.handle(input, now: 0) : pair.glasses.handle(input, now: 0)
                if Int.random(in: 0..<50, using: &random) == 0 { pair.linkUp() }
            }
        }
    }
}
