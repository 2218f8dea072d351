// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Messages from the watch.
extension AppChannelPhone {
    /// Takes a frame of a channel that the watch opened, or of one that it opens; false where it is of no such.
    mutating func receiveIncoming(
        _ frame: AppChannelFrame, using generator: inout some RandomNumberGenerator, into actions: inout [Action]
    ) -> Bool {
        let channel = frame.channel
        if frame.kind == .watchOpenRequest {
            // A repeated request finds its channel as it is; the key above all stays the same.
            if incoming[channel]?.app != frame.app {
                incoming[channel] = Incoming(
                    app: frame.app, receiver: AppTransferReceiver(channel: channel, profile: profile))
            }
            write(.watchOpenResponse(channel: channel), into: &actions)
            return true
        }
        if frame.kind == .watchCloseRequest {
            incoming[channel] = nil
            write(.watchCloseResponse(channel: channel), into: &actions)
            return true
        }
        guard var current = incoming[channel] else { return false }
        defer { incoming[channel] = current }
        if frame.kind == .keyRequest {
            let key = current.key ?? AppChannelKey.random(using: &generator)
            current.key = key
            write(.key(key, channel: channel, flag: profile.keyFlagFromWatch), into: &actions)
            return true
        }
        guard frame.kind == .start || frame.kind == .data || frame.kind == .end else { return false }
        let (answer, ciphertext) = current.receiver.receive(frame)
        if let answer { write(answer, into: &actions) }
        guard let ciphertext else { return true }
        guard let key = current.key else {
            actions.append(
                .damaged(current.app, DecodeError(.unsupported, offset: 0, detail: "no key was agreed on")))
            return true
        }
        do throws(DecodeError) {
            actions.append(.message(current.app, object: try AppMessageEnvelope.open(ciphertext, key: key)))
        } catch { actions.append(.damaged(current.app, error)) }
        return true
    }
}
