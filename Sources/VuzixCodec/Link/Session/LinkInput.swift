// SPDX-License-Identifier: Apache-2.0

/// What happens to a ``LinkSession``.
public enum LinkInput: Sendable, Hashable {
    public enum Bluetooth: Sendable, Hashable {
        case on
        case off
        case notAuthorized
    }

    /// An app wants a connection.
    case requestConnection
    case bluetooth(Bluetooth)
    /// There is a Bluetooth connection, and on the phone the service has been found and subscribed to.
    case linkUp(attMTU: Int)
    /// A larger ATT MTU was agreed.
    case mtu(Int)
    /// The Bluetooth connection ended.
    case linkDown
    /// Bonding failed; `unanswered` when nobody answered the question whether to pair.
    case bondFailed(unanswered: Bool)
    /// A value of ``WVP1UUID/information`` was read. Phone only.
    case information([UInt8])
    /// A value of ``WVP1UUID/state`` arrived. Phone only.
    case peerState([UInt8])
    /// A value of ``WVP1UUID/control`` arrived.
    case control([UInt8])
    /// A value of ``WVP1UUID/receive`` (glasses) or ``WVP1UUID/transmit`` (phone) arrived.
    case fragment([UInt8])
    /// Try this token. Phone only.
    case token(WVP1LinkToken)
    /// Forget the link.
    case unlink
    /// Give up a message that was handed in.
    case abort(FragmentSender.MessageID)
    /// Time went by; see ``LinkSession/deadline``.
    case time
}
