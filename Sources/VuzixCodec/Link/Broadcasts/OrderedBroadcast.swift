// SPDX-License-Identifier: Apache-2.0

/// Takes an ordered broadcast from one receiver to the next, as Android does.
///
/// A pure state machine. Each receiver sees the result so far and may change it or end the chain; one that takes too
/// long is skipped, and what it says later does not count. Without receivers the result is what it was at first.
///
/// Source: Android's `BroadcastQueue` and `ActivityManagerService`, API 30.
public struct OrderedBroadcast<Result: Sendable>: Sendable {
    /// What to do next.
    public enum Step: Sendable {
        /// Hand the intent and the result so far to a receiver, which has until `deadline`.
        case deliver(receiver: Int, result: Result, deadline: Int64)
        /// The chain is at its end.
        case finished(Result)
    }

    /// Nanoseconds that a receiver has.
    public struct Times: Sendable, Hashable {
        public var foreground: Int64 = 10_000_000_000
        public var background: Int64 = 60_000_000_000

        public init() {}
    }

    /// The result so far: code, data and extras in whatever form.
    public private(set) var result: Result
    /// Receivers that did not answer in time.
    public private(set) var skipped: [Int] = []
    /// Whether a receiver ended the chain.
    public private(set) var wasAborted = false
    /// Whether the chain is at its end.
    public private(set) var isFinished = false

    private let order: [Int]
    private let mayAbort: Bool
    private let time: Int64
    private var position = -1
    private var deadlineOfCurrent: Int64?

    /// - Parameters:
    ///   - initial: The result that the first receiver sees.
    ///   - filters: All receivers there are; steps name them by their index.
    public init<Address: BroadcastAddress>(
        _ address: Address, to filters: [BroadcastFilter<Address.Name>], initial: Result, times: Times = Times()
    ) {
        result = initial
        order = BroadcastFilter.receivers(of: address, among: filters)
        mayAbort = address.flags & IntentFlags.noAbort == 0
        time = address.flags & IntentFlags.foreground == 0 ? times.background : times.foreground
    }

    /// The receiver whose answer is waited for.
    public var current: Int? { deadlineOfCurrent == nil ? nil : order[position] }

    /// When ``advance(to:)`` has something to do.
    public var deadline: Int64? { deadlineOfCurrent }

    /// Begins. Nil when it has begun already.
    public mutating func start(now: Int64) -> Step? { position < 0 ? goOn(now) : nil }

    /// A receiver is done. Nil when its answer is not waited for (any more).
    ///
    /// - Parameters:
    ///   - newResult: The result that the next one sees; nil leaves it as it is.
    ///   - aborts: Whether the chain ends here, unless the intent forbids that.
    public mutating func finish(receiver: Int, result newResult: Result?, aborts: Bool = false, now: Int64) -> Step? {
        guard current == receiver else { return nil }
        if let newResult { result = newResult }
        if aborts && mayAbort {
            wasAborted = true
            position = order.count - 1
        }
        return goOn(now)
    }

    /// Skips a receiver that has had its time. Nil when there is nothing to do.
    public mutating func advance(to now: Int64) -> Step? {
        guard let deadline = deadlineOfCurrent, now >= deadline else { return nil }
        skipped.append(order[position])
        return goOn(now)
    }

    private mutating func goOn(_ now: Int64) -> Step {
        position += 1
        guard position < order.count else {
            position = order.count
            deadlineOfCurrent = nil
            isFinished = true
            return .finished(result)
        }
        let (sum, overflow) = now.addingReportingOverflow(time)
        let deadline = overflow ? Int64.max : sum
        deadlineOfCurrent = deadline
        return .deliver(receiver: order[position], result: result, deadline: deadline)
    }
}
