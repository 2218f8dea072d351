// SPDX-License-Identifier: Apache-2.0

/// Which part of an L2CAP PDU an ACL data packet carries (Core specification 5.4, volume 4, part E, 5.4.2).
public struct HCIPacketBoundary: RawRepresentable, Sendable, Hashable {
    /// Two bits.
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue & 3 }

    /// First part, not flushed automatically; what LE hosts send.
    public static let firstNotFlushable = HCIPacketBoundary(rawValue: 0)
    public static let continuing = HCIPacketBoundary(rawValue: 1)
    /// First part, flushed automatically; what controllers deliver.
    public static let firstFlushable = HCIPacketBoundary(rawValue: 2)
    /// A whole PDU, flushed automatically (not used over HCI any more).
    public static let complete = HCIPacketBoundary(rawValue: 3)

    /// All but ``continuing`` start a PDU.
    @inlinable
    public var startsPDU: Bool { rawValue != 1 }
}
