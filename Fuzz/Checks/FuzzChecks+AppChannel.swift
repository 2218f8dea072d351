// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import FieldCoding
internal import GarminCodec
internal import WearTesting

extension FuzzChecks {
    /// The app-message channel: the bytes are one frame, a list of frames for both sides and an onlooker (each with a
    /// byte of its length), and a message that two sides pass while some values are lost.
    static func appChannel(_ input: [UInt8]) throws(TestingError) {
        try CodecProperties.check(ConnectIQCodecs.values[1], input)
        try appChannelFrames(input)
        try appChannelMessage(input)
    }

    private static let app = ConnectIQAppID(high: 0xa342_1fee_d289_106a, low: 0x538c_b954_7ab1_2095)

    /// Nothing that arrives may stop either side or the onlooker.
    private static func appChannelFrames(_ input: [UInt8]) throws(TestingError) {
        var phone = AppChannelPhone()
        var watch = AppChannelWatch(installed: [app: 1])
        var decoder = AppChannelTrafficDecoder()
        var generator = SeededGenerator(seed: 1)
        _ = phone.handle(.send(AppChannelMessage(app: app, object: [1, 2, 3])), at: 0, using: &generator)
        _ = watch.handle(.send(AppChannelMessage(app: app, object: [1, 2, 3])), at: 0)
        var index = 0
        var time: Int64 = 0
        while index < input.count {
            let count = Int(input[index] & 0x1f)
            let isFromWatch = input[index] & 0x80 != 0
            let frame = Array(input[index + 1..<min(input.count, index + 1 + count)])
            index += 1 + count
            time += 20_000_000
            _ = phone.handle(isFromWatch ? .received(frame) : .time, at: time, using: &generator)
            _ = watch.handle(isFromWatch ? .time : .received(frame), at: time)
            var messages: [TrafficMessage] = []
            decoder.receive(traffic(isFromWatch, frame), into: &messages)
            try check(messages)
        }
        var messages: [TrafficMessage] = []
        decoder.disconnected(into: &messages)
        try check(messages)
    }

    /// A message whose bytes are the input arrives whole, once, and the onlooker sees it, or its sender learns that it
    /// failed. The first byte says how many values pass between two that are lost.
    private static func appChannelMessage(_ input: [UInt8]) throws(TestingError) {
        guard let first = input.first, input.count <= 2_000 else { return }
        var phone = AppChannelPhone()
        var watch = AppChannelWatch(installed: [app: 1])
        var generator = SeededGenerator(seed: UInt64(first))
        let message = AppChannelMessage(ticket: 1, app: app, object: input)
        var writes: [[UInt8]] = []
        var delivered = 0
        var outcome: AppChannelOutcome?
        var count = 0
        func take(_ actions: [AppChannelPhone.Action]) {
            for action in actions {
                switch action {
                case .write(let bytes): writes.append(bytes)
                case .finished(_, let result): outcome = result
                default: break
                }
            }
        }
        take(phone.handle(.send(message), at: 0, using: &generator))
        for _ in 0..<10_000 {
            guard !writes.isEmpty else {
                guard let deadline = phone.deadline else { break }
                take(phone.handle(.time, at: deadline, using: &generator))
                continue
            }
            let value = writes.removeFirst()
            count += 1
            if first & 0x80 != 0 && count % (3 + Int(first & 0x7f)) == 0 { continue }
            let time = phone.deadline ?? 0
            for action in watch.handle(.received(value), at: time) {
                switch action {
                case .notify(let bytes): take(phone.handle(.received(bytes), at: time, using: &generator))
                case .message(_, let object):
                    delivered += 1
                    guard object == input else { throw TestingError("another message arrives: \(Hex.string(object))") }
                default: break
                }
            }
        }
        guard let outcome, phone.isIdle, delivered <= 1 else { throw TestingError("a message came to no end") }
        guard (outcome == .sent) == (delivered == 1) || first & 0x80 != 0 else {
            throw TestingError("\(outcome), but delivered \(delivered) times")
        }
    }

    private static func traffic(_ isFromWatch: Bool, _ bytes: [UInt8]) -> AttributeTraffic {
        AttributeTraffic(
            isFromWatch ? .notification : .writeWithoutResponse, service: GarminUUID.appMessageService,
            characteristic: isFromWatch ? GarminUUID.toPhone : GarminUUID.toWatch, value: bytes)
    }

    /// What is printed is sound JSON.
    private static func check(_ messages: [TrafficMessage]) throws(TestingError) {
        for message in messages {
            var printer = ValuePrinter(style: .json)
            message.content.print(to: &printer)
            guard (try? JSONValue(parsing: printer.string)) != nil else {
                throw TestingError("\(message.name) prints no JSON: \(printer.string)")
            }
        }
    }
}
