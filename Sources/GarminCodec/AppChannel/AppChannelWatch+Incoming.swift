// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Messages from the phone.
extension AppChannelWatch {
    mutating func open(_ app: ConnectIQAppID, into actions: inout [Action]) {
        guard installed[app] != nil else {
            return notify(.openResponse(profile.statusNotInstalled, app, channel: 0), into: &actions)
        }
        if let stale = incoming.first(where: { $0.value.app == app })?.key {
            return notify(.openResponse(.connectionExists, app, channel: stale), into: &actions)
        }
        guard let channel = freeChannel() else {
            return notify(.openResponse(profile.statusNoChannel, app, channel: 0), into: &actions)
        }
        incoming[channel] = Incoming(
            app: app, receiver: AppTransferReceiver(channel: channel, profile: profile))
        notify(.openResponse(.ok, app, channel: channel), into: &actions)
    }

    mutating func receiveIncoming(_ frame: AppChannelFrame, into actions: inout [Action]) -> Bool {
        guard var current = incoming[frame.channel] else { return false }
        defer { incoming[frame.channel] = current }
        switch frame.kind {
        case .key:
            // The first key counts: another client may race with its own.
            if current.key == nil { current.key = frame.key }
            notify(.acknowledgement(.key, channel: frame.channel), into: &actions)
        case .start where startStatus != .ok:
            notify(.acknowledgement(.start, startStatus, channel: frame.channel), into: &actions)
        case .start, .data, .end:
            let (answer, ciphertext) = current.receiver.receive(frame)
            if let answer { notify(answer, into: &actions) }
            guard let ciphertext else { return true }
            guard let key = current.key else {
                actions.append(
                    .damaged(current.app, DecodeError(.unsupported, offset: 0, detail: "no key was agreed on")))
                return true
            }
            do throws(DecodeError) {
                actions.append(.message(current.app, object: try AppMessageEnvelope.open(ciphertext, key: key)))
            } catch { actions.append(.damaged(current.app, error)) }
        default: return false
        }
        return true
    }
}
