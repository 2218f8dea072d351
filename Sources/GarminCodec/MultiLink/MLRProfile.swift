// SPDX-License-Identifier: Apache-2.0

/// The numbers of the reliable transport. Window, acknowledgements and times are from a single source, a restatement of
/// what its author saw; the others are assumed.
public struct MLRProfile: Sendable, Hashable {
    /// Packets that may be under way; at most 63, and more than 32 only where packets never overtake one another.
    /// Halves at each time-out.
    public var window = 32
    /// The window never becomes smaller. Assumed.
    public var smallestWindow = 1
    /// What an acknowledgement adds to a window that was halved. Assumed: no source says how it recovers.
    public var windowGrowth = 1
    /// Packets after which an acknowledgement is sent at once.
    public var packetsPerAcknowledgement = 5
    /// Nanoseconds after which what came is acknowledged.
    public var acknowledgementDelay: Int64 = 250_000_000
    /// Nanoseconds until packets are sent again; doubles each time.
    public var retransmission: Int64 = 1_000_000_000
    public var longestRetransmission: Int64 = 20_000_000_000
    /// Bytes that wait to be sent; more are refused. Assumed.
    public var longestQueue = 1 << 20

    public init() {}
}
