// SPDX-License-Identifier: Apache-2.0

extension FragmentSender {
    /// Whose fragment goes next.
    public enum Order: Sendable, Hashable {
        /// One fragment of each message in turn, as the vendor documents it: small messages overtake large ones.
        case roundRobin
        /// A message starts when the one before is sent.
        case fifo
    }

    /// Limits of a sender.
    public struct Options: Sendable, Hashable {
        /// The slots that may be used.
        public var slots: ClosedRange<UInt8> = 0...UInt8(WVP1Limits.slots - 1)
        public var order: Order = .roundRobin
        /// Most payload bytes in a fragment, 0 where the ATT MTU decides.
        public var fragmentPayloadCap = 0
        /// Largest message, bytes.
        public var maximumMessage = WVP1Limits.maximumMessage
        /// Messages that may wait for a slot.
        public var maximumWaiting = 256
        /// Nanoseconds to wait for an acknowledgement (assumed: the receiver's idle time).
        public var acknowledgementTime = WVP1Limits.idleTime

        public init() {}
    }
}
