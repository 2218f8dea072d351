// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import Testing
import WearTesting

@testable import VuzixCodec

struct FragmentReceiverTests {
    static let second: Int64 = 1_000_000_000

    /// The fragments of a message.
    static func fragments(_ message: [UInt8], slot: UInt8 = 0, mtu: Int = 23) throws -> [[UInt8]] {
        var options = FragmentSender.Options()
        options.slots = slot...slot
        var sender = FragmentSender(options: options, credits: 100_000)
        sender.raiseMTU(to: mtu)
        _ = try sender.submit(message)
        var all: [[UInt8]] = []
        while let fragment = sender.nextFragment(now: nil) { all.append(fragment.value) }
        return all
    }

    static func receive(_ fragments: [[UInt8]], _ receiver: inout FragmentReceiver, now: Int64? = 0) -> [FragmentEvent]
    {
        var events: [FragmentEvent] = []
        for fragment in fragments { receiver.receive(fragment, now: now, into: &events) }
        return events
    }

    @Test func aMessageExpiresTenSecondsAfterItsLastFragment() throws {
        var receiver = FragmentReceiver()
        let parts = try Self.fragments([UInt8](repeating: 7, count: 60), slot: 4)
        #expect(receiver.deadline == nil)
        _ = Self.receive([parts[0]], &receiver, now: 0)
        _ = Self.receive([parts[1]], &receiver, now: 5 * Self.second)
        #expect(receiver.deadline == 15 * Self.second)
        var events: [FragmentEvent] = []
        receiver.advance(to: 15 * Self.second - 1, into: &events)
        #expect(events.isEmpty)
        receiver.advance(to: 15 * Self.second, into: &events)
        #expect(
            events == [
                .dropped(
                    DroppedMessage(
                        refusal: WVP1Refusal(slot: 4, error: .timeOut, fragment: 1), receivedByteCount: 24,
                        declaredByteCount: 60))
            ])
        // The rest is passed over without another word.
        let late = Self.receive([parts[2]], &receiver, now: 16 * Self.second)
        #expect(late.isEmpty)
        #expect(receiver.statistics.strays == 1)
    }

    @Test func exactRepetitionsAreIgnored() throws {
        var receiver = FragmentReceiver()
        let parts = try Self.fragments([UInt8](0..<40), slot: 1)
        let events = Self.receive(parts.flatMap { [$0, $0] }, &receiver)
        #expect(events.count == parts.count + 1)
        #expect(events.count { $0 == .duplicate(slot: 1) } == parts.count)
        #expect(receiver.statistics.messages == 1)
    }

    @Test func equalMessagesAreNoRepetitions() throws {
        // The same message again and again, through each count of slots.
        for slots in [0...0, 0...1, 0...15] as [ClosedRange<UInt8>] {
            for size in [0, 5, 8, 9, 30] {
                var options = FragmentSender.Options()
                options.slots = slots
                var sender = FragmentSender(options: options, credits: 1000)
                var receiver = FragmentReceiver()
                for _ in 0..<40 { _ = try sender.submit([UInt8](repeating: 1, count: size)) }
                var events: [FragmentEvent] = []
                while let fragment = sender.nextFragment(now: 0) {
                    receiver.receive(fragment.value, now: 0, into: &events)
                }
                #expect(receiver.statistics.messages == 40 && events.count == 40)
            }
        }
    }

    @Test func slotsAreIndependent() throws {
        var receiver = FragmentReceiver()
        let messages = (0..<16).map { slot in [UInt8](repeating: UInt8(slot), count: 50) }
        let parts = try messages.indices.map { try Self.fragments(messages[$0], slot: UInt8($0)) }
        var events: [FragmentEvent] = []
        for round in 0..<parts[0].count {
            for slot in parts.indices { receiver.receive(parts[slot][round], now: 0, into: &events) }
            if round == 0 { #expect(receiver.partialCount == 16 && receiver.partialByteCount == 16 * 8) }
        }
        #expect(receiver.statistics.messages == 16 && events.count == 16)
    }

    @Test func allIncompleteMessagesTogetherHaveALimit() throws {
        var options = FragmentReceiver.Options()
        options.maximumPartialBytes = 1000
        var receiver = FragmentReceiver(options: options)
        let one = try Self.fragments([UInt8](repeating: 1, count: 900), slot: 0, mtu: 185)
        let two = try Self.fragments([UInt8](repeating: 2, count: 900), slot: 1, mtu: 185)
        #expect(Self.receive(Array(one.dropLast()), &receiver).isEmpty)
        let received = receiver.partialByteCount
        let events = Self.receive(two, &receiver)
        guard case .dropped(let dropped) = events.first else { return #expect(Bool(false)) }
        #expect(dropped.refusal == WVP1Refusal(slot: 1, error: .tooLarge, fragment: 0))
        #expect(receiver.partialByteCount == received)
        let completed = Self.receive([one[one.count - 1]], &receiver)
        #expect(completed.count == 1)
    }

    @Test func theStandardLimitIsTwoMebibytes() throws {
        var receiver = FragmentReceiver()
        let message = [UInt8](repeating: 0, count: WVP1Limits.maximumMessage)
        var errors: [WVP1Error] = []
        for slot in 0..<3 as Range<UInt8> {
            let parts = try Self.fragments(message, slot: slot, mtu: 517)
            for case .dropped(let dropped) in Self.receive(Array(parts.dropLast()), &receiver) {
                errors.append(dropped.refusal.error)
            }
            #expect(receiver.partialByteCount <= 2 * 1024 * 1024)
        }
        #expect(errors == [.tooLarge])
    }

    @Test func aDeclaredLengthTakesNoMemory() {
        var receiver = FragmentReceiver()
        for slot in 0..<16 as Range<UInt8> {
            let start = WVP1Fragment.Start(byteCount: UInt32(WVP1Limits.maximumMessage), checksum: 0)
            let fragment = WVP1Fragment(slot: slot, number: 0, message: start, isLast: false, payload: [1])
            let events = Self.receive([fragment.encoded()], &receiver)
            #expect(events.isEmpty)
        }
        #expect(receiver.partialByteCount == 16)
    }

    @Test func fragmentsWithoutCreditAreRefused() throws {
        var options = FragmentReceiver.Options()
        options.credits = 4
        var receiver = FragmentReceiver(options: options)
        let parts = try Self.fragments([UInt8](repeating: 1, count: 8 + 16 * 9))
        // Half of the credits are given back at a time.
        let firstHalf = Self.receive(Array(parts[0..<2]), &receiver)
        #expect(firstHalf == [.credit(2)])
        let secondHalf = Self.receive(Array(parts[2..<4]), &receiver)
        #expect(secondHalf == [.credit(2)])

        options.credits = 0
        var closed = FragmentReceiver(options: options)
        guard case .dropped(let dropped) = Self.receive([parts[0]], &closed).first else { return #expect(Bool(false)) }
        #expect(dropped.refusal == WVP1Refusal(slot: 0, error: .credit, fragment: 0))
        #expect(closed.partialCount == 0)
    }

    @Test func abortAndDisconnectDiscard() throws {
        var receiver = FragmentReceiver()
        let parts = try Self.fragments([UInt8](0..<40), slot: 3)
        _ = Self.receive([parts[0]], &receiver)
        let otherSlot = receiver.abort(slot: 4)
        #expect(!otherSlot)
        let unknownSlot = receiver.abort(slot: 99)
        #expect(!unknownSlot)
        let wasUnderWay = receiver.abort(slot: 3)
        #expect(wasUnderWay)
        let stray = Self.receive([parts[1]], &receiver)
        #expect(stray.isEmpty)
        _ = Self.receive([parts[0]], &receiver)
        let incomplete = receiver.disconnect()
        #expect(incomplete == [IncompleteMessage(slot: 3, receivedByteCount: 8, declaredByteCount: 40)])
        #expect(receiver.partialByteCount == 0)
        let afresh = Self.receive(parts, &receiver)
        #expect(afresh.count == 1)
    }

    @Test func whoLooksOnStartsOver() throws {
        var options = FragmentReceiver.Options()
        options.startsOverOnBusySlot = true
        var receiver = FragmentReceiver(options: options)
        _ = Self.receive([try Self.fragments([UInt8](0..<40))[0]], &receiver)
        let events = Self.receive(try Self.fragments([UInt8](10..<50)), &receiver)
        #expect(events.count == 2)
        guard case .message(let message) = events.last else { return #expect(Bool(false)) }
        #expect(message.bytes == [UInt8](10..<50))
    }

    @Test func timesOutOfRangeDoNoHarm() throws {
        var receiver = FragmentReceiver()
        let parts = try Self.fragments([UInt8](0..<40))
        _ = Self.receive([parts[0]], &receiver, now: .min)
        _ = Self.receive([parts[1]], &receiver, now: .max)
        _ = receiver.deadline
        _ = Self.receive([parts[2]], &receiver, now: nil)
    }
}
