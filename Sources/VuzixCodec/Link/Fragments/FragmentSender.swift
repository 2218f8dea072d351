// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Cuts messages into fragments, one direction of a link.
///
/// A pure state machine: messages, credits, acknowledgements and time in, one fragment per turn out. Each message has a
/// slot of its own while it is under way; the others wait.
public struct FragmentSender: Sendable {
    private struct Message {
        let id: MessageID
        let bytes: [UInt8]
        let wantsAcknowledgement: Bool
        var offset = 0
        var next = 0
        var checksum: UInt32 = 0
        /// Payload bytes of each fragment after the first, fixed when the message starts.
        var room = 0
        /// The last fragment is out and its acknowledgement is not here.
        var isWaiting = false
        var sentAt: Int64?
    }

    public let options: Options
    /// Fragments that the other side still allows.
    public private(set) var credits: Int
    public private(set) var attMTU = WVP1Limits.minimumMTU

    private var slots: [Message?]
    private var waiting: [Message] = []
    /// The message that had each slot before.
    private var finished: [MessageID?]
    /// The slot whose turn it is, and the one that the next message gets if it is free.
    private var turn = 0
    private var nextSlot = 0
    private var nextID: UInt64
    private var previous: [UInt8] = []

    /// - Parameters:
    ///   - credits: Fragments that the other side allows at first.
    ///   - firstID: Where the names of messages start, for a link that comes up anew.
    public init(options: Options = Options(), credits: Int, firstID: MessageID = .first) {
        nextID = firstID.number
        self.options = options
        self.credits = max(0, credits)
        slots = [Message?](repeating: nil, count: options.slots.count)
        finished = [MessageID?](repeating: nil, count: options.slots.count)
    }

    /// A larger ATT MTU was agreed; on a connection it never shrinks. Messages under way keep theirs.
    public mutating func raiseMTU(to value: Int) { attMTU = max(attMTU, value) }

    /// Whether a fragment could go out now.
    public var hasFragment: Bool {
        credits > 0 && (!waiting.isEmpty && slots.contains { $0 == nil } || slots.contains { $0?.isWaiting == false })
    }

    /// Messages that are not finished.
    public var unfinishedCount: Int { waiting.count + slots.count { $0 != nil } }

    /// Payload bytes of a first and of each further fragment.
    ///
    /// An attribute value never has more than 512 bytes, whatever the ATT MTU is (Core specification, volume 3, part F,
    /// 3.2.9).
    public var rooms: (first: Int, further: Int) {
        let value = min(attMTU - 3, 512)
        let cap = options.fragmentPayloadCap > 0 ? options.fragmentPayloadCap : Int.max
        return (min(value - WVP1Limits.firstHeaderByteCount, cap), min(value - WVP1Limits.headerByteCount, cap))
    }

    /// Fragments that a message of `byteCount` bytes takes.
    public func fragmentCount(_ byteCount: Int) -> Int {
        let (first, further) = rooms
        return 1 + (max(0, byteCount - first) + further - 1) / further
    }

    /// Takes a message.
    ///
    /// - Throws: ``WVP1Error/tooLarge``, or ``WVP1Error/noSlot`` when too many messages wait.
    public mutating func submit(
        _ message: [UInt8], wantsAcknowledgement: Bool = false
    ) throws(WVP1Error) -> MessageID {
        guard message.count <= options.maximumMessage, fragmentCount(message.count) < WVP1Limits.maximumFragments else {
            throw .tooLarge
        }
        guard waiting.count < options.maximumWaiting else { throw .noSlot }
        let id = MessageID(number: nextID)
        nextID &+= 1
        waiting.append(Message(id: id, bytes: message, wantsAcknowledgement: wantsAcknowledgement))
        return id
    }

    /// The name that the next message will get.
    public var upcomingID: MessageID { MessageID(number: nextID) }

    // MARK: Sending

    /// The next fragment, which costs a credit; nil when there is none or no credit.
    public mutating func nextFragment(now: Int64?) -> Outgoing? {
        guard credits > 0 else { return nil }
        assignSlots()
        guard let index = chosenSlot, var message = slots[index] else { return nil }
        slots[index] = nil
        credits -= 1
        let slot = options.slots.lowerBound + UInt8(index)
        let value = fragment(of: &message, slot)
        previous = value
        turn = (index + 1) % slots.count
        let isLast = value[0] & WVP1Fragment.Flags.last.rawValue != 0
        if isLast {
            finished[index] = message.id
            message.isWaiting = true
            message.sentAt = now
        }
        if !isLast || message.wantsAcknowledgement { slots[index] = message }
        return Outgoing(value: value, message: message.id, isLast: isLast)
    }

    /// Gives free slots to waiting messages, each slot as late as possible after it was used: refusals that are still
    /// on their way then find their message.
    private mutating func assignSlots() {
        while !waiting.isEmpty {
            guard let free = firstSlot(from: nextSlot, where: { $0 == nil }) else { return }
            slots[free] = waiting.removeFirst()
            nextSlot = (free + 1) % slots.count
        }
    }

    private func firstSlot(from start: Int, where condition: (Message?) -> Bool) -> Int? {
        for distance in slots.indices {
            let index = (start + distance) % slots.count
            if condition(slots[index]) { return index }
        }
        return nil
    }

    private var chosenSlot: Int? {
        switch options.order {
        case .roundRobin:
            firstSlot(from: turn) { $0?.isWaiting == false }
        case .fifo:
            slots.indices.filter { slots[$0]?.isWaiting == false }.min { left, right in
                (slots[left]?.id.number ?? .max) < (slots[right]?.id.number ?? .max)
            }
        }
    }

    private func fragment(of message: inout Message, _ slot: UInt8) -> [UInt8] {
        var start: WVP1Fragment.Start?
        var room = message.room
        if message.next == 0 {
            (room, message.room) = rooms
            message.checksum = WVP1Checksum.of(message.bytes.span)
            start = WVP1Fragment.Start(byteCount: UInt32(message.bytes.count), checksum: message.checksum)
        }
        let end = min(message.bytes.count, message.offset + room)
        var fragment = WVP1Fragment(
            slot: slot, number: UInt16(truncatingIfNeeded: message.next), message: start,
            isLast: end == message.bytes.count,
            wantsAcknowledgement: message.wantsAcknowledgement && end == message.bytes.count,
            payload: Array(message.bytes[message.offset..<end]))
        message.offset = end
        message.next += 1
        let value = fragment.encoded()
        guard value == previous, start != nil else { return value }
        // The receiver would take an equal fragment that follows directly for a repetition, so the message is spelled
        // in two fragments, the second without payload.
        fragment.flags.subtract([.last, .acknowledgementWanted])
        return fragment.encoded()
    }

    // MARK: Answers

    /// The other side allows more fragments.
    public mutating func addCredits(_ count: UInt8) { credits = min(credits + Int(count), 65_535) }

    /// A message is complete. Nil when no message waits for that.
    public mutating func receive(_ acknowledgement: WVP1Acknowledgement) -> Event? {
        guard let index = index(of: acknowledgement.slot), let message = slots[index], message.isWaiting,
            message.checksum == acknowledgement.checksum,
            UInt16(truncatingIfNeeded: message.next - 1) == acknowledgement.lastFragment
        else { return nil }
        slots[index] = nil
        return .acknowledged(message.id)
    }

    /// A message was dropped. Nil when the slot had none.
    public mutating func receive(_ refusal: WVP1Refusal) -> Event? {
        guard let index = index(of: refusal.slot) else { return nil }
        if let message = slots[index], Int(refusal.fragment) < message.next || refusal.fragment == .max {
            slots[index] = nil
            // What is sent anew may be equal to what the receiver has dropped.
            previous = []
            return .failed(message.id, refusal.error)
        }
        // The refusal was on its way when the slot had been used to the end.
        let last = finished[index]
        finished[index] = nil
        return last.map { .failed($0, refusal.error) }
    }

    /// Messages whose acknowledgement did not come in time.
    public mutating func advance(to now: Int64) -> [Event] {
        var events: [Event] = []
        for index in slots.indices {
            guard let message = slots[index], message.isWaiting, let sentAt = message.sentAt,
                now.subtractingReportingOverflow(sentAt).partialValue >= options.acknowledgementTime
            else { continue }
            slots[index] = nil
            events.append(.failed(message.id, .timeOut))
        }
        return events
    }

    /// When ``advance(to:)`` has something to do.
    public var deadline: Int64? {
        slots.compactMap { $0.flatMap { $0.isWaiting ? $0.sentAt : nil } }.min()
            .map { $0.addingReportingOverflow(options.acknowledgementTime).partialValue }
    }

    /// Gives a message up.
    ///
    /// - Returns: The slot in which the other side has to be told, nil where it has seen nothing of the message.
    public mutating func abort(_ id: MessageID) -> UInt8? {
        waiting.removeAll { $0.id == id }
        guard let index = slots.firstIndex(where: { $0?.id == id }), let message = slots[index] else { return nil }
        slots[index] = nil
        previous = []
        return message.next > 0 && !message.isWaiting ? options.slots.lowerBound + UInt8(index) : nil
    }

    /// The connection ended: gives what was not finished.
    public mutating func disconnect() -> [MessageID] {
        let unfinished = (slots.compactMap { $0?.id } + waiting.map(\.id)).sorted()
        slots = [Message?](repeating: nil, count: options.slots.count)
        finished = [MessageID?](repeating: nil, count: options.slots.count)
        waiting = []
        previous = []
        return unfinished
    }

    private func index(of slot: UInt8) -> Int? {
        options.slots.contains(slot) ? Int(slot - options.slots.lowerBound) : nil
    }
}
