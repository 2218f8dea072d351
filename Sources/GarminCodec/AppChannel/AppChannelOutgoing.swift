// SPDX-License-Identifier: Apache-2.0

/// A message on its way, on either side.
struct AppChannelOutgoing: Sendable {
    enum Stage: Sendable {
        /// A channel is asked for.
        case opening
        /// Phone: a stale channel of the app is being closed.
        case closingStale
        /// Phone: the key is sent. Watch: a key is asked for.
        case keying
        case transferring(AppTransferSender)
        case closing
    }

    let message: AppChannelMessage
    var stage = Stage.opening
    var channel: UInt8 = 0
    /// When the other side has to have answered.
    var deadline: Int64
    /// How often a stale channel may still be closed.
    var retriesLeft = 0
    /// Whether the outcome is known to the caller, who need not wait for the close.
    var isReported = false

    init(_ message: AppChannelMessage, deadline: Int64) {
        self.message = message
        self.deadline = deadline
    }

    var deadlineOfPhone: Int64 { deadline(repeating: false) }
    var deadlineOfWatch: Int64 { deadline(repeating: true) }

    private func deadline(repeating: Bool) -> Int64 {
        guard case .transferring(let sender) = stage, let due = sender.deadline(repeating: repeating) else {
            return deadline
        }
        return min(due, deadline)
    }
}
