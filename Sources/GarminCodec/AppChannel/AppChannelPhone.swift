// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
internal import FieldCoding

/// The phone's side of the app-message channel: a pure state machine.
///
/// Times are nanoseconds since any fixed point. After every event, call again with ``Event/time`` at ``deadline``.
///
///     var phone = AppChannelPhone()
///     let actions = phone.handle(.send(message), at: now, using: &generator)
///
/// A message takes its own channel: open, key, start, packets in windows of fifteen, end, close; one message at a
/// time, the others wait. Messages from the watch come over channels that the watch opens.
/// Source: Juggluco (single source); see ``AppChannelProfile`` for what is assumed.
public struct AppChannelPhone: Sendable {
    public enum Event: Sendable, Hashable {
        /// A notification of the watch.
        case received([UInt8])
        case send(AppChannelMessage)
        case askAppInfo(ConnectIQAppID)
        /// Ask the wearer to open an app.
        case askToOpen(ConnectIQAppID)
        /// ``AppChannelPhone/deadline`` has come.
        case time
        case disconnected
    }

    public enum Action: Sendable, Hashable {
        /// To be written without response.
        case write([UInt8])
        /// A message of an app on the watch.
        case message(ConnectIQAppID, object: [UInt8])
        /// Encrypted bytes that were sent of a message.
        case progress(ticket: Int, sent: Int, total: Int)
        case finished(ticket: Int, AppChannelOutcome)
        /// Whether an app is installed; the version is nil where it is not.
        case appInfo(ConnectIQAppID, version: UInt16?)
        /// No answer came in time.
        case appInfoTimedOut(ConnectIQAppID)
        /// What became of the request to open an app; nil where no answer came in time.
        case prompt(ConnectIQAppID, AppPromptStatus?)
        /// A message of the watch that could not be decrypted.
        case damaged(ConnectIQAppID, DecodeError)
        /// A notification that makes no sense here.
        case ignored([UInt8])
    }

    struct Incoming: Sendable {
        var app: ConnectIQAppID
        var key: AppChannelKey?
        var receiver: AppTransferReceiver
    }

    struct Waiting: Sendable {
        var app: ConnectIQAppID
        var deadline: Int64
    }

    public let profile: AppChannelProfile
    var outgoing: AppChannelOutgoing?
    /// The message under way, encrypted, while its key is not acknowledged.
    var waitingSender: AppTransferSender?
    var queue: [AppChannelMessage] = []
    var incoming: [UInt8: Incoming] = [:]
    var infoRequests: [Waiting] = []
    var prompts: [Waiting] = []

    public init(profile: AppChannelProfile = AppChannelProfile()) { self.profile = profile }

    /// Whether nothing is under way.
    public var isIdle: Bool {
        outgoing == nil && queue.isEmpty && incoming.isEmpty && infoRequests.isEmpty && prompts.isEmpty
    }

    /// When ``Event/time`` is due; nil where only the watch or the caller can go on.
    public var deadline: Int64? {
        (infoRequests + prompts).map(\.deadline).reduce(outgoing?.deadlineOfPhone) { min($0 ?? $1, $1) }
    }

    /// Takes an event and says what to do.
    ///
    /// - Parameter generator: Gives the keys.
    public mutating func handle(
        _ event: Event, at time: Int64, using generator: inout some RandomNumberGenerator
    ) -> [Action] {
        var actions: [Action] = []
        switch event {
        case .received(let bytes): receive(bytes, at: time, using: &generator, into: &actions)
        case .send(let message):
            queue.append(message)
            startNext(at: time, into: &actions)
        case .askAppInfo(let app):
            infoRequests.append(Waiting(app: app, deadline: time &+ profile.appInfoTimeout))
            write(.appInfoRequest(app), into: &actions)
        case .askToOpen(let app):
            prompts.append(Waiting(app: app, deadline: time &+ profile.openTimeout))
            write(.promptRequest(app), into: &actions)
        case .time: advance(to: time, into: &actions)
        case .disconnected: disconnect(into: &actions)
        }
        return actions
    }

    func write(_ frame: AppChannelFrame, into actions: inout [Action]) { actions.append(.write(frame.encoded())) }

    private mutating func receive(
        _ bytes: [UInt8], at time: Int64, using generator: inout some RandomNumberGenerator,
        into actions: inout [Action]
    ) {
        guard let frame = try? AppChannelFrame(decoding: bytes) else { return actions.append(.ignored(bytes)) }
        switch frame.kind {
        case .appInfoResponse:
            guard let place = infoRequests.firstIndex(where: { $0.app == frame.app }) else {
                return actions.append(.ignored(bytes))
            }
            infoRequests.remove(at: place)
            let isInstalled = frame.version != AppChannelFrame.notInstalled
            actions.append(.appInfo(frame.app, version: isInstalled ? frame.version : nil))
        case .promptResponse:
            guard let place = prompts.firstIndex(where: { $0.app == frame.app }) else {
                return actions.append(.ignored(bytes))
            }
            prompts.remove(at: place)
            actions.append(.prompt(frame.app, frame.prompt))
        default:
            let isMine =
                receiveOutgoing(frame, at: time, using: &generator, into: &actions)
                || receiveIncoming(frame, using: &generator, into: &actions)
            if !isMine { actions.append(.ignored(bytes)) }
        }
    }

    private mutating func advance(to time: Int64, into actions: inout [Action]) {
        for request in infoRequests where request.deadline <= time { actions.append(.appInfoTimedOut(request.app)) }
        infoRequests.removeAll { $0.deadline <= time }
        for prompt in prompts where prompt.deadline <= time { actions.append(.prompt(prompt.app, nil)) }
        prompts.removeAll { $0.deadline <= time }
        advanceOutgoing(to: time, into: &actions)
    }

    private mutating func disconnect(into actions: inout [Action]) {
        if let outgoing, !outgoing.isReported {
            actions.append(.finished(ticket: outgoing.message.ticket, .disconnected))
        }
        actions += queue.map { .finished(ticket: $0.ticket, .disconnected) }
        actions += infoRequests.map { .appInfoTimedOut($0.app) }
        actions += prompts.map { .prompt($0.app, nil) }
        self = AppChannelPhone(profile: profile)
    }
}
