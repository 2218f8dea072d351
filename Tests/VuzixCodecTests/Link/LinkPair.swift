// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import VuzixCodec

/// A phone and glasses whose values go straight to each other.
struct LinkPair {
    static let second: Int64 = 1_000_000_000

    var phone: LinkSession
    var glasses: LinkSession
    var now: Int64 = 0
    /// What each side told, without what was carried out here.
    var phoneTold: [LinkAction] = []
    var glassesTold: [LinkAction] = []
    /// Whether there is a Bluetooth connection.
    var isUp = false
    /// Values of control messages in the order in which they went over.
    var control: [(from: WVP1Side, value: [UInt8])] = []
    /// Drops what the glasses say while true.
    var glassesAreMute = false
    var mtu = 185

    init(
        _ phone: LinkSession.Phone = .init(), _ glasses: LinkSession.Glasses = .init(),
        options: LinkSession.Options = .init()
    ) {
        self.phone = LinkSession(.phone(phone), options: options)
        self.glasses = LinkSession(.glasses(glasses), options: options)
    }

    /// A pair that is connected already.
    static func connected(
        _ phone: LinkSession.Phone = .init(), _ glasses: LinkSession.Glasses = .init(),
        options: LinkSession.Options = .init()
    ) -> LinkPair {
        var pair = LinkPair(phone, glasses, options: options)
        pair.connect()
        pair.phoneTold = []
        pair.glassesTold = []
        return pair
    }

    mutating func connect() {
        input(.requestConnection, to: .glasses)
        input(.requestConnection, to: .phone)
        linkUp()
    }

    mutating func linkUp() {
        isUp = true
        input(.linkUp(attMTU: mtu), to: .glasses)
        input(.linkUp(attMTU: mtu), to: .phone)
    }

    mutating func linkDown() {
        guard isUp else { return }
        isUp = false
        input(.linkDown, to: .phone)
        input(.linkDown, to: .glasses)
    }

    mutating func input(_ input: LinkInput, to side: WVP1Side) {
        let actions = side == .phone ? phone.handle(input, now: now) : glasses.handle(input, now: now)
        for action in actions { perform(action, of: side) }
    }

    private mutating func perform(_ action: LinkAction, of side: WVP1Side) {
        switch action {
        case .control(let value):
            guard isUp, !(side == .glasses && glassesAreMute) else { return }
            control.append((side, value))
            input(.control(value), to: side.other)
        case .readInformation:
            guard let information = glasses.information else { return }
            input(.information(information.encoded()), to: .phone)
        case .publish(let state):
            if isUp && !glassesAreMute { input(.peerState(state.encoded()), to: .phone) }
        case .disconnect: linkDown()
        default:
            if side == .phone { phoneTold.append(action) } else { glassesTold.append(action) }
        }
    }

    /// Sends fragments of both sides in turn until there are no more.
    mutating func run() {
        var isBusy = true
        while isBusy && isUp {
            isBusy = false
            if let value = phone.nextFragment(now: now) {
                input(.fragment(value), to: .glasses)
                isBusy = true
            }
            if !glassesAreMute, let value = glasses.nextFragment(now: now) {
                input(.fragment(value), to: .phone)
                isBusy = true
            }
        }
    }

    mutating func pass(_ nanoseconds: Int64) {
        now += nanoseconds
        input(.time, to: .phone)
        input(.time, to: .glasses)
    }

    /// What a side told and is no change of state.
    func told(_ side: WVP1Side) -> [LinkAction] {
        (side == .phone ? phoneTold : glassesTold).filter {
            switch $0 {
            case .stateChanged, .peerState, .seek: false
            default: true
            }
        }
    }

    func states(_ side: WVP1Side) -> [WVP1LinkState] {
        (side == .phone ? phoneTold : glassesTold).compactMap {
            if case .stateChanged(let state, _) = $0 { state } else { nil }
        }
    }
}
