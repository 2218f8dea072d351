// SPDX-License-Identifier: Apache-2.0

/// Watches one direction of a reliable link, and tells new packets from those sent again.
struct MLRFollower: Sendable {
    enum Verdict {
        case new
        /// Seen before.
        case repeated
        /// Others must have been lost from the record before it, or dropped by the receiver.
        case early(missing: Int)
    }

    /// Next sequence number that is expected; nil before the first packet.
    private var expected: UInt8?

    mutating func judge(_ sequence: UInt8) -> Verdict {
        guard let next = expected else {
            expected = (sequence &+ 1) & 63
            return .new
        }
        let ahead = (sequence &- next) & 63
        if ahead == 0 {
            expected = (sequence &+ 1) & 63
            return .new
        }
        // Half of the numbers lie behind: a window has at most 32 packets.
        if ahead >= 32 { return .repeated }
        return .early(missing: Int(ahead))
    }

    /// Goes on behind a packet that came early and was not sent again: what was missing is lost.
    mutating func skip(past sequence: UInt8) { expected = (sequence &+ 1) & 63 }
}
