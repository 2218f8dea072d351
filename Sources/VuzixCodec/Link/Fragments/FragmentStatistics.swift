// SPDX-License-Identifier: Apache-2.0

/// What a ``FragmentReceiver`` has counted.
public struct FragmentStatistics: Sendable, Hashable {
    public var fragments = 0
    public var messages = 0
    /// Messages above the soft limit among ``messages``.
    public var messagesOverSoftLimit = 0
    public var duplicates = 0
    /// Fragments passed over because their message was dropped or given up before.
    public var strays = 0
    /// Dropped messages by reason.
    public var dropped: [WVP1Error: Int] = [:]

    public init() {}
}
