// SPDX-License-Identifier: Apache-2.0

import Testing
import VuzixCodec

struct OrderedBroadcastTests {
    struct Address: BroadcastAddress {
        var action: String? = "A"
        var package: String?
        var componentPackage: String?
        var componentClass: String?
        var categories: [String] = []
        var flags: Int32 = 0
    }

    static let second: Int64 = 1_000_000_000

    static func filter(
        _ package: String, priority: Int32 = 0, dynamic: Bool = true, categories: Set<String> = []
    ) -> BroadcastFilter<String> {
        BroadcastFilter(
            package: package, className: dynamic ? nil : "\(package).Receiver", actions: ["A", "B"],
            categories: categories, priority: priority, isDynamic: dynamic)
    }

    @Test func priorityThenKindThenPlace() {
        let filters = [
            Self.filter("a", dynamic: false), Self.filter("b"), Self.filter("c", priority: -1000), Self.filter("d"),
            Self.filter("e", priority: 1000, dynamic: false), Self.filter("f", dynamic: false),
            Self.filter("g", priority: .max), Self.filter("h", priority: .min),
        ]
        #expect(BroadcastFilter.receivers(of: Address(), among: filters) == [6, 4, 1, 3, 0, 5, 2, 7])
    }

    @Test func matching() {
        let manifest = Self.filter("p", dynamic: false, categories: ["x", "y"])
        #expect(manifest.matches(Address()))
        #expect(!manifest.matches(Address(action: nil)))
        #expect(!manifest.matches(Address(action: "C")))
        #expect(manifest.matches(Address(package: "p")))
        #expect(!manifest.matches(Address(package: "q")))
        #expect(manifest.matches(Address(categories: ["y"])))
        #expect(!manifest.matches(Address(categories: ["y", "z"])))
        #expect(manifest.matches(Address(componentPackage: "p", componentClass: "p.Receiver")))
        #expect(!manifest.matches(Address(componentPackage: "p", componentClass: "p.Other")))
        #expect(!manifest.matches(Address(componentPackage: "q", componentClass: "p.Receiver")))
        #expect(!manifest.matches(Address(flags: IntentFlags.registeredOnly)))
        #expect(Self.filter("p").matches(Address(flags: IntentFlags.registeredOnly)))
    }

    /// Runs a chain in which each receiver appends its index.
    static func run(
        _ address: Address, _ filters: [BroadcastFilter<String>], aborting: Set<Int> = [], slow: Set<Int> = []
    ) -> (OrderedBroadcast<[Int]>, ended: Int64) {
        var chain = OrderedBroadcast(address, to: filters, initial: [-1])
        var now: Int64 = 0
        var step = chain.start(now: now)
        while case .deliver(let receiver, let result, let deadline) = step {
            if slow.contains(receiver) {
                let early = chain.advance(to: deadline - 1)
                #expect(early == nil)
                now = deadline
                step = chain.advance(to: now)
                let late = chain.finish(receiver: receiver, result: [99], now: now)
                #expect(late == nil)
            } else {
                step = chain.finish(
                    receiver: receiver, result: result + [receiver], aborts: aborting.contains(receiver), now: now)
            }
        }
        return (chain, now)
    }

    @Test func eachReceiverSeesTheResultSoFar() {
        let filters = [Self.filter("a"), Self.filter("b", priority: 5), Self.filter("c")]
        let (chain, _) = Self.run(Address(), filters)
        #expect(chain.result == [-1, 1, 0, 2])
        #expect(chain.isFinished && !chain.wasAborted)
    }

    @Test func abortEndsTheChainUnlessForbidden() {
        let filters = [Self.filter("a"), Self.filter("b"), Self.filter("c")]
        let (ended, _) = Self.run(Address(), filters, aborting: [1])
        #expect(ended.result == [-1, 0, 1] && ended.wasAborted)
        let (whole, _) = Self.run(Address(flags: IntentFlags.noAbort), filters, aborting: [1])
        #expect(whole.result == [-1, 0, 1, 2] && !whole.wasAborted)
    }

    @Test func slowReceiversAreSkipped() {
        let filters = [Self.filter("a"), Self.filter("b"), Self.filter("c")]
        let (background, end) = Self.run(Address(), filters, slow: [0, 2])
        #expect(background.result == [-1, 1] && background.skipped == [0, 2] && end == 120 * Self.second)
        let (_, early) = Self.run(Address(flags: IntentFlags.foreground), filters, slow: [1])
        #expect(early == 10 * Self.second)
    }

    @Test func withoutReceiversTheInitialResultComesBack() {
        let (chain, _) = Self.run(Address(action: "none"), [Self.filter("a")])
        #expect(chain.result == [-1] && chain.isFinished)
    }

    @Test func answersOutOfTurnDoNotCount() {
        var chain = OrderedBroadcast(Address(), to: [Self.filter("a"), Self.filter("b")], initial: 0)
        #expect(chain.current == nil && chain.deadline == nil)
        let early = chain.finish(receiver: 0, result: 1, now: 0)
        #expect(early == nil)
        _ = chain.start(now: .max)
        #expect(chain.deadline == .max)
        let again = chain.start(now: 0)
        #expect(again == nil)
        let wrong = chain.finish(receiver: 1, result: 1, now: 0)
        #expect(wrong == nil && chain.result == 0)
    }
}
