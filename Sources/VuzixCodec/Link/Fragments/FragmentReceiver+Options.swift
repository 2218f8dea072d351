// SPDX-License-Identifier: Apache-2.0

extension FragmentReceiver {
    /// Limits of a receiver.
    public struct Options: Sendable, Hashable {
        /// The slots that the other side may use.
        public var slots: ClosedRange<UInt8> = 0...UInt8(WVP1Limits.slots - 1)
        /// Largest message, bytes.
        public var maximumMessage = WVP1Limits.maximumMessage
        /// Larger messages are accepted and counted.
        public var softLimit = WVP1Limits.softLimit
        /// Bytes of all incomplete messages.
        public var maximumPartialBytes = WVP1Limits.maximumPartialBytes
        /// Nanoseconds after which a message that does not go on is dropped.
        public var idleTime = WVP1Limits.idleTime
        /// Fragments that the other side may send at first; nil where no credits are kept.
        public var credits: UInt8?
        /// Whether a first fragment on a busy slot starts a new message instead of being refused too. Who looks on from
        /// outside may have missed the end of the one before.
        public var startsOverOnBusySlot = false

        public init() {}
    }
}
