// SPDX-License-Identifier: Apache-2.0

/// Something that went wrong, or is worth a line in a log, and does not end the link.
public enum LinkIncident: Sendable, Hashable {
    /// A message or control message of the other side was refused.
    case refused(WVP1Refusal)
    /// The other side refused something.
    case refusedByPeer(WVP1Refusal)
    /// A message above the soft limit arrived.
    case largeMessage(byteCount: Int)
    case duplicateFragment(slot: UInt8)
    /// A result came after its time.
    case lateResult(WVP1CorrelationID)
    /// A result for a request that nobody made.
    case unknownResult(WVP1CorrelationID)
    /// A result for a request that has one already.
    case duplicateResult(WVP1CorrelationID)
    /// A value of the information or state that cannot be read.
    case unreadable([UInt8])
    /// An answer to a ping that was not sent.
    case unexpectedPong(UInt32)
    /// Nothing was heard for too long.
    case silence
}
