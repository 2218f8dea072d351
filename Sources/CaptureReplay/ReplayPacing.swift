// SPDX-License-Identifier: Apache-2.0

/// How long a replay waits before each record, from the times in the capture.
public struct ReplayPacing: Sendable, Hashable {
    /// 2 is twice as fast as recorded; infinity does not wait at all.
    public let speed: Double
    /// Longest wait: pauses of hours in a capture need not be waited for.
    public let maximumPause: Duration
    private var previous: Duration?

    /// - Parameter speed: What is not above zero counts as 1.
    public init(speed: Double = 1, maximumPause: Duration = .seconds(3600)) {
        self.speed = speed > 0 ? speed : 1
        self.maximumPause = maximumPause
    }

    /// The wait before a record with this time. Times that go backwards, as clocks of phones do, are not waited for.
    public mutating func pause(before time: Duration) -> Duration {
        defer { previous = time }
        guard let previous, time > previous else { return .zero }
        if speed.isInfinite { return .zero }
        let pause = (time - previous) / speed
        return min(pause, maximumPause)
    }
}
