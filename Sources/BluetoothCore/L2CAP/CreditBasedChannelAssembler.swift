// SPDX-License-Identifier: Apache-2.0

/// Puts SDUs together from the K-frames of a channel with (enhanced) credit based flow control (Core specification 5.4,
/// volume 3, part A, 3.4 and 10.1). The first K-frame of an SDU starts with the SDU's length, two bytes.
///
/// It holds at most one SDU of `mtu` bytes. After a fault it starts afresh with the next K-frame; the specification
/// asks to close the channel.
public struct CreditBasedChannelAssembler: Sendable {
    public enum Fault: Error, Sendable, Hashable {
        /// The first K-frame has no room for the SDU length.
        case lengthMissing(available: Int)
        case sduExceedsMTU(length: Int, mtu: Int)
        case frameExceedsMPS(length: Int, mps: Int)
        /// The K-frames carry more than the SDU length says.
        case sduOverrun(length: Int, received: Int)
    }

    /// Longest SDU.
    public let mtu: Int
    /// Longest payload of a K-frame, the SDU length included.
    public let mps: Int
    private var expected: Int?
    private var collected: [UInt8] = []

    public init(mtu: UInt16, mps: UInt16) {
        self.mtu = Int(mtu)
        self.mps = Int(mps)
    }

    /// Whether an SDU has begun and is not whole.
    public var isInsideSDU: Bool { expected != nil }
    /// Bytes of that SDU that are here.
    public var collectedCount: Int { collected.count }

    /// Forgets an SDU that has begun.
    public mutating func reset() {
        expected = nil
        collected = []
    }

    /// Takes the payload of a K-frame.
    ///
    /// - Returns: The SDU that it completes, or nil.
    public mutating func push(_ payload: Span<UInt8>) throws(Fault) -> [UInt8]? {
        guard payload.count <= mps else { throw fail(.frameExceedsMPS(length: payload.count, mps: mps)) }
        var start = 0
        let length: Int
        if let expected {
            length = expected
        } else {
            guard payload.count >= 2 else { throw fail(.lengthMissing(available: payload.count)) }
            length = Int(payload[0]) | Int(payload[1]) << 8
            guard length <= mtu else { throw fail(.sduExceedsMTU(length: length, mtu: mtu)) }
            start = 2
        }
        let received = collected.count + payload.count - start
        guard received <= length else { throw fail(.sduOverrun(length: length, received: received)) }
        for index in start..<payload.count { collected.append(payload[index]) }
        guard received == length else {
            expected = length
            return nil
        }
        let sdu = collected
        reset()
        return sdu
    }

    private mutating func fail(_ fault: Fault) -> Fault {
        reset()
        return fault
    }

    /// Cuts an SDU into the payloads of K-frames of at most `mps` bytes.
    ///
    /// - Returns: Nil when the SDU has more than 65,535 bytes or the MPS fewer than 3.
    public static func segments(of sdu: [UInt8], mps: UInt16) -> [[UInt8]]? {
        guard sdu.count <= 65535, mps >= 3 else { return nil }
        var frames: [[UInt8]] = []
        var frame = [UInt8(truncatingIfNeeded: sdu.count), UInt8(truncatingIfNeeded: sdu.count >> 8)]
        for byte in sdu {
            if frame.count == Int(mps) {
                frames.append(frame)
                frame = []
            }
            frame.append(byte)
        }
        frames.append(frame)
        return frames
    }
}
