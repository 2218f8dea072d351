// SPDX-License-Identifier: Apache-2.0

import Testing
import VuzixCodec
import WearTesting

struct FragmentPropertyTests {
    @Test func whatArrivesIsWhatWasSent() throws {
        var random = SeededGenerator.announced("fragments", seed: 2_024)
        for _ in 0..<300 {
            var options = FragmentSender.Options()
            options.slots = 0...UInt8.random(in: 0...15, using: &random)
            options.order = Bool.random(using: &random) ? .fifo : .roundRobin
            options.fragmentPayloadCap = [0, 1, 7, 100].randomElement(using: &random) ?? 0
            var receiverOptions = FragmentReceiver.Options()
            receiverOptions.credits = UInt8.random(in: 1...20, using: &random)
            var sender = FragmentSender(options: options, credits: Int(receiverOptions.credits ?? 0))
            sender.raiseMTU(to: Int.random(in: 23...600, using: &random))
            var receiver = FragmentReceiver(options: receiverOptions)
            var sent: [[UInt8]] = []
            var arrived: [[UInt8]] = []
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                // Few distinct contents, so that equal messages follow each other.
                let message = [UInt8](
                    repeating: UInt8.random(in: 0...1, using: &random), count: Int(random.next() % 70))
                sent.append(message)
                _ = try sender.submit(message, wantsAcknowledgement: Bool.random(using: &random))
                for _ in 0..<Int(random.next() % 4) { Self.step(&sender, &receiver, &arrived, &random) }
            }
            while sender.hasFragment { Self.step(&sender, &receiver, &arrived, &random) }
            #expect(sender.unfinishedCount == 0)
            if options.order == .fifo {
                #expect(arrived == sent)
            } else {
                #expect(Self.sorted(arrived) == Self.sorted(sent))
            }
        }
    }

    static func sorted(_ messages: [[UInt8]]) -> [[UInt8]] { messages.sorted { $0.lexicographicallyPrecedes($1) } }

    static func step(
        _ sender: inout FragmentSender, _ receiver: inout FragmentReceiver, _ arrived: inout [[UInt8]],
        _ random: inout SeededGenerator
    ) {
        guard let fragment = sender.nextFragment(now: 0) else { return }
        var events: [FragmentEvent] = []
        receiver.receive(fragment.value, now: 0, into: &events)
        for event in events {
            switch event {
            case .message(let message):
                arrived.append(message.bytes)
                if message.wantsAcknowledgement { _ = sender.receive(message.acknowledgement) }
            case .credit(let count): sender.addCredits(count)
            case .dropped, .duplicate: Issue.record("\(event)")
            }
        }
    }
}
