// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import GarminCodec

/// The reliable transport: header, acknowledgements, times, and the onlooker's view of a direction.
struct MLRTests {
    /// Every header, against the bits written out: handle in bits 14 to 12, request in 11 to 6, sequence in 5 to 0.
    @Test func everyHeader() throws {
        for word in UInt16(0x8000)...0xffff {
            let bytes = [UInt8(word >> 8), UInt8(word & 0xff)]
            let header = try MLRPacket(decoding: bytes).header
            #expect(header.handle == UInt8(word >> 12 & 7))
            #expect(header.request == UInt8(bytes[0] & 0x0f) << 2 | bytes[1] >> 6)
            #expect(header.sequence == bytes[1] & 0x3f)
            guard MLRPacket(header).encoded() == bytes else { return #expect(Bool(false), "\(word)") }
        }
    }

    @Test func aPacketOfAnotherHandleIsRefused() {
        var end = MLREndpoint(handle: 6, packetLimit: 20)
        var actions: [MLREndpoint.Action] = []
        #expect(throws: DecodeError.self) { try end.receive([0x80, 0, 1], at: 0, into: &actions) }
        #expect(throws: DecodeError.self) { try end.receive([], at: 0, into: &actions) }
        #expect(throws: DecodeError.self) { try end.receive([0x60, 0], at: 0, into: &actions) }
        #expect(actions.isEmpty)
    }

    /// What comes early is dropped, and the sender told what is expected.
    @Test func outOfOrder() throws {
        var end = MLREndpoint(handle: 0, packetLimit: 20)
        var actions: [MLREndpoint.Action] = []
        try end.receive([0x80, 0, 9], at: 0, into: &actions)
        actions = []
        try end.receive([0x80, 2, 9], at: 0, into: &actions)
        #expect(actions == [.transmit([0x80, 0x40])])
        actions = []
        // Seen before: told again, not delivered again.
        try end.receive([0x80, 0, 9], at: 0, into: &actions)
        #expect(actions == [.transmit([0x80, 0x40])])
    }

    /// Data carries the acknowledgement with it.
    @Test func dataAcknowledges() throws {
        var end = MLREndpoint(handle: 0, packetLimit: 20)
        var actions: [MLREndpoint.Action] = []
        try end.receive([0x80, 0, 9], at: 0, into: &actions)
        #expect(end.deadline != nil)
        actions = []
        end.send([1, 2], at: 1, into: &actions)
        #expect(actions == [.transmit([0x80, 0x40, 1, 2])])
        // Only the time-out of the packet remains.
        #expect(end.deadline == 1_000_000_001)
    }

    /// Acknowledgements of what was never sent, and old ones, change nothing.
    @Test func acknowledgementsThatCannotBe() throws {
        var end = MLREndpoint(handle: 0, packetLimit: 3)
        var actions: [MLREndpoint.Action] = []
        end.send([1, 2, 3], at: 0, into: &actions)
        for request in UInt8(4)...63 {
            try end.receive(
                MLRPacket(MLRHeader(handle: 0, request: request, sequence: 0)).encoded(), at: 0, into: &actions)
        }
        #expect(!end.isIdle)
        #expect(actions.count == 3)
        try end.receive([0x80, 0xc0], at: 0, into: &actions)
        #expect(end.isIdle)
        #expect(end.deadline == nil)
    }

    @Test func aFullQueueRefuses() {
        var profile = MLRProfile()
        profile.longestQueue = 10
        var end = MLREndpoint(handle: 0, packetLimit: 20, profile: profile)
        var actions: [MLREndpoint.Action] = []
        #expect(end.send([UInt8](repeating: 1, count: 10), at: 0, into: &actions))
        #expect(!end.send([1], at: 0, into: &actions))
        #expect(actions.count == 1)
    }

    /// Numbers that make no sense stop nothing.
    @Test func aProfileOfNonsense() {
        var profile = MLRProfile()
        profile.window = .max
        profile.smallestWindow = .min
        profile.windowGrowth = .min
        profile.packetsPerAcknowledgement = 0
        profile.retransmission = .max
        profile.longestRetransmission = .max
        profile.acknowledgementDelay = .max
        var end = MLREndpoint(handle: 255, packetLimit: .min, profile: profile)
        var actions: [MLREndpoint.Action] = []
        end.send([UInt8](repeating: 1, count: 200), at: .max, into: &actions)
        #expect(actions.count == 63)
        for _ in 0..<100 { end.tick(at: .max, into: &actions) }
        #expect(end.window >= 1)
    }

    /// A large amount passes in a time that grows with it.
    @Test func aMegabyte() throws {
        var sender = MLREndpoint(handle: 1, packetLimit: 20)
        var receiver = MLREndpoint(handle: 1, packetLimit: 20)
        var toReceiver: [MLREndpoint.Action] = []
        let data = (0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 * 31) }
        #expect(sender.send(data, at: 0, into: &toReceiver))
        var delivered: [UInt8] = []
        while !toReceiver.isEmpty {
            var toSender: [MLREndpoint.Action] = []
            for case .transmit(let packet) in toReceiver { try receiver.receive(packet, at: 0, into: &toSender) }
            if toSender.count == 0 || receiver.deadline != nil { receiver.tick(at: 1_000_000_000, into: &toSender) }
            toReceiver = []
            for action in toSender {
                switch action {
                case .deliver(let bytes): delivered += bytes
                case .transmit(let packet): try sender.receive(packet, at: 0, into: &toReceiver)
                }
            }
        }
        #expect(delivered == data)
        #expect(sender.isIdle)
    }

    // MARK: The onlooker

    /// With a full window under way, an acknowledgement of its first packet is an old one.
    @Test func anAcknowledgementBehindAFullWindow() {
        var follower = MLRFollower()
        var pieces: [MLRFollower.Piece] = []
        for number in UInt8(0)..<32 { follower.receive(number, [number], into: &pieces) }
        follower.acknowledge(0, into: &pieces)
        follower.receive(32, [32], into: &pieces)
        #expect(pieces == (UInt8(0)...32).map { .body([$0]) })
    }

    /// The first packet of a new link may come after the second; an opened link may go on at any number.
    @Test func theFirstPacketOfALink() {
        var pieces: [MLRFollower.Piece] = []
        var follower = MLRFollower(isNew: true)
        for number: UInt8 in [1, 0, 1] { follower.receive(number, [number], into: &pieces) }
        #expect(pieces == [.body([0]), .body([1])])
        pieces = []
        follower = MLRFollower(isNew: true)
        for number: UInt8 in [40, 41] { follower.receive(number, [number], into: &pieces) }
        #expect(pieces == [.body([40]), .body([41])])
    }

    /// A direction as the air carries it, with some packets sent again and some absent from the record: what is in the
    /// record is shown once and in order, and each absent packet is counted.
    @Test(arguments: [0, 3, 20])
    func theFollowerShowsWhatTheRecordHas(_ lossPercent: Int) {
        var random = SeededGenerator.announced("follower, \(lossPercent) % missing", seed: 64)
        for _ in 0..<50 {
            var follower = MLRFollower()
            var pieces: [MLRFollower.Piece] = []
            let start = Int.random(in: 0..<64, using: &random)
            var acknowledged = 0
            var shown: [UInt16] = []
            for number in 0..<300 {
                // The receiver acknowledges, at the latest when the window is full.
                if number - acknowledged >= Int.random(in: 1...32, using: &random) {
                    acknowledged = number
                    follower.acknowledge(UInt8((start + number) & 63), into: &pieces)
                }
                let body = [UInt8(number & 0xff), UInt8(number >> 8)]
                if number == 0 || Int.random(in: 0..<100, using: &random) >= lossPercent {
                    shown.append(UInt16(number))
                    follower.receive(UInt8((start + number) & 63), body, into: &pieces)
                }
                // An acknowledgement is repeated now and then, and so are packets that were not acknowledged.
                if Int.random(in: 0..<4, using: &random) == 0 {
                    follower.acknowledge(UInt8((start + acknowledged) & 63), into: &pieces)
                }
                if Int.random(in: 0..<10, using: &random) == 0 {
                    for repeated in acknowledged..<(number + 1) where shown.contains(UInt16(repeated)) {
                        let body = [UInt8(repeated & 0xff), UInt8(repeated >> 8)]
                        follower.receive(UInt8((start + repeated) & 63), body, into: &pieces)
                    }
                }
            }
            follower.acknowledge(UInt8((start + 300) & 63), into: &pieces)
            follower.finish(into: &pieces)
            var numbers: [UInt16] = []
            var missing = 0
            for piece in pieces {
                switch piece {
                case .body(let body): numbers.append(UInt16(body[0]) | UInt16(body[1]) << 8)
                case .gap(let count): missing += count
                }
            }
            #expect(numbers == shown)
            #expect(missing == 300 - shown.count)
        }
    }
}
