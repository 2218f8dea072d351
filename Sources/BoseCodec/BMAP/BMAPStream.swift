// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// Takes packets out of a stream that cuts where it likes, as RFCOMM does.
///
/// Every sequence of bytes is a sequence of packets, so there is nothing to refuse and nothing to find again after a
/// fault. It keeps at most one packet that is not complete: 258 bytes.
public struct BMAPStream: Sendable {
    private var pending: [UInt8] = []

    public init() {}

    /// Takes bytes and appends the packets that they complete.
    public mutating func receive(_ bytes: [UInt8], into packets: inout [BMAPPacket]) {
        var position = 0
        while position < bytes.count {
            let wanted = missing
            let taken = min(wanted, bytes.count - position)
            pending += bytes[position..<(position + taken)]
            position += taken
            if missing == 0, let packet = try? BMAPPacket(decoding: pending) {
                packets.append(packet)
                pending.removeAll(keepingCapacity: true)
            }
        }
    }

    /// Bytes that the header, and then the packet, still needs.
    private var missing: Int {
        guard pending.count >= BMAPPacket.headerLength else { return BMAPPacket.headerLength - pending.count }
        return BMAPPacket.headerLength + Int(pending[3]) - pending.count
    }

    /// Bytes of a packet that is not complete.
    public var pendingCount: Int { pending.count }

    /// Forgets a packet that is not complete, as when the connection ends; returns its bytes.
    public mutating func finish() -> [UInt8] {
        defer { pending = [] }
        return pending
    }
}
