// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
internal import FieldCoding

/// The watch's side of the app-message channel: a pure state machine for a simulated watch.
///
/// Times are nanoseconds since any fixed point. After every event, call again with ``Event/time`` at ``deadline``.
/// Apps, mailboxes and prompts belong to the caller: this machine only says that a message came whole, and refuses what
/// ``startStatus`` tells it to refuse.
/// Source: Juggluco (single source); see ``AppChannelProfile`` for what is assumed.
public struct AppChannelWatch: Sendable {
    public enum Event: Sendable, Hashable {
        /// What the phone wrote.
        case received([UInt8])
        case send(AppChannelMessage)
        /// What became of a request to open an app.
        case answerPrompt(ConnectIQAppID, AppPromptStatus)
        /// ``AppChannelWatch/deadline`` has come.
        case time
        case disconnected
    }

    public enum Action: Sendable, Hashable {
        /// To be notified.
        case notify([UInt8])
        /// A message for an app.
        case message(ConnectIQAppID, object: [UInt8])
        /// The phone asks that the wearer open an app; to be answered with ``Event/answerPrompt(_:_:)``.
        case promptRequested(ConnectIQAppID)
        /// Encrypted bytes that were sent of a message.
        case progress(ticket: Int, sent: Int, total: Int)
        case finished(ticket: Int, AppChannelOutcome)
        /// A message that could not be decrypted.
        case damaged(ConnectIQAppID, DecodeError)
        /// A write that makes no sense here.
        case ignored([UInt8])
    }

    struct Incoming: Sendable {
        var app: ConnectIQAppID
        var key: AppChannelKey?
        var receiver: AppTransferReceiver
    }

    public let profile: AppChannelProfile
    /// Version of each app that is installed.
    public var installed: [ConnectIQAppID: UInt16]
    /// How the start of a message is answered; another status than ok refuses it (a full mailbox, say).
    public var startStatus = AppChannelStatus.ok
    var incoming: [UInt8: Incoming] = [:]
    var outgoing: AppChannelOutgoing?
    var queue: [AppChannelMessage] = []
    /// The channel that was given last; channels are given in turn (assumed).
    private var lastChannel: UInt8 = 0

    public init(installed: [ConnectIQAppID: UInt16] = [:], profile: AppChannelProfile = AppChannelProfile()) {
        self.installed = installed
        self.profile = profile
    }

    /// When ``Event/time`` is due; nil where only the phone or the caller can go on.
    public var deadline: Int64? { outgoing?.deadlineOfWatch }

    /// The channels that are open, those of the phone and the one of the watch.
    public var openChannels: [UInt8] {
        (Array(incoming.keys) + (outgoing.map { [$0.channel] } ?? [])).sorted()
    }

    /// Opens a channel that the phone does not know of, as one that an earlier connection left behind.
    public mutating func leaveStaleChannel(for app: ConnectIQAppID) {
        guard let channel = freeChannel() else { return }
        incoming[channel] = Incoming(
            app: app, receiver: AppTransferReceiver(channel: channel, profile: profile))
    }

    /// Takes an event and says what to do.
    public mutating func handle(_ event: Event, at time: Int64) -> [Action] {
        var actions: [Action] = []
        switch event {
        case .received(let bytes):
            guard let frame = try? AppChannelFrame(decoding: bytes) else { return [.ignored(bytes)] }
            if !receive(frame, at: time, into: &actions) { actions.append(.ignored(bytes)) }
        case .send(let message):
            queue.append(message)
            startNext(at: time, into: &actions)
        case .answerPrompt(let app, let status): notify(.promptResponse(app, status), into: &actions)
        case .time: advance(to: time, into: &actions)
        case .disconnected:
            if let outgoing, !outgoing.isReported {
                actions.append(.finished(ticket: outgoing.message.ticket, .disconnected))
            }
            actions += queue.map { .finished(ticket: $0.ticket, .disconnected) }
            outgoing = nil
            queue = []
            if !profile.keepsChannelsOverDisconnects { incoming = [:] }
        }
        return actions
    }

    func notify(_ frame: AppChannelFrame, into actions: inout [Action]) { actions.append(.notify(frame.encoded())) }

    /// Takes a channel of the fifteen, the next one in turn.
    mutating func freeChannel() -> UInt8? {
        for step in 1...15 as ClosedRange<UInt8> {
            let channel = (lastChannel + step - 1) % 15 + 1
            guard incoming[channel] == nil, outgoing?.channel != channel else { continue }
            lastChannel = channel
            return channel
        }
        return nil
    }

    private mutating func receive(_ frame: AppChannelFrame, at time: Int64, into actions: inout [Action]) -> Bool {
        switch frame.kind {
        case .appInfoRequest:
            notify(.appInfoResponse(frame.app, version: installed[frame.app]), into: &actions)
        case .promptRequest: actions.append(.promptRequested(frame.app))
        case .openRequest: open(frame.app, into: &actions)
        case .closeRequest:
            incoming[frame.channel] = nil
            notify(.closeResponse(channel: frame.channel), into: &actions)
            // A message may have waited for a channel.
            startNext(at: time, into: &actions)
        default:
            return receiveOutgoing(frame, at: time, into: &actions) || receiveIncoming(frame, into: &actions)
        }
        return true
    }
}
