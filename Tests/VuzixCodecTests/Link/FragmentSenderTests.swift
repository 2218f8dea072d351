// SPDX-License-Identifier: Apache-2.0

import Testing
import VuzixCodec
import WearTesting

struct FragmentSenderTests {
    /// Messages that take as many fragments as given at the smallest MTU, and the order in which they are complete.
    static func arrivals(_ counts: [Int], _ order: FragmentSender.Order) throws -> [Int] {
        var options = FragmentSender.Options()
        options.order = order
        var sender = FragmentSender(options: options, credits: 1000)
        var receiver = FragmentReceiver()
        for (index, count) in counts.enumerated() {
            _ = try sender.submit([UInt8](repeating: UInt8(index), count: 8 + 16 * (count - 1)))
        }
        var events: [FragmentEvent] = []
        while let fragment = sender.nextFragment(now: 0) { receiver.receive(fragment.value, now: 0, into: &events) }
        return events.compactMap { event in
            if case .message(let message) = event { message.bytes.first.map { Int($0) + 1 } } else { nil }
        }
    }

    @Test func smallMessagesOvertakeLargeOnes() throws {
        #expect(try Self.arrivals([2, 1, 3], .roundRobin) == [2, 1, 3])
        #expect(try Self.arrivals([5, 1, 3, 1], .roundRobin) == [2, 4, 3, 1])
    }

    @Test func fifoKeepsTheOrder() throws {
        #expect(try Self.arrivals([2, 1, 3], .fifo) == [1, 2, 3])
        let many = (0..<40).map { 1 + $0 % 4 }
        #expect(try Self.arrivals(many, .fifo) == Array(1...40))
    }

    @Test func moreMessagesThanSlotsWait() throws {
        let many = (0..<40).map { 1 + $0 % 4 }
        #expect(try Self.arrivals(many, .roundRobin).sorted() == Array(1...40))
        var options = FragmentSender.Options()
        options.maximumWaiting = 2
        var sender = FragmentSender(options: options, credits: 0)
        _ = try sender.submit([])
        _ = try sender.submit([])
        #expect(throws: WVP1Error.noSlot) { try sender.submit([]) }
    }

    @Test func nothingGoesOutWithoutCredits() throws {
        var sender = FragmentSender(credits: 2)
        _ = try sender.submit([UInt8](0..<60))
        let first = sender.nextFragment(now: 0)
        #expect(first != nil)
        #expect(sender.hasFragment)
        let second = sender.nextFragment(now: 0)
        #expect(second != nil)
        #expect(!sender.hasFragment)
        let refused = sender.nextFragment(now: 0)
        #expect(refused == nil)
        sender.addCredits(1)
        let third = sender.nextFragment(now: 0)
        #expect(third != nil)
        for _ in 0..<1000 { sender.addCredits(255) }
        #expect(sender.credits == 65_535)
    }

    @Test func acknowledgementsFreeTheSlot() throws {
        var options = FragmentSender.Options()
        options.slots = 2...2
        var sender = FragmentSender(options: options, credits: 100)
        let message: [UInt8] = [1, 2, 3]
        let id = try sender.submit(message, wantsAcknowledgement: true)
        _ = try sender.submit([4])
        let whole = sender.nextFragment(now: 0)
        #expect(whole?.isLast == true)
        let blocked = sender.nextFragment(now: 0)
        #expect(blocked == nil)
        let checksum = WVP1Checksum.of(message.span)
        for wrong in [
            WVP1Acknowledgement(slot: 1, lastFragment: 0, checksum: checksum),
            WVP1Acknowledgement(slot: 2, lastFragment: 1, checksum: checksum),
            WVP1Acknowledgement(slot: 2, lastFragment: 0, checksum: 0),
        ] {
            let answer = sender.receive(wrong)
            #expect(answer == nil)
        }
        let right = WVP1Acknowledgement(slot: 2, lastFragment: 0, checksum: checksum)
        let accepted = sender.receive(right)
        #expect(accepted == .acknowledged(id))
        let repeated = sender.receive(right)
        #expect(repeated == nil)
        let next = sender.nextFragment(now: 0)
        #expect(next?.isLast == true)
    }

    @Test func missingAcknowledgementsTimeOut() throws {
        var sender = FragmentSender(credits: 100)
        let id = try sender.submit([1], wantsAcknowledgement: true)
        _ = sender.nextFragment(now: 5)
        #expect(sender.deadline == 5 + WVP1Limits.idleTime)
        let early = sender.advance(to: 4 + WVP1Limits.idleTime)
        #expect(early.isEmpty)
        let expired = sender.advance(to: 5 + WVP1Limits.idleTime)
        #expect(expired == [.failed(id, .timeOut)])
        #expect(sender.unfinishedCount == 0)
    }

    @Test func refusalsFindTheirMessage() throws {
        var options = FragmentSender.Options()
        options.slots = 0...0
        var sender = FragmentSender(options: options, credits: 100)
        let first = try sender.submit([UInt8](0..<40))
        let second = try sender.submit([UInt8](0..<40))
        for _ in 0..<4 { _ = sender.nextFragment(now: 0) }
        // The second has sent its fragment 0; a refusal of fragment 2 is about the first.
        let late = sender.receive(WVP1Refusal(slot: 0, error: .checksum, fragment: 2))
        #expect(late == .failed(first, .checksum))
        let current = sender.receive(WVP1Refusal(slot: 0, error: .gap, fragment: 0))
        #expect(current == .failed(second, .gap))
        let none = sender.receive(WVP1Refusal(slot: 0, error: .gap, fragment: 0))
        #expect(none == nil)
        let unknownSlot = sender.receive(WVP1Refusal(slot: 9, error: .gap, fragment: 0))
        #expect(unknownSlot == nil)
        let nothing = sender.nextFragment(now: 0)
        #expect(nothing == nil)
    }

    @Test func givingUpTellsTheOtherSideOnlyWhatItHasSeen() throws {
        var sender = FragmentSender(credits: 1)
        let started = try sender.submit([UInt8](0..<40))
        let waiting = try sender.submit([])
        _ = sender.nextFragment(now: 0)
        let unseen = sender.abort(waiting)
        #expect(unseen == nil)
        let seen = sender.abort(started)
        #expect(seen == 0)
        let gone = sender.abort(started)
        #expect(gone == nil)
        #expect(sender.unfinishedCount == 0)
    }

    @Test func disconnectGivesWhatWasNotFinished() throws {
        var sender = FragmentSender(credits: 1)
        let ids = [try sender.submit([UInt8](0..<40)), try sender.submit([])]
        _ = sender.nextFragment(now: 0)
        let unfinished = sender.disconnect()
        #expect(unfinished == ids)
        #expect(sender.unfinishedCount == 0 && !sender.hasFragment)
    }

    @Test func roomsFollowTheMTU() {
        var sender = FragmentSender(credits: 1)
        #expect(sender.rooms == (8, 16))
        sender.raiseMTU(to: 185)
        #expect(sender.rooms == (170, 178))
        sender.raiseMTU(to: 23)
        #expect(sender.rooms == (170, 178))
        sender.raiseMTU(to: 65_535)
        #expect(sender.rooms == (500, 508))
        #expect(sender.fragmentCount(0) == 1)
    }
}
