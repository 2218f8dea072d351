// SPDX-License-Identifier: Apache-2.0

/// A message whose fragments are all there.
public struct FragmentedMessage: Sendable, Hashable {
    /// The whole message; a ``WVP1Envelope``, if all is well.
    public var bytes: [UInt8]
    public var slot: UInt8
    public var fragmentCount: Int
    /// CRC-32 of the message.
    public var checksum: UInt32
    /// The sender wants an ``WVP1Acknowledgement``.
    public var wantsAcknowledgement: Bool
    /// Larger than the soft limit.
    public var exceedsSoftLimit: Bool
    /// Some fragment had bits set that have no meaning.
    public var hasReservedBits: Bool

    /// Number of the last fragment.
    public var lastFragment: UInt16 { UInt16(truncatingIfNeeded: fragmentCount - 1) }

    /// What tells the sender that the message is complete.
    public var acknowledgement: WVP1Acknowledgement {
        WVP1Acknowledgement(slot: slot, lastFragment: lastFragment, checksum: checksum)
    }
}
