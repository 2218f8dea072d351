// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import GarminCodec
internal import WearTesting

/// A phone and a watch with one reliable link between them, the air between, and two onlookers: one whose record is
/// whole, and one whose record lacks packets.
struct MultiLinkConversation {
    private static let step: Int64 = 50_000_000
    private static let service = MultiLinkService.gfdi

    /// Whether packets overtake one another. Both ends stand that; an onlooker with a full window under way cannot tell
    /// the last number of the old window from the first of the next one, and no connection does it.
    private let swaps: Bool
    private var host = MultiLinkHost()
    private var device = MultiLinkDevice()
    private var time: Int64 = 0
    /// Packets on their way, with what is in the air before them.
    private var toHost: [[UInt8]] = []
    private var toDevice: [[UInt8]] = []
    private var sent: (byHost: [UInt8], byDevice: [UInt8]) = ([], [])
    private var received: (byHost: [UInt8], byDevice: [UInt8]) = ([], [])
    private var frames: (byHost: Int, byDevice: Int) = (0, 0)
    private var whole = MultiLinkTrafficDecoder()
    private var wholeMessages: [TrafficMessage] = []
    private var lacking = MultiLinkTrafficDecoder()
    private var lackingMessages: [TrafficMessage] = []

    /// `SYNC_READY`, so that an onlooker has something to tell.
    private static let frame = GarminCOBS.frame([0x08, 0x00, 0xa6, 0x13, 0x08, 0x00, 0xd5, 0xc5])

    init(swaps: Bool) { self.swaps = swaps }

    /// Runs until everything has arrived; what the air does is chosen by the bytes, and it is kind when they run out.
    mutating func run(_ choices: inout ByteChoices) throws(TestingError) {
        var actions: [MultiLinkHost.Action] = []
        host.register(Self.service, reliable: true, into: &actions)
        try take(actions)
        // The link opens undisturbed.
        var quiet = ByteChoices([])
        for _ in 0..<2 { try pass(&quiet) }
        guard host.handles.first?.isReliable == true else { throw TestingError("no reliable link was opened") }
        var rounds = 0
        while true {
            // More packets than there are sequence numbers.
            if rounds < 24 || !choices.isAtEnd {
                try send(choices.number(below: 8), byHost: true)
                try send(choices.number(below: 8), byHost: false)
            }
            try pass(&choices)
            let isQuiet = choices.isAtEnd && rounds >= 24
            if isQuiet && received.byHost.count == sent.byDevice.count && received.byDevice.count == sent.byHost.count
                && host.deadline == nil && device.deadline == nil && toHost.isEmpty && toDevice.isEmpty
            {
                break
            }
            rounds += 1
            guard rounds < 20_000 else { throw TestingError("the link stalled") }
        }
        try check()
    }

    private mutating func send(_ count: Int, byHost: Bool) throws(TestingError) {
        for _ in 0..<count {
            if byHost {
                var actions: [MultiLinkHost.Action] = []
                guard host.send(Self.frame, on: Self.service, at: time, into: &actions) else { return }
                sent.byHost += Self.frame
                frames.byHost += 1
                try take(actions)
            } else {
                var actions: [MultiLinkDevice.Action] = []
                guard device.send(Self.frame, on: Self.service, at: time, into: &actions) else { return }
                sent.byDevice += Self.frame
                frames.byDevice += 1
                try take(actions)
            }
        }
    }

    /// One step of time: what is in the air arrives, or does not.
    private mutating func pass(_ choices: inout ByteChoices) throws(TestingError) {
        time += Self.step
        let (forHost, forDevice) = (toHost, toDevice)
        toHost = []
        toDevice = []
        for packet in disturbed(forHost, &choices) {
            look(packet, isFromDevice: true, &choices)
            var actions: [MultiLinkHost.Action] = []
            host.receive(packet, at: time, into: &actions)
            try take(actions)
        }
        for packet in disturbed(forDevice, &choices) {
            look(packet, isFromDevice: false, &choices)
            var actions: [MultiLinkDevice.Action] = []
            device.receive(packet, at: time, into: &actions)
            try take(actions)
        }
        var hostActions: [MultiLinkHost.Action] = []
        host.tick(at: time, into: &hostActions)
        try take(hostActions)
        var deviceActions: [MultiLinkDevice.Action] = []
        device.tick(at: time, into: &deviceActions)
        try take(deviceActions)
    }

    /// Loses, repeats and swaps neighbours; no packet falls behind by more than one.
    private func disturbed(_ packets: [[UInt8]], _ choices: inout ByteChoices) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var isSwapped = false
        for packet in packets {
            switch choices.isAtEnd ? 0xff : choices.byte() {
            case 0..<48: continue
            case 48..<80:
                result += [packet, packet]
                isSwapped = false
            case 80..<112 where swaps && !isSwapped && !result.isEmpty:
                result.insert(packet, at: result.count - 1)
                isSwapped = true
            default:
                result.append(packet)
                isSwapped = false
            }
        }
        return result
    }

    /// The onlookers see what arrives: an acknowledgement is never in their records before what it acknowledges.
    private mutating func look(_ packet: [UInt8], isFromDevice: Bool, _ choices: inout ByteChoices) {
        let traffic = AttributeTraffic(
            isFromDevice ? .notification : .writeWithoutResponse, service: GarminUUID.multiLinkService,
            characteristic: GarminUUID.vendor(isFromDevice ? 0x2810 : 0x2820), value: packet, time: time)
        whole.receive(traffic, into: &wholeMessages)
        if choices.isAtEnd || choices.byte() >= 32 { lacking.receive(traffic, into: &lackingMessages) }
    }

    private mutating func take(_ actions: [MultiLinkHost.Action]) throws(TestingError) {
        for action in actions {
            switch action {
            case .write(let packet): toDevice.append(packet)
            case .received(_, let bytes): received.byHost += bytes
            case .opened, .closed, .refused: break
            case .ignored(let value, let reason): throw TestingError("\(Hex.string(value)) ignored: \(reason)")
            }
        }
    }

    private mutating func take(_ actions: [MultiLinkDevice.Action]) throws(TestingError) {
        for action in actions {
            switch action {
            case .notify(let packet): toHost.append(packet)
            case .received(_, let bytes): received.byDevice += bytes
            case .opened, .closed: break
            case .ignored(let value, let reason): throw TestingError("\(Hex.string(value)) ignored: \(reason)")
            }
        }
    }

    private mutating func check() throws(TestingError) {
        guard received.byHost == sent.byDevice, received.byDevice == sent.byHost else {
            throw TestingError("what arrived is not what was sent")
        }
        guard !swaps else { return }
        whole.disconnected(into: &wholeMessages)
        lacking.disconnected(into: &lackingMessages)
        for (isFromDevice, count) in [(true, frames.byDevice), (false, frames.byHost)] {
            let shown = wholeMessages.count { $0.name == "system_event" && $0.isFromDevice == isFromDevice }
            guard shown == count else { throw TestingError("\(count) frames were sent, \(shown) shown") }
            let seen = lackingMessages.count { $0.name == "system_event" && $0.isFromDevice == isFromDevice }
            guard seen <= count else { throw TestingError("\(count) frames were sent, \(seen) shown with holes") }
        }
    }
}

extension FuzzChecks {
    /// Everything that is sent arrives once and in order, whatever the air does, and an onlooker sees it so.
    static func multiLinkConversation(_ choices: inout ByteChoices) throws(TestingError) {
        var conversation = MultiLinkConversation(swaps: choices.byte() & 1 != 0)
        try conversation.run(&choices)
    }
}
