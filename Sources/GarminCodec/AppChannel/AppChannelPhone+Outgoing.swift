// SPDX-License-Identifier: Apache-2.0

/// Messages to the watch.
extension AppChannelPhone {
    mutating func startNext(at time: Int64, into actions: inout [Action]) {
        guard outgoing == nil, !queue.isEmpty else { return }
        var next = AppChannelOutgoing(queue.removeFirst(), deadline: time &+ profile.openTimeout)
        next.retriesLeft = profile.staleRetries
        outgoing = next
        write(.openRequest(next.message.app, flag: profile.openFlag), into: &actions)
    }

    /// Takes a frame that belongs to the message under way; false where it does not.
    mutating func receiveOutgoing(
        _ frame: AppChannelFrame, at time: Int64, using generator: inout some RandomNumberGenerator,
        into actions: inout [Action]
    ) -> Bool {
        guard var current = outgoing else { return false }
        switch (current.stage, frame.kind) {
        case (.opening, .openResponse):
            guard frame.app == current.message.app else { return false }
            current.channel = frame.channel
            opened(&current, frame.status, at: time, using: &generator, into: &actions)
        case (.closingStale, .closeResponse):
            guard frame.channel == current.channel else { return false }
            current.stage = .opening
            current.deadline = time &+ profile.openTimeout
            write(.openRequest(current.message.app, flag: profile.openFlag), into: &actions)
        case (.keying, .acknowledgement):
            guard frame.channel == current.channel, frame.step == .key else { return false }
            // The sender was put aside when the key was sent.
            guard frame.status == .ok, let sender = waitingSender else {
                finish(&current, .refused(.key, frame.status), at: time, into: &actions)
                break
            }
            current.stage = .transferring(sender)
            write(sender.start, into: &actions)
        case (.transferring(var sender), .acknowledgement):
            guard frame.channel == current.channel else { return false }
            let outcome = sender.acknowledged(frame, at: time)
            send(&sender, &current, at: time, into: &actions)
            switch outcome {
            case .sent: finish(&current, .sent, at: time, into: &actions)
            case .refused(let step, let status): finish(&current, .refused(step, status), at: time, into: &actions)
            case nil: break
            }
        case (.closing, .closeResponse):
            guard frame.channel == current.channel else { return false }
            outgoing = nil
            startNext(at: time, into: &actions)
            return true
        default: return false
        }
        outgoing = current
        if case .opening = current.stage, current.isReported {
            outgoing = nil
            startNext(at: time, into: &actions)
        }
        return true
    }

    private mutating func opened(
        _ current: inout AppChannelOutgoing, _ status: AppChannelStatus, at time: Int64,
        using generator: inout some RandomNumberGenerator, into actions: inout [Action]
    ) {
        switch status {
        case .ok:
            let key = AppChannelKey.random(using: &generator)
            let ciphertext = AppMessageEnvelope.seal(current.message.object, key: key)
            waitingSender = AppTransferSender(channel: current.channel, ciphertext: ciphertext, profile: profile)
            current.stage = .keying
            current.deadline = time &+ profile.transferTimeout
            write(.key(key, channel: current.channel, flag: profile.keyFlagToWatch), into: &actions)
        case .connectionExists where current.retriesLeft > 0:
            current.retriesLeft -= 1
            current.stage = .closingStale
            current.deadline = time &+ profile.openTimeout
            write(.closeRequest(channel: current.channel), into: &actions)
        default:
            // There is no channel to close.
            actions.append(.finished(ticket: current.message.ticket, .openRefused(status)))
            current.isReported = true
        }
    }

    /// Writes the frames that are due.
    private func send(
        _ sender: inout AppTransferSender, _ current: inout AppChannelOutgoing, at time: Int64,
        into actions: inout [Action]
    ) {
        let before = sender.sentBytes
        var frames: [AppChannelFrame] = []
        sender.advance(to: time, repeating: false, into: &frames)
        for frame in frames { write(frame, into: &actions) }
        current.stage = .transferring(sender)
        if sender.sentBytes > before {
            actions.append(
                .progress(ticket: current.message.ticket, sent: sender.sentBytes, total: sender.ciphertext.count))
        }
    }

    /// Tells the outcome and closes the channel.
    private mutating func finish(
        _ current: inout AppChannelOutgoing, _ outcome: AppChannelOutcome, at time: Int64,
        into actions: inout [Action]
    ) {
        waitingSender = nil
        actions.append(.finished(ticket: current.message.ticket, outcome))
        current.isReported = true
        current.stage = .closing
        current.deadline = time &+ profile.openTimeout
        write(.closeRequest(channel: current.channel), into: &actions)
    }

    mutating func advanceOutgoing(to time: Int64, into actions: inout [Action]) {
        guard var current = outgoing else { return }
        if current.deadline <= time {
            switch current.stage {
            case .opening, .closingStale:
                actions.append(.finished(ticket: current.message.ticket, .timedOut))
                outgoing = nil
            case .closing: outgoing = nil
            case .keying, .transferring:
                finish(&current, .timedOut, at: time, into: &actions)
                outgoing = current
            }
            return startNext(at: time, into: &actions)
        }
        guard case .transferring(var sender) = current.stage else { return }
        send(&sender, &current, at: time, into: &actions)
        outgoing = current
    }
}
