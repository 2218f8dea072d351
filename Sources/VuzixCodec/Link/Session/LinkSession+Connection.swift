// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension LinkSession {
    mutating func linkUp(_ mtu: Int, _ now: Int64, _ actions: inout [LinkAction]) {
        lose(&actions)
        isWanted = true
        rejection = nil
        resetErrors()
        connection = Connection(attMTU: mtu, lastHeard: now, triesLeft: options.tokenTries)
        change(.searchingForDevice, .connecting, &actions)
        if side == .phone { actions.append(.readInformation) }
    }

    /// The connection is gone: nothing that was under way will be completed.
    mutating func lose(detail: LinkDetail = .scanning, _ actions: inout [LinkAction]) {
        guard connection != nil else { return }
        closeFragments(&actions)
        connection = nil
        statistics.losses += 1
        for id in pending.removeAll() { actions.append(.result(id, .disconnected)) }
        settle(detail, &actions)
    }

    /// Ends what fragments are for, at the end of a connection and when a phone says hello anew.
    mutating func closeFragments(_ actions: inout [LinkAction]) {
        if let sender = connection?.sender { firstID = sender.upcomingID }
        for id in connection?.sender?.disconnect() ?? [] { actions.append(.failed(id, .notLinked)) }
        connection?.sender = nil
        connection?.receiver = nil
    }

    mutating func openSender(_ slots: ClosedRange<UInt8>, credits: UInt8) {
        guard let information, let connection else { return }
        var senderOptions = FragmentSender.Options()
        senderOptions.slots = slots
        senderOptions.order = options.order
        senderOptions.fragmentPayloadCap = Int(information.fragmentPayloadCap)
        senderOptions.maximumMessage = maximumMessage
        var sender = FragmentSender(options: senderOptions, credits: Int(credits), firstID: firstID)
        sender.raiseMTU(to: connection.attMTU)
        self.connection?.sender = sender
    }

    mutating func openReceiver(_ slots: ClosedRange<UInt8>, credits: UInt8) {
        guard let information else { return }
        var receiverOptions = FragmentReceiver.Options()
        receiverOptions.slots = slots
        receiverOptions.credits = credits
        receiverOptions.maximumMessage = maximumMessage
        receiverOptions.softLimit = Int(information.softLimit)
        connection?.receiver = FragmentReceiver(options: receiverOptions)
    }

    /// What the glasses allow, but never more than the profile does.
    private var maximumMessage: Int {
        min(Int(information?.maximumMessage ?? 0), WVP1Limits.maximumMessage)
    }

    /// The slots of the glasses; there is at least one.
    var allSlots: ClosedRange<UInt8> { 0...max(1, information?.slots ?? 1) - 1 }

    /// Whether a token has to be accepted before anything else.
    var lacksAuthorization: Bool {
        information?.features.contains(.tokenRequired) ?? false && connection?.isAuthorized != true
    }

    /// A message was exchanged.
    mutating func succeed(_ actions: inout [LinkAction]) {
        guard state == .connecting, !lacksAuthorization else { return }
        change(.connected, .connected, &actions)
    }

    func say(_ control: WVP1Control, _ actions: inout [LinkAction]) { actions.append(.control(control.encoded())) }

    /// Refuses something, counts it, and says so.
    mutating func refuse(_ refusal: WVP1Refusal, _ actions: inout [LinkAction]) {
        statistics.refused += 1
        say(.refusal(refusal, from: side), &actions)
        actions.append(.incident(.refused(refusal)))
        count(refusal.error, &actions)
    }

    /// Refuses something that belongs to no slot.
    mutating func refuse(_ error: WVP1Error, _ actions: inout [LinkAction]) {
        refuse(WVP1Refusal(slot: WVP1Refusal.noSlot, error: error, fragment: 0), &actions)
    }

    mutating func unlink(tellsPeer: Bool, _ actions: inout [LinkAction]) {
        if tellsPeer && connection?.isOpen == true { say(.unlink(from: side), &actions) }
        switch role {
        case .glasses(var glasses):
            if let link = connection?.link { glasses.links.removeAll { $0.token == link.token } }
            glasses.isLinked = false
            role = .glasses(glasses)
        case .phone(var phone):
            phone.token = nil
            role = .phone(phone)
        }
        isWanted = false
        rejection = nil
        actions.append(.forgetLink)
        if connection == nil { return settle(.scanning, &actions) }
        actions.append(.disconnect)
        lose(&actions)
    }

    // MARK: Time

    /// When a phone has to ping; nil where nobody pings.
    var pingTime: Int64? {
        guard side == .phone, let connection, connection.isAccepted else { return nil }
        return max(connection.lastHeard, connection.lastPing ?? .min).addingClamped(options.pingInterval)
    }

    mutating func passTime(_ now: Int64, _ actions: inout [LinkAction]) {
        for id in pending.expire(now) { actions.append(.result(id, .timedOut)) }
        guard let connection else { return }
        guard now <= connection.lastHeard.addingClamped(options.silence) else {
            actions += [.incident(.silence), .disconnect]
            return lose(&actions)
        }
        for event in self.connection?.sender?.advance(to: now) ?? [] { take(event, &actions) }
        var events: [FragmentEvent] = []
        self.connection?.receiver?.advance(to: now, into: &events)
        take(events, now, &actions)
        if let time = pingTime, now >= time { ping(now, &actions) }
    }

    mutating func ping(_ now: Int64, _ actions: inout [LinkAction]) {
        connection?.lastPing = now
        connection?.pingToken &+= 1
        say(.ping(connection?.pingToken ?? 0), &actions)
    }
}

extension Int64 {
    /// The sum, or the nearest number to it.
    func addingClamped(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }
}
