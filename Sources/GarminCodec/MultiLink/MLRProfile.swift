// SPDX-License-Identifier: Apache-2.0

/// The numbers of the reliable transport. All of them are from a single source, which restates what it saw, and so
/// assumed.
public struct MLRProfile: Sendable, Hashable {
    /// Packets that may be under way.
    public var window = 32
    /// The window never becomes smaller.
    public var smallestWindow = 1
    /// Packets after which an acknowledgement is sent at once.
    public var packetsPerAcknowledgement = 5
    /// Nanoseconds after which what came is acknowledged.
    public var acknowledgementDelay: Int64 = 250_000_000
    /// Nanoseconds until packets are sent again; doubles each time.
    public var retransmission: Int64 = 1_000_000_000
    public var longestRetransmission: Int64 = 20_000_000_000
    /// Bytes that wait to be sent; more are refused.
    public var longestQueue = 1 << 20

    public init() {}
}
