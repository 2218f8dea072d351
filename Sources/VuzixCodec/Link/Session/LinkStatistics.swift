// SPDX-License-Identifier: Apache-2.0

/// What a ``LinkSession`` has counted since it was made.
public struct LinkStatistics: Sendable, Hashable {
    public var messagesReceived = 0
    /// Messages and control messages that were refused.
    public var refused = 0
    public var refusedByPeer = 0
    public var largeMessages = 0
    public var lateResults = 0
    public var unknownResults = 0
    public var duplicateResults = 0
    /// Connections that ended.
    public var losses = 0

    public init() {}
}
