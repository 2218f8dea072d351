// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
internal import FieldCoding

/// Joins the parts of packets that come over GATT, and cuts packets into parts.
///
/// Bounded: at most 16 parts, and at most the bytes of the longest packet, are kept.
public struct BMAPSegmentJoiner: Sendable {
    private var pending: [UInt8] = []
    private var next: UInt8 = 0

    /// The longest packet.
    public static let maximumLength = BMAPPacket.headerLength + BMAPPayload.maximumLength

    public init() {}

    /// Takes one value.
    ///
    /// - Returns: The packet that it completes; nil while parts are missing.
    /// - Throws: `DecodeError` for a part out of order, for too many bytes, and for a packet that is none. What was
    ///   kept is given up then, and the next first part starts afresh.
    public mutating func receive(
        _ value: [UInt8], oddities: inout [DecodeError]
    ) throws(DecodeError) -> BMAPPacket? {
        guard let byte = value.first else {
            reset()
            throw DecodeError(.truncated(needed: 1, available: 0), path: ["segment"], offset: 0)
        }
        let header = BMAPSegmentHeader(rawValue: byte)
        if header.index == 0 { reset() }
        guard header.index == next, header.index <= header.last else {
            let expected = next
            reset()
            throw DecodeError(
                .invalidValue, path: ["segment"], offset: 0,
                detail: "part \(header.index) of 0 to \(header.last) comes where part \(expected) is due")
        }
        guard pending.count + value.count - 1 <= Self.maximumLength else {
            reset()
            throw DecodeError(.limitExceeded(limit: Self.maximumLength), path: ["segment"], offset: 0)
        }
        pending += value.dropFirst()
        next &+= 1
        guard header.isLast else { return nil }
        defer { reset() }
        return try BMAPPacket(decoding: pending.span, oddities: &oddities)
    }

    /// Bytes of parts that wait for the rest of their packet.
    public var pendingCount: Int { pending.count }

    /// Whether parts of a packet are missing.
    public var isWaiting: Bool { next != 0 }

    /// Bytes of parts that wait for the rest of their packet, without the bytes in front of them.
    package var pendingBytes: [UInt8] { pending }

    /// Gives up what was kept.
    public mutating func reset() {
        pending = []
        next = 0
    }

    /// Cuts a packet into values of at most `maximumLength` bytes, the byte in front counted; nil where that takes more
    /// than 16 of them.
    public static func split(_ packet: BMAPPacket, maximumLength: Int) -> [[UInt8]]? {
        let bytes = packet.encoded()
        let room = maximumLength - 1
        guard room > 0 else { return nil }
        let count = (bytes.count - 1) / room + 1
        guard count <= 16 else { return nil }
        return (0..<count).map { index in
            let header = BMAPSegmentHeader(index: UInt8(index), last: UInt8(count - 1))
            let end = min(bytes.count, (index + 1) * room)
            return [header.rawValue] + bytes[(index * room)..<end]
        }
    }
}
