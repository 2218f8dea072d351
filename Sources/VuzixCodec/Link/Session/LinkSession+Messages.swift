// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

extension LinkSession {
    // MARK: Sending

    /// Takes a message for the other side. Its fragments are fetched with ``nextFragment(now:)``. That it was taken says
    /// nothing about its arrival.
    ///
    /// An ordered broadcast gets exactly one ``LinkAction/result(_:_:)``, of the correlation id that its message has.
    ///
    /// - Throws: ``WVP1Error/notLinked`` and ``WVP1Error/notAuthorized`` before the link is there;
    ///   ``WVP1Error/unsupported`` for a format that the other side does not read; ``WVP1Error/badEnvelope`` for a
    ///   correlation id that is missing, in use or too many; ``WVP1Error/tooLarge``; ``WVP1Error/noSlot`` when too much
    ///   waits.
    public mutating func send(
        _ message: LinkMessage, wantsAcknowledgement: Bool = false, now: Int64
    ) throws(WVP1Error) -> FragmentSender.MessageID {
        guard connection?.sender != nil else { throw .notLinked }
        guard !lacksAuthorization else { throw .notAuthorized }
        guard peerReads(message.format) else { throw .unsupported }
        let needsResult = message.type == .orderedBroadcast
        guard message.type == .broadcast ? message.correlationID == .none : message.correlationID != .none,
            !needsResult || !pending.contains(message.correlationID)
        else { throw .badEnvelope }
        guard !needsResult || pending.count < options.maximumPending else { throw .noSlot }
        let compresses = options.compressesBodies && information?.features.contains(.gzip) == true
        guard let envelope = message.envelope(compresses ? options.compression : nil),
            let id = try connection?.sender?.submit(envelope.encoded(), wantsAcknowledgement: wantsAcknowledgement)
        else { throw .tooLarge }
        if needsResult {
            pending.add(message.correlationID, message: id, deadline: now.addingClamped(options.resultTime))
        }
        return id
    }

    private func peerReads(_ format: WVP1BodyFormat) -> Bool {
        switch format {
        case .none: true
        case .parcel: side == .phone || connection?.peerHello?.formats.contains(.parcel) == true
        case .json:
            side == .phone
                ? information?.features.contains(.json) == true
                : connection?.peerHello?.formats.contains(.json) == true
        default: false
        }
    }

    /// Whether ``nextFragment(now:)`` has something.
    public var hasFragment: Bool { connection?.sender?.hasFragment == true }

    /// The next value for ``WVP1UUID/receive`` (phone) or ``WVP1UUID/transmit`` (glasses); nil when there is none, or
    /// the other side allows none.
    public mutating func nextFragment(now: Int64) -> [UInt8]? { connection?.sender?.nextFragment(now: now)?.value }

    mutating func abort(_ id: FragmentSender.MessageID, _ actions: inout [LinkAction]) {
        if let slot = connection?.sender?.abort(id) { say(.abort(slot: slot, from: side), &actions) }
        if let request = pending.fail(id) { actions.append(.result(request, .givenUp)) }
    }

    // MARK: Receiving

    mutating func takeFragment(_ value: [UInt8], _ now: Int64, _ actions: inout [LinkAction]) {
        guard connection != nil else { return }
        guard connection?.receiver != nil else {
            let header = FragmentHeader(value)
            // Once a message is enough.
            guard header?.start != nil || header == nil else { return }
            let slot = header?.slot ?? WVP1Refusal.noSlot
            return refuse(WVP1Refusal(slot: slot, error: .notLinked, fragment: header?.number ?? .max), &actions)
        }
        var events: [FragmentEvent] = []
        connection?.receiver?.receive(value, now: now, into: &events)
        take(events, now, &actions)
    }

    mutating func take(_ events: [FragmentEvent], _ now: Int64, _ actions: inout [LinkAction]) {
        for event in events {
            switch event {
            case .message(let message): take(message, &actions)
            case .dropped(let dropped): refuse(dropped.refusal, &actions)
            case .duplicate(let slot): actions.append(.incident(.duplicateFragment(slot: slot)))
            case .credit(let count): say(.credit(count, from: side), &actions)
            }
        }
    }

    private mutating func take(_ fragmented: FragmentedMessage, _ actions: inout [LinkAction]) {
        let message: LinkMessage
        do throws(WVP1Error) { message = try read(fragmented.bytes) } catch {
            let refusal = WVP1Refusal(slot: fragmented.slot, error: error, fragment: fragmented.lastFragment)
            return refuse(refusal, &actions)
        }
        statistics.messagesReceived += 1
        if fragmented.exceedsSoftLimit {
            statistics.largeMessages += 1
            actions.append(.incident(.largeMessage(byteCount: fragmented.bytes.count)))
        }
        if fragmented.wantsAcknowledgement { say(.acknowledgement(fragmented.acknowledgement, from: side), &actions) }
        succeed(&actions)
        deliver(message, &actions)
    }

    /// Opens the envelope.
    private func read(_ bytes: [UInt8]) throws(WVP1Error) -> LinkMessage {
        guard !lacksAuthorization else { throw .notAuthorized }
        let envelope: WVP1Envelope
        do throws(DecodeError) { envelope = try WVP1Envelope(decoding: bytes) } catch { throw .badEnvelope }
        guard envelope.type.name != nil, envelope.format.name != nil, reads(envelope.format) else {
            throw .unsupported
        }
        // Nobody could tell what a result without an id belongs to.
        guard envelope.type == .broadcast || envelope.correlationID != .none else { throw .badEnvelope }
        let body = try envelope.expandedBody(options.compression, limit: WVP1Limits.maximumMessage)
        if let reader = options.bodyReader {
            let content = reader.read(
                body, of: envelope.type, format: envelope.format, parcelAPI: envelope.parcelAPI)
            guard content.fault == nil else { throw .badBody }
        }
        return LinkMessage(envelope, body: body)
    }

    private func reads(_ format: WVP1BodyFormat) -> Bool {
        switch role {
        case .glasses(let glasses): format != .json || glasses.information.features.contains(.json)
        case .phone(let phone):
            format == .none || phone.hello.formats.contains(format == .json ? .json : .parcel)
        }
    }

    private mutating func deliver(_ message: LinkMessage, _ actions: inout [LinkAction]) {
        guard message.type == .result || message.type == .error else { return actions.append(.received(message)) }
        let id = message.correlationID
        switch pending.answer(id) {
        case .expected: actions.append(.result(id, message.type == .result ? .answered(message) : .error(message)))
        case .late:
            statistics.lateResults += 1
            actions.append(.incident(.lateResult(id)))
        case .duplicate:
            statistics.duplicateResults += 1
            actions.append(.incident(.duplicateResult(id)))
        case .unknown:
            statistics.unknownResults += 1
            actions.append(.incident(.unknownResult(id)))
        }
    }
}
