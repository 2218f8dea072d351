// SPDX-License-Identifier: Apache-2.0

/// Watches one direction of a reliable link: tells new packets from those sent again, puts them in order, and notices
/// which are missing from the record.
///
/// A packet may be missing because the receiver's radio lost it (then it is sent again) or because the record lacks it
/// (then it never comes). What follows it waits until one of them is certain: the receiver acknowledges the missing
/// packet, or the sender goes further than a window allows while a packet is not acknowledged.
struct MLRFollower: Sendable {
    enum Piece: Sendable, Hashable {
        case body([UInt8])
        /// So many packets are missing from the record.
        case gap(Int)
    }

    /// Packets that a sender has under way at most. With twice as many sequence numbers, each number names one packet.
    private static let window = 32
    private static let modulus = 64

    /// The packet that comes next, numbered without end; nil before the first one of a link that was opened before.
    private var next: Int?
    /// The latest packet that was seen or acknowledged.
    private var latest = 0
    /// Packets that wait for one that is missing: fewer than a window.
    private var early: [Int: [UInt8]] = [:]

    /// - Parameter isNew: Whether the link was seen to open, so that its first packet has number 0.
    init(isNew: Bool = false) {
        next = isNew ? 0 : nil
        latest = isNew ? -1 : 0
    }

    /// Takes a packet with a body and appends what can be delivered now.
    mutating func receive(_ sequence: UInt8, _ body: [UInt8], into pieces: inout [Piece]) {
        // A new link that does not begin within its first window goes on from where it is.
        guard let expected = next, latest >= 0 || Int(sequence) < Self.window else {
            next = Int(sequence) + 1
            latest = Int(sequence)
            return pieces.append(.body(body))
        }
        // A packet that is sent again is less than a window behind the latest; so any other is ahead of it.
        let number = unwrapped(sequence, near: latest, furthest: Self.window)
        guard number >= expected, early[number] == nil else { return }
        latest = max(latest, number)
        early[number] = body
        // The sender may go so far only when the receiver has what is a window behind.
        deliver(atLeast: number - Self.window + 1, into: &pieces)
    }

    /// Takes what the receiver says that it expects, and appends what can be delivered now.
    mutating func acknowledge(_ request: UInt8, into pieces: inout [Piece]) {
        guard next != nil else { return }
        // With a full window under way it says what is exactly a window behind, so less than that can be ahead.
        let expected = unwrapped(request, near: latest + 1, furthest: Self.window - 1)
        latest = max(latest, expected - 1)
        deliver(atLeast: expected, into: &pieces)
    }

    /// The link ended: appends all that waits.
    mutating func finish(into pieces: inout [Piece]) {
        if let last = early.keys.max() { deliver(atLeast: last + 1, into: &pieces) }
    }

    /// The number with this sequence number that lies at most `furthest` ahead of `reference`, or else behind it.
    private func unwrapped(_ sequence: UInt8, near reference: Int, furthest: Int) -> Int {
        let ahead = (Int(sequence) - reference) & (Self.modulus - 1)
        return reference + (ahead <= furthest ? ahead : ahead - Self.modulus)
    }

    /// Delivers what is in order, and what comes before `limit` in any case.
    private mutating func deliver(atLeast limit: Int, into pieces: inout [Piece]) {
        guard var number = next else { return }
        var missing = 0
        while true {
            if let body = early.removeValue(forKey: number) {
                if missing > 0 { pieces.append(.gap(missing)) }
                missing = 0
                pieces.append(.body(body))
            } else if number < limit {
                missing += 1
            } else {
                break
            }
            number += 1
        }
        if missing > 0 { pieces.append(.gap(missing)) }
        next = number
    }
}
