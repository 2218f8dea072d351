// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
import FieldCoding

/// One end of a reliable link: cuts bytes into numbered packets, sends them again until they are acknowledged, and
/// delivers what comes once and in order.
///
/// Pure: times come in, packets and deadlines come out. Times are nanoseconds since any fixed point.
public struct MLREndpoint: Sendable {
    public enum Action: Sendable, Hashable {
        /// A packet for the other end.
        case transmit([UInt8])
        /// Bytes from the other end, in order.
        case deliver([UInt8])
    }

    private struct Packet: Sendable {
        var sequence: UInt8
        var body: [UInt8]
    }

    public let handle: UInt8
    public let profile: MLRProfile
    /// Bytes of a packet, header included.
    public let packetLimit: Int

    /// Packets that are under way or wait for room in the window, oldest first, behind `head` that are done with.
    private var packets: [Packet] = []
    private var head = 0
    private var queue: ArraySlice<Packet> { packets[head...] }
    private var queuedBytes = 0
    /// How many of `queue` were sent since the last time-out.
    private var sentCount = 0
    /// How many of `queue` were ever sent: only those can be acknowledged.
    private var flownCount = 0
    private var nextSequence: UInt8 = 0
    /// Next sequence number that is expected from the other end.
    private var expected: UInt8 = 0
    private var unacknowledged = 0
    private var acknowledgeAt: Int64?
    private var retransmitAt: Int64?
    private var timeout: Int64
    /// Packets that may be under way now.
    public private(set) var window: Int

    /// - Parameter packetLimit: Bytes that a write or notification may have: ATT_MTU − 3.
    public init(handle: UInt8, packetLimit: Int, profile: MLRProfile = MLRProfile()) {
        self.handle = handle & 7
        self.packetLimit = max(3, packetLimit)
        self.profile = profile
        timeout = profile.retransmission
        // Six bits of sequence number tell at most 63 packets apart.
        window = Self.widest(profile)
    }

    private static func widest(_ profile: MLRProfile) -> Int { min(max(1, profile.window), 63) }

    /// Whether everything was acknowledged.
    public var isIdle: Bool { head == packets.count }

    /// When ``tick(at:into:)`` has something to do; nil while nothing is due.
    public var deadline: Int64? {
        switch (acknowledgeAt, retransmitAt) {
        case (let first?, let second?): min(first, second)
        case (let first, let second): first ?? second
        }
    }

    /// Queues bytes; false when too many wait already, and nothing is queued then.
    @discardableResult
    public mutating func send(_ bytes: [UInt8], at time: Int64, into actions: inout [Action]) -> Bool {
        guard queuedBytes + bytes.count <= profile.longestQueue else { return false }
        var start = 0
        let room = packetLimit - 2
        while start < bytes.count {
            let end = min(start + room, bytes.count)
            packets.append(Packet(sequence: nextSequence, body: Array(bytes[start..<end])))
            nextSequence = (nextSequence &+ 1) & 63
            start = end
        }
        queuedBytes += bytes.count
        fillWindow(at: time, into: &actions)
        return true
    }

    /// Takes a packet of the other end.
    public mutating func receive(
        _ packet: [UInt8], at time: Int64, into actions: inout [Action]
    ) throws(DecodeError) {
        let content = try MLRPacket(decoding: packet)
        guard content.header.handle == handle else {
            throw DecodeError(.invalidValue, path: ["handle"], offset: 0, detail: "the packet is of another handle")
        }
        acknowledge(content.header.request, at: time)
        if !content.body.isEmpty { take(content, at: time, into: &actions) }
        fillWindow(at: time, into: &actions)
    }

    /// Does what is due.
    public mutating func tick(at time: Int64, into actions: inout [Action]) {
        if let due = retransmitAt, time >= due {
            // Go back to the oldest packet: the other end dropped whatever followed the lost one.
            window = max(1, min(profile.smallestWindow, window), window / 2)
            let (twice, isOverflow) = timeout.multipliedReportingOverflow(by: 2)
            timeout = isOverflow ? profile.longestRetransmission : min(twice, profile.longestRetransmission)
            sentCount = 0
            retransmitAt = nil
            fillWindow(at: time, into: &actions)
        }
        if let due = acknowledgeAt, time >= due { sendAcknowledgement(into: &actions) }
    }

    // MARK: Sending

    private mutating func fillWindow(at time: Int64, into actions: inout [Action]) {
        while sentCount < min(window, packets.count - head) {
            let packet = packets[head + sentCount]
            actions.append(.transmit(encoded(packet.sequence, packet.body)))
            sentCount += 1
            flownCount = max(flownCount, sentCount)
            retransmitAt = retransmitAt ?? time &+ timeout
            noteAcknowledged()
        }
    }

    private func encoded(_ sequence: UInt8, _ body: [UInt8]) -> [UInt8] {
        MLRPacket(MLRHeader(handle: handle, request: expected, sequence: sequence), body).encoded()
    }

    /// Everything before `request` has arrived.
    private mutating func acknowledge(_ request: UInt8, at time: Int64) {
        guard let first = queue.first else { return }
        let count = Int((request &- first.sequence) & 63)
        // A number outside of what is under way is an old acknowledgement, or nonsense.
        guard count > 0, count <= flownCount else { return }
        for packet in queue.prefix(count) { queuedBytes -= packet.body.count }
        head += count
        // Each packet is moved once on average.
        if head * 2 >= packets.count {
            packets.removeFirst(head)
            head = 0
        }
        sentCount = max(0, sentCount - count)
        flownCount -= count
        timeout = profile.retransmission
        window = min(window + max(0, profile.windowGrowth), Self.widest(profile))
        retransmitAt = isIdle || sentCount == 0 ? nil : time &+ timeout
    }

    // MARK: Receiving

    private mutating func take(_ packet: MLRPacket, at time: Int64, into actions: inout [Action]) {
        guard packet.header.sequence == expected else {
            // The sender is told again what is expected.
            return sendAcknowledgement(into: &actions)
        }
        expected = (expected &+ 1) & 63
        actions.append(.deliver(packet.body))
        unacknowledged += 1
        if unacknowledged >= profile.packetsPerAcknowledgement {
            sendAcknowledgement(into: &actions)
        } else {
            acknowledgeAt = acknowledgeAt ?? time &+ profile.acknowledgementDelay
        }
    }

    private mutating func sendAcknowledgement(into actions: inout [Action]) {
        actions.append(.transmit(encoded(0, [])))
        noteAcknowledged()
    }

    private mutating func noteAcknowledged() {
        unacknowledged = 0
        acknowledgeAt = nil
    }
}
