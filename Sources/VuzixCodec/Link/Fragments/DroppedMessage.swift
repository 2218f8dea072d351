// SPDX-License-Identifier: Apache-2.0

/// A message that will never be complete.
public struct DroppedMessage: Sendable, Hashable {
    /// What the sender is to be told.
    public var refusal: WVP1Refusal
    /// Bytes of the message that had arrived.
    public var receivedByteCount: Int
    /// Bytes that the message was to have; nil where its first fragment was not seen.
    public var declaredByteCount: Int?
}
