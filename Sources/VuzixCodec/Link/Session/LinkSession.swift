// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// One end of a link of WVP1, glasses or phone.
///
/// A pure state machine: ``LinkInput`` and time in (nanoseconds since any fixed point, never going back),
/// ``LinkAction`` out. Fragments are fetched one at a time with ``nextFragment(now:)`` whenever one can be sent, so that
/// whoever sends decides about the pace.
///
/// ```swift
/// var phone = LinkSession(.phone(LinkSession.Phone()))
/// for action in phone.handle(.requestConnection, now: 0) { … }
/// ```
public struct LinkSession: Sendable {
    /// What belongs to one Bluetooth connection.
    struct Connection: Sendable {
        var attMTU: Int
        var lastHeard: Int64
        var lastPing: Int64?
        var pingToken: UInt32 = 0
        var peerInformation: WVP1Information?
        var peerHello: WVP1Hello?
        var sender: FragmentSender?
        var receiver: FragmentReceiver?
        /// HELLO was sent (phone), or answered with yes (glasses).
        var isOpen = false
        /// The glasses said yes.
        var isAccepted = false
        var isAuthorized = false
        var triesLeft: UInt8
        var link: KnownLink?
    }

    /// What the glasses refused for good; nothing goes on until an app asks again.
    enum Rejection: Sendable {
        case version
        case token
    }

    public internal(set) var role: Role
    public let options: Options
    public private(set) var state: WVP1LinkState = .notConnected
    public private(set) var detail: LinkDetail = .notConnected
    public internal(set) var statistics = LinkStatistics()

    var connection: Connection?
    var pending = PendingBroadcasts()
    var isWanted = false
    var bluetooth: LinkInput.Bluetooth = .on
    private var errorCount: UInt16 = 0
    private var reason: WVP1Error = .none
    /// Names of messages go on over connections.
    var firstID = FragmentSender.MessageID.first
    var rejection: Rejection?

    public init(_ role: Role, options: Options = Options()) {
        self.role = role
        self.options = options
    }

    // MARK: What is known

    public var side: WVP1Side {
        if case .glasses = role { .glasses } else { .phone }
    }

    /// What the glasses said of themselves; nil before.
    public var information: WVP1Information? {
        if case .glasses(let glasses) = role { glasses.information } else { connection?.peerInformation }
    }

    /// What the phone said first. Glasses only.
    public var peerHello: WVP1Hello? { connection?.peerHello }

    /// The phone that showed a token. Glasses only.
    public var link: KnownLink? { connection?.link }

    /// The value of ``WVP1UUID/state``.
    public var stateValue: WVP1State { WVP1State(state, reason: reason, errorCount: errorCount) }

    /// Ordered broadcasts that wait for their result.
    public var pendingCount: Int { pending.count }

    /// When ``LinkInput/time`` should be handed in; nil while nothing waits for time.
    public var deadline: Int64? {
        var times = [pending.deadline, connection?.receiver?.deadline, connection?.sender?.deadline].compactMap { $0 }
        if let connection {
            times.append(connection.lastHeard.addingClamped(options.silence).addingClamped(1))
            if let ping = pingTime { times.append(ping) }
        }
        return times.min()
    }

    // MARK: Input

    /// Takes one event.
    public mutating func handle(_ input: LinkInput, now: Int64) -> [LinkAction] {
        var actions: [LinkAction] = []
        passTime(now, &actions)
        switch input {
        case .time: break
        case .requestConnection:
            isWanted = true
            rejection = nil
            if connection == nil { settle(.scanning, &actions) }
        case .bluetooth(let value):
            bluetooth = value
            if connection == nil { settle(.scanning, &actions) } else if value != .on { lose(&actions) }
        case .linkUp(let mtu): linkUp(mtu, now, &actions)
        case .mtu(let mtu):
            let previous = connection?.attMTU ?? 0
            connection?.attMTU = max(previous, mtu)
            connection?.sender?.raiseMTU(to: mtu)
        case .linkDown: lose(&actions)
        case .bondFailed(let unanswered):
            lose(detail: unanswered ? .notBondedNoInput : .notBonded, &actions)
        case .information(let value):
            heard(now)
            takeInformation(value, now, &actions)
        case .peerState(let value):
            heard(now)
            takePeerState(value, &actions)
        case .control(let value):
            heard(now)
            takeControl(value, now, &actions)
        case .fragment(let value):
            heard(now)
            takeFragment(value, now, &actions)
        case .token(let token): takeToken(token, &actions)
        case .unlink: unlink(tellsPeer: true, &actions)
        case .abort(let id): abort(id, &actions)
        }
        return actions
    }

    mutating func heard(_ now: Int64) { connection?.lastHeard = now }

    // MARK: State

    /// Changes the state and tells it, if it is another one.
    mutating func change(_ newState: WVP1LinkState, _ newDetail: LinkDetail, _ actions: inout [LinkAction]) {
        guard newState != state || newDetail != detail else { return }
        let publishes = newState != state
        state = newState
        detail = newDetail
        actions.append(.stateChanged(newState, newDetail))
        if publishes { publish(&actions) }
    }

    private func publish(_ actions: inout [LinkAction]) {
        if side == .glasses { actions.append(.publish(stateValue)) }
    }

    /// Counts an error and publishes the count.
    mutating func count(_ error: WVP1Error, _ actions: inout [LinkAction]) {
        reason = error
        if errorCount < .max { errorCount += 1 }
        publish(&actions)
    }

    mutating func resetErrors() {
        reason = .none
        errorCount = 0
    }

    /// The state while there is no connection.
    mutating func settle(_ searching: LinkDetail, _ actions: inout [LinkAction]) {
        let off: LinkDetail? =
            switch bluetooth {
            case .on: nil
            case .off: .bluetoothOff
            case .notAuthorized: .bluetoothNotAuthorized
            }
        guard isWanted else { return change(.notConnected, off ?? .notConnected, &actions) }
        if let off { return change(.bluetoothOff, off, &actions) }
        switch rejection {
        case .version: change(.notSupported, .updateNeeded, &actions)
        case .token: change(.searchingForDevice, .authenticationFailed, &actions)
        case nil:
            change(.searchingForDevice, searching, &actions)
            actions.append(.seek)
        }
    }
}
