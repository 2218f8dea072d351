// SPDX-License-Identifier: Apache-2.0

extension FragmentSender {
    /// Names a message that was handed in.
    public struct MessageID: Sendable, Hashable, Comparable {
        let number: UInt64

        /// The name that the first message gets.
        public static let first = MessageID(number: 1)

        public static func < (left: MessageID, right: MessageID) -> Bool { left.number < right.number }
    }

    /// A fragment to be sent.
    public struct Outgoing: Sendable, Hashable {
        public var value: [UInt8]
        public var message: MessageID
        /// Whether it is the last fragment of its message.
        public var isLast: Bool
    }

    /// What became of a message.
    public enum Event: Sendable, Hashable {
        case acknowledged(MessageID)
        case failed(MessageID, WVP1Error)
    }
}
