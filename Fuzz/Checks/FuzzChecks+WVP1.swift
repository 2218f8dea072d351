// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import FieldCoding
internal import VuzixCodec
public import WearTesting

extension FuzzChecks {
    /// The link of Vuzix glasses. The first byte chooses: a value for each codec; a body; values for receivers, sessions and
    /// the onlooker; messages over fragments that are dropped and repeated; two sessions that talk to each other.
    public static func wvp1(_ input: [UInt8]) throws(TestingError) {
        guard let choice = input.first else { return }
        switch choice & 7 {
        case 0...2:
            let codecs = WVP1Codecs.values
            try CodecProperties.check(codecs[Int(choice >> 3) % codecs.count], Array(input.dropFirst()))
        case 3: try wvp1Body(WVP1MessageType(rawValue: (choice >> 3 & 3) + 1), Array(input.dropFirst()))
        case 4, 5: try wvp1Values(ByteChoices(input, from: 1))
        case 6: try wvp1Fragments(ByteChoices(input, from: 1))
        default: try wvp1Link(ByteChoices(input, from: 1))
        }
    }

    /// A body that is read strictly is written again as it was, and survives its JSON.
    private static func wvp1Body(_ type: WVP1MessageType, _ bytes: [UInt8]) throws(TestingError) {
        var oddities: [DecodeError] = []
        _ = try? WVP1Content(type, parsing: String(decoding: bytes, as: UTF8.self))
        _ = try? WVP1Content(type, parcel: bytes, oddities: &oddities)
        guard let content = try? WVP1Content(type, parcel: bytes, policy: .strict, oddities: &oddities) else { return }
        guard (try? content.parcel()) == bytes else {
            throw TestingError("written in another way: \(Hex.string(bytes))")
        }
        guard (try? WVP1Content(type, parsing: content.canonicalJSON)) == content else {
            throw TestingError("not read from its JSON: \(content.canonicalJSON)")
        }
    }

    /// Values one after the other: kind and length in a byte each, then the value.
    private static func wvp1Values(_ input: ByteChoices) throws(TestingError) {
        var input = input
        var receiver = FragmentReceiver()
        var onlooker = VuzixTrafficDecoder()
        var sessions = [LinkSession(.phone(LinkSession.Phone())), LinkSession(.glasses(LinkSession.Glasses()))]
        let uuids = WVP1Codecs.characteristics.map(\.uuid) + [VuzixUUID.data]
        let operations: [AttributeTraffic.Operation] = [
            .read, .write, .writeWithoutResponse, .notification, .indication, .readRefused(1), .writeRefused(1),
        ]
        var now: Int64 = 0
        var taken = 0
        for index in sessions.indices { _ = sessions[index].handle(.linkUp(attMTU: 23), now: now) }
        while !input.isAtEnd {
            let kind = input.byte()
            let value = input.take(input.number(below: 64))
            now += kind & 0x80 == 0 ? 0 : 4_000_000_000
            taken += value.count
            var events: [FragmentEvent] = []
            receiver.receive(value, now: now, into: &events)
            guard receiver.partialByteCount <= taken else {
                throw TestingError("\(receiver.partialByteCount) bytes are kept of \(taken)")
            }
            let inputs: [LinkInput] = [
                .control(value), .fragment(value), .information(value), .peerState(value), .time, .linkDown,
                .linkUp(attMTU: Int(kind)), .unlink,
            ]
            for index in sessions.indices { _ = sessions[index].handle(inputs[Int(kind & 7)], now: now) }
            var messages: [TrafficMessage] = []
            onlooker.receive(
                AttributeTraffic(
                    operations[Int(kind) % operations.count], service: WVP1UUID.service,
                    characteristic: uuids[Int(kind >> 3) % uuids.count], value: value, time: now),
                into: &messages)
            if kind == 0xff { onlooker.disconnected(into: &messages) }
            for message in messages { try expectJSON(message) }
        }
    }

    private static func expectJSON(_ message: TrafficMessage) throws(TestingError) {
        var printer = ValuePrinter(style: .json)
        message.content.print(to: &printer)
        do throws(JSONFault) { _ = try JSONValue(parsing: printer.string) } catch {
            throw TestingError("\(message.name) is no JSON: \(error)\n\(printer.string)")
        }
    }

    // MARK: Messages over fragments

    private static func wvp1Fragments(_ input: ByteChoices) throws(TestingError) {
        var input = input
        var options = FragmentSender.Options()
        let firstSlot = UInt8(input.number(below: 16))
        options.slots = firstSlot...firstSlot + UInt8(input.number(below: 16))
        options.order = input.byte() & 1 == 0 ? .roundRobin : .fifo
        options.fragmentPayloadCap = input.number(below: 32)
        var sender = FragmentSender(options: options, credits: 60_000)
        sender.raiseMTU(to: 23 + 2 * input.number(below: 256))
        var receiverOptions = FragmentReceiver.Options()
        receiverOptions.slots = options.slots
        var receiver = FragmentReceiver(options: receiverOptions)
        var sent: [[UInt8]] = []
        var arrived: [[UInt8]] = []
        var drops = 0
        var failed: Set<FragmentSender.MessageID> = []
        while !input.isAtEnd || sender.hasFragment {
            if !input.isAtEnd, input.byte() & 1 == 1, sent.count < 100 {
                // Few different contents, so that equal messages meet.
                let message = [UInt8](repeating: input.byte() & 1, count: input.number(below: 64))
                let wantsAcknowledgement = input.byte() & 1 == 1
                guard (try? sender.submit(message, wantsAcknowledgement: wantsAcknowledgement)) != nil else { continue }
                sent.append(message)
            }
            guard let fragment = sender.nextFragment(now: 0) else { continue }
            let fate = input.byte()
            if fate == 0xff {
                drops += 1
                continue
            }
            var events: [FragmentEvent] = []
            for _ in 0...(fate & 0xf0 == 0xe0 ? 1 : 0) { receiver.receive(fragment.value, now: 0, into: &events) }
            for event in events {
                switch event {
                case .message(let message):
                    arrived.append(message.bytes)
                    if message.wantsAcknowledgement { _ = sender.receive(message.acknowledgement) }
                case .dropped(let dropped):
                    guard drops > 0 else { throw TestingError("dropped without a loss: \(dropped)") }
                    if case .failed(let id, _) = sender.receive(dropped.refusal) { failed.insert(id) }
                case .duplicate, .credit: break
                }
            }
        }
        try expect(arrived, areAmong: sent, all: drops == 0)
        // A lost fragment costs at most its message and the one that comes upon the rest of it in the same slot.
        guard arrived.count + failed.count + sender.unfinishedCount + 2 * drops >= sent.count else {
            throw TestingError("\(sent.count) sent, \(arrived.count) arrived, \(failed.count) failed, \(drops) lost")
        }
    }

    private static func expect(
        _ arrived: [[UInt8]], areAmong sent: [[UInt8]], all: Bool
    ) throws(TestingError) {
        var left: [[UInt8]: Int] = [:]
        for message in sent { left[message, default: 0] += 1 }
        for message in arrived {
            guard let count = left[message], count > 0 else { throw TestingError("\(message) was not sent") }
            left[message] = count - 1
        }
        guard !all || arrived.count == sent.count else {
            throw TestingError("of \(sent.count) messages \(arrived.count) arrived, and no fragment was lost")
        }
    }
}
