// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding
internal import VuzixCodec
internal import WearTesting

extension FuzzChecks {
    /// Two sessions that talk to each other without loss: every message arrives, every request has one result.
    static func wvp1Link(_ input: ByteChoices) throws(TestingError) {
        var input = input
        var talk = WVP1Talk(mtu: 23 + 2 * input.number(below: 256), credits: input.byte(), slots: input.byte())
        guard talk.phone.state == .connected, talk.glasses.state == .connected else {
            throw TestingError("no link: \(talk.phone.detail), \(talk.glasses.detail)")
        }
        while !input.isAtEnd { try talk.step(input.byte(), input.byte()) }
        try talk.finish()
    }
}

/// Phone and glasses, and what they told.
private struct WVP1Talk {
    var phone: LinkSession
    var glasses: LinkSession
    var now: Int64 = 0
    var sent = 0
    var arrived = 0
    var asked: Set<WVP1CorrelationID> = []
    var answered: Set<WVP1CorrelationID> = []
    /// Requests to which the glasses have not replied yet.
    var open: [WVP1CorrelationID] = []
    var fault: String?

    init(mtu: Int, credits: UInt8, slots: UInt8) {
        var information = WVP1Information()
        information.slots = slots % 32
        information.initialCredits = max(1, credits)
        var hello = WVP1Hello()
        hello.credits = max(1, credits / 3)
        phone = LinkSession(.phone(LinkSession.Phone(hello: hello)))
        glasses = LinkSession(.glasses(LinkSession.Glasses(information: information)))
        give(.linkUp(attMTU: mtu), to: .glasses)
        give(.linkUp(attMTU: mtu), to: .phone)
        give(.information(information.encoded()), to: .phone)
    }

    mutating func give(_ input: LinkInput, to side: WVP1Side) {
        let actions = side == .phone ? phone.handle(input, now: now) : glasses.handle(input, now: now)
        for action in actions {
            switch action {
            case .control(let value): give(.control(value), to: side.other)
            case .received(let message):
                arrived += 1
                if message.type == .orderedBroadcast { open.append(message.correlationID) }
            case .result(let id, let result):
                if !answered.insert(id).inserted { fault = "two results for \(id)" }
                if case .answered = result { arrived += 1 } else { fault = "\(result)" }
            case .failed, .incident(.refused), .incident(.refusedByPeer), .disconnect: fault = "\(action)"
            default: break
            }
        }
    }

    mutating func step(_ choice: UInt8, _ size: UInt8) throws(TestingError) {
        let body = [UInt8](repeating: choice & 1, count: Int(size))
        switch choice >> 4 {
        case 0...2: submit(LinkMessage(.broadcast, sender: "phone", body: body), from: .phone)
        case 3...4: submit(LinkMessage(.broadcast, sender: "glasses", body: body), from: .glasses)
        case 5...6:
            let id = WVP1CorrelationID(high: 1, low: UInt64(asked.count))
            let message = LinkMessage(.orderedBroadcast, correlationID: id, sender: "phone", body: body)
            if submit(message, from: .phone) { asked.insert(id) }
        case 7: reply()
        case 8:
            now += 1_000_000
            give(.time, to: .phone)
            give(.time, to: .glasses)
        default: move()
        }
        if let fault { throw TestingError(fault) }
    }

    @discardableResult
    mutating func submit(_ message: LinkMessage, from side: WVP1Side) -> Bool {
        do throws(WVP1Error) {
            _ =
                side == .phone
                ? try phone.send(message, wantsAcknowledgement: message.body.count & 1 == 1, now: now)
                : try glasses.send(message, wantsAcknowledgement: message.body.count & 1 == 1, now: now)
        } catch {
            // Only so many may wait.
            if error != .noSlot { fault = "\(error)" }
            return false
        }
        sent += 1
        return true
    }

    mutating func reply() {
        guard let id = open.first else { return }
        if submit(LinkMessage(.result, correlationID: id, sender: "glasses", body: [1]), from: .glasses) {
            open.removeFirst()
        }
    }

    /// One fragment in each direction.
    mutating func move() {
        if let value = phone.nextFragment(now: now) { give(.fragment(value), to: .glasses) }
        if let value = glasses.nextFragment(now: now) { give(.fragment(value), to: .phone) }
    }

    mutating func finish() throws(TestingError) {
        while fault == nil, phone.hasFragment || glasses.hasFragment || !open.isEmpty {
            move()
            reply()
        }
        if let fault { throw TestingError(fault) }
        guard arrived == sent, answered == asked, phone.pendingCount == 0 else {
            throw TestingError("\(sent) sent, \(arrived) arrived, \(asked.count) asked, \(answered.count) answered")
        }
    }
}
