// SPDX-License-Identifier: Apache-2.0

/// Messages to the phone.
extension AppChannelWatch {
    mutating func startNext(at time: Int64, into actions: inout [Action]) {
        guard outgoing == nil, !queue.isEmpty, let channel = freeChannel() else { return }
        var next = AppChannelOutgoing(queue.removeFirst(), deadline: time &+ profile.openTimeout)
        next.channel = channel
        outgoing = next
        notify(.watchOpenRequest(next.message.app, channel: channel), into: &actions)
    }

    /// Takes a frame of the channel of the message under way; false where it is of another.
    mutating func receiveOutgoing(_ frame: AppChannelFrame, at time: Int64, into actions: inout [Action]) -> Bool {
        guard var current = outgoing, frame.channel == current.channel else { return false }
        switch (current.stage, frame.kind) {
        case (.opening, .watchOpenResponse):
            guard frame.status == .ok else {
                actions.append(.finished(ticket: current.message.ticket, .openRefused(frame.status)))
                outgoing = nil
                startNext(at: time, into: &actions)
                return true
            }
            current.stage = .keying
            current.deadline = time &+ profile.transferTimeout
            notify(.keyRequest(channel: current.channel), into: &actions)
        case (.keying, .key):
            let ciphertext = AppMessageEnvelope.seal(
                current.message.object, key: frame.key, padding: .noneToThree)
            let sender = AppTransferSender(channel: current.channel, ciphertext: ciphertext, profile: profile)
            current.stage = .transferring(sender)
            notify(sender.start, into: &actions)
        case (.transferring, .key): break  // The first key counts.
        case (.transferring(var sender), .acknowledgement):
            let outcome = sender.acknowledged(frame, at: time)
            send(&sender, &current, at: time, into: &actions)
            switch outcome {
            case .sent: finish(&current, .sent, at: time, into: &actions)
            case .refused(let step, let status): finish(&current, .refused(step, status), at: time, into: &actions)
            case nil: break
            }
        case (.closing, .watchCloseResponse):
            outgoing = nil
            startNext(at: time, into: &actions)
            return true
        default: return false
        }
        outgoing = current
        return true
    }

    /// Notifies the frames that are due.
    private func send(
        _ sender: inout AppTransferSender, _ current: inout AppChannelOutgoing, at time: Int64,
        into actions: inout [Action]
    ) {
        let before = sender.sentBytes
        var frames: [AppChannelFrame] = []
        sender.advance(to: time, repeating: true, into: &frames)
        for frame in frames { notify(frame, into: &actions) }
        current.stage = .transferring(sender)
        if sender.sentBytes > before {
            actions.append(
                .progress(ticket: current.message.ticket, sent: sender.sentBytes, total: sender.ciphertext.count))
        }
    }

    /// Tells the outcome and closes the channel.
    private func finish(
        _ current: inout AppChannelOutgoing, _ outcome: AppChannelOutcome, at time: Int64,
        into actions: inout [Action]
    ) {
        actions.append(.finished(ticket: current.message.ticket, outcome))
        current.isReported = true
        current.stage = .closing
        current.deadline = time &+ profile.openTimeout
        notify(.watchCloseRequest(channel: current.channel), into: &actions)
    }

    mutating func advance(to time: Int64, into actions: inout [Action]) {
        guard var current = outgoing else { return }
        if current.deadline <= time {
            if case .closing = current.stage {
                outgoing = nil
                return startNext(at: time, into: &actions)
            }
            finish(&current, .timedOut, at: time, into: &actions)
        } else if case .transferring(var sender) = current.stage {
            send(&sender, &current, at: time, into: &actions)
        }
        outgoing = current
    }
}
