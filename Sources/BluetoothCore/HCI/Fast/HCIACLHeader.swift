// SPDX-License-Identifier: Apache-2.0

/// The four bytes before the payload of an ACL data packet (Core specification 5.4, volume 4, part E, 5.4.2).
///
/// | field | bits |
/// |---|---|
/// | connection handle | 12 |
/// | packet boundary flag | 2 |
/// | broadcast flag | 2 |
/// | data length, bytes | 16 |
public struct HCIACLHeader: Sendable, Hashable {
    public static var byteCount: Int { 4 }

    public var handle: UInt16
    public var boundary: HCIPacketBoundary
    public var broadcast: UInt8
    /// Length that the header declares; a capture may hold less.
    public var length: UInt16

    /// Reads the packet behind the H4 type byte; nil when there are less than four bytes.
    @inlinable
    public static func parse(_ bytes: Span<UInt8>) -> HCIACLHeader? {
        guard bytes.count >= 4 else { return nil }
        let flags = bytes[1] >> 4
        return HCIACLHeader(
            handle: UInt16(bytes[0]) | UInt16(bytes[1] & 15) << 8, boundary: HCIPacketBoundary(rawValue: flags & 3),
            broadcast: flags >> 2, length: UInt16(bytes[2]) | UInt16(bytes[3]) << 8)
    }

    @inlinable
    public init(handle: UInt16, boundary: HCIPacketBoundary, broadcast: UInt8 = 0, length: UInt16) {
        self.handle = handle & 0x0fff
        self.boundary = boundary
        self.broadcast = broadcast & 3
        self.length = length
    }
}
