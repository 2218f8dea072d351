// SPDX-License-Identifier: Apache-2.0

/// Puts the fragments of one direction together again.
///
/// A pure state machine: fragments and time in, ``FragmentEvent`` out. A partial message takes the memory of what has
/// arrived of it, whatever length it declares. After a fault the rest of the message is passed over, so that its sender
/// is told once.
///
/// Which error stands for which fault, where the profile does not say it: a fragment that runs over its message or ends
/// it too early is malformed, too many incomplete bytes are too large, another version is unsupported (assumed).
public struct FragmentReceiver: Sendable {
    public let options: Options
    public private(set) var statistics = FragmentStatistics()
    /// Bytes of all incomplete messages.
    public private(set) var partialByteCount = 0

    private var slots: [Slot]
    /// The fragment before, of whatever slot.
    private var previous: [UInt8] = []
    /// Fragments that the other side may still send.
    private var allowance: Int
    /// Fragments that were taken and not allowed anew.
    private var owed = 0

    public init(options: Options = Options()) {
        self.options = options
        slots = [Slot](repeating: Slot(), count: options.slots.count)
        allowance = Int(options.credits ?? 0)
    }

    /// Incomplete messages.
    public var partialCount: Int { slots.count { $0.partial != nil } }

    // MARK: Input

    /// Takes one fragment.
    ///
    /// - Parameter now: Nanoseconds since any fixed point; nil where the time is not known, and then nothing expires.
    public mutating func receive(_ value: [UInt8], now: Int64?, into events: inout [FragmentEvent]) {
        advance(to: now, into: &events)
        statistics.fragments += 1
        guard takesCredit() else {
            let header = FragmentHeader(value)
            refuse(.credit, header?.slot ?? WVP1Refusal.noSlot, header?.number ?? .max, into: &events)
            return
        }
        take(value, now, into: &events)
        giveCredit(into: &events)
    }

    /// Drops messages that have not gone on for too long.
    public mutating func advance(to now: Int64?, into events: inout [FragmentEvent]) {
        guard let now, partialByteCount > 0 || partialCount > 0 else { return }
        for index in slots.indices {
            guard let partial = slots[index].partial else { continue }
            guard let last = partial.lastTime else {
                slots[index].partial?.lastTime = now
                continue
            }
            guard now.subtractingReportingOverflow(last).partialValue >= options.idleTime else { continue }
            let number = UInt16(truncatingIfNeeded: partial.next - 1)
            refuse(.timeOut, options.slots.lowerBound + UInt8(index), number, into: &events)
        }
    }

    /// When ``advance(to:into:)`` has something to do; nil while nothing is under way.
    public var deadline: Int64? {
        slots.compactMap { $0.partial?.lastTime }.min().map {
            $0.addingReportingOverflow(options.idleTime).partialValue
        }
    }

    /// The other side gave the message of a slot up. True if there was one.
    @discardableResult
    public mutating func abort(slot: UInt8) -> Bool {
        guard let index = index(of: slot), slots[index].partial != nil else { return false }
        _ = forget(index)
        return true
    }

    /// What is under way.
    public var incomplete: [IncompleteMessage] {
        slots.indices.compactMap { index in
            slots[index].partial.map { partial in
                IncompleteMessage(
                    slot: options.slots.lowerBound + UInt8(index), receivedByteCount: partial.bytes.count,
                    declaredByteCount: Int(partial.start.byteCount))
            }
        }
    }

    /// The connection ended: forgets everything but the statistics. Gives what was under way.
    @discardableResult
    public mutating func disconnect() -> [IncompleteMessage] {
        let lost = incomplete
        slots = [Slot](repeating: Slot(), count: options.slots.count)
        previous = []
        partialByteCount = 0
        allowance = Int(options.credits ?? 0)
        owed = 0
        return lost
    }

    // MARK: Fragments

    private func index(of slot: UInt8) -> Int? {
        options.slots.contains(slot) ? Int(slot - options.slots.lowerBound) : nil
    }

    private mutating func take(_ value: [UInt8], _ now: Int64?, into events: inout [FragmentEvent]) {
        guard let header = FragmentHeader(value) else {
            let slot = value.count > 1 ? value[1] : WVP1Refusal.noSlot
            let number = value.count < WVP1Limits.headerByteCount ? .max : UInt16(value[2]) | UInt16(value[3]) << 8
            return refuse(.malformed, slot, number, into: &events)
        }
        guard header.flags.version == 1 else {
            return refuse(.unsupported, header.slot, header.number, into: &events)
        }
        guard let index = index(of: header.slot) else {
            return refuse(.noSlot, header.slot, header.number, into: &events)
        }
        if isRepeated(value, header, index) {
            statistics.duplicates += 1
            return events.append(.duplicate(slot: header.slot))
        }
        if let start = header.start {
            guard begin(start, header, index, into: &events) else { return }
        } else {
            guard continues(header, index, into: &events) else { return }
        }
        append(value, header, index, now, into: &events)
    }

    /// Whether the fragment is the one before once more.
    private func isRepeated(_ value: [UInt8], _ header: FragmentHeader, _ index: Int) -> Bool {
        // Two equal messages of one fragment each are no repetition unless they follow each other directly: a sender
        // uses another slot for the second, or spells it otherwise.
        let isWhole = header.flags.isSuperset(of: [.first, .last])
        return value == (isWhole ? previous : slots[index].last)
    }

    private mutating func begin(
        _ start: WVP1Fragment.Start, _ header: FragmentHeader, _ index: Int, into events: inout [FragmentEvent]
    ) -> Bool {
        if slots[index].partial != nil {
            refuse(.noSlot, header.slot, header.number, into: &events)
            guard options.startsOverOnBusySlot else { return false }
        }
        guard header.number == 0 else {
            refuse(.malformed, header.slot, header.number, into: &events)
            return false
        }
        guard Int(start.byteCount) <= options.maximumMessage else {
            refuse(.tooLarge, header.slot, 0, declared: Int(start.byteCount), into: &events)
            return false
        }
        slots[index].partial = Partial(start: start)
        slots[index].passesOver = false
        return true
    }

    private mutating func continues(
        _ header: FragmentHeader, _ index: Int, into events: inout [FragmentEvent]
    ) -> Bool {
        guard let next = slots[index].partial?.next else {
            if slots[index].passesOver {
                statistics.strays += 1
            } else {
                refuse(.gap, header.slot, header.number, into: &events)
            }
            return false
        }
        guard Int(header.number) == next else {
            refuse(.gap, header.slot, header.number, into: &events)
            return false
        }
        return true
    }

    private mutating func append(
        _ value: [UInt8], _ header: FragmentHeader, _ index: Int, _ now: Int64?, into events: inout [FragmentEvent]
    ) {
        // Nothing may hold the partial message while it grows, or each fragment would copy all of it.
        guard let received = slots[index].partial?.bytes.count,
            let declared = slots[index].partial.map({ Int($0.start.byteCount) })
        else { return }
        let count = value.count - header.byteCount
        let total = received + count
        guard total <= declared, total == declared || !header.flags.contains(.last) else {
            return refuse(.malformed, header.slot, header.number, into: &events)
        }
        guard partialByteCount + count <= options.maximumPartialBytes else {
            return refuse(.tooLarge, header.slot, header.number, into: &events)
        }
        partialByteCount += count
        slots[index].last = value
        previous = value
        slots[index].partial?.grow(by: value, header, now)
        if header.flags.contains(.last) { complete(header, index, into: &events) }
    }

    private mutating func complete(_ header: FragmentHeader, _ index: Int, into events: inout [FragmentEvent]) {
        guard let partial = slots[index].partial else { return }
        guard partial.checksum.value == partial.start.checksum else {
            return refuse(.checksum, header.slot, header.number, into: &events)
        }
        slots[index].partial = nil
        partialByteCount -= partial.bytes.count
        let isLarge = partial.bytes.count > options.softLimit
        statistics.messages += 1
        if isLarge { statistics.messagesOverSoftLimit += 1 }
        events.append(
            .message(
                FragmentedMessage(
                    bytes: partial.bytes, slot: header.slot, fragmentCount: partial.next,
                    checksum: partial.checksum.value, wantsAcknowledgement: partial.wantsAcknowledgement,
                    exceedsSoftLimit: isLarge, hasReservedBits: partial.hasReservedBits)))
    }

    // MARK: Faults

    /// Drops the message of a slot, and what is known of the fragments before: the same bytes may be sent anew.
    private mutating func forget(_ index: Int) -> Partial? {
        let partial = slots[index].partial
        partialByteCount -= partial?.bytes.count ?? 0
        slots[index] = Slot(passesOver: true)
        return partial
    }

    private mutating func refuse(
        _ error: WVP1Error, _ slot: UInt8, _ fragment: UInt16, declared: Int? = nil, into events: inout [FragmentEvent]
    ) {
        let partial = index(of: slot).flatMap { forget($0) }
        previous = []
        statistics.dropped[error, default: 0] += 1
        events.append(
            .dropped(
                DroppedMessage(
                    refusal: WVP1Refusal(slot: slot, error: error, fragment: fragment),
                    receivedByteCount: partial?.bytes.count ?? 0,
                    declaredByteCount: declared ?? partial.map { Int($0.start.byteCount) })))
    }

    // MARK: Credits

    private mutating func takesCredit() -> Bool {
        guard options.credits != nil else { return true }
        guard allowance > 0 else { return false }
        allowance -= 1
        owed += 1
        return true
    }

    /// Allows anew what was taken, once it is half of what the other side had at first.
    private mutating func giveCredit(into events: inout [FragmentEvent]) {
        guard let credits = options.credits, owed >= max(1, Int(credits) / 2) else { return }
        allowance += owed
        events.append(.credit(UInt8(clamping: owed)))
        owed = 0
    }
}
