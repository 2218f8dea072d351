// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import FieldCoding
internal import GarminCodec
public import WearTesting

extension FuzzChecks {
    /// Garmin's links: the first byte chooses a format, or one of the machines; the rest is its input.
    public static func garminLinks(_ input: [UInt8]) throws(TestingError) {
        guard let choice = input.first else { return }
        let bytes = Array(input.dropFirst())
        switch choice & 0x0f {
        case 0...5: try CodecProperties.check(GFDICodecs.values[Int(choice & 0x0f)], bytes)
        case 6...8: try frames(bytes)
        case 9, 10: try onlooker(bytes)
        case 11: try chunks(bytes)
        case 12: try chunksInAnyOrder(bytes)
        default: try lossyLink(bytes)
        }
    }

    /// Data in pieces through the decoder of a stream.
    private static func frames(_ bytes: [UInt8]) throws(TestingError) {
        var decoder = COBSDecoder()
        var output: [COBSDecoder.Output] = []
        decoder.receive(bytes, into: &output)
        decoder.reset(into: &output)
        output = []
        // A frame without data is too short to be one.
        decoder.profile.shortestFrame = 3
        let stream = GarminCOBS.frame(bytes)
        for byte in stream { decoder.receive([byte], into: &output) }
        guard output == [.frame(bytes)] else { throw TestingError("frame of \(Hex.string(bytes)) gave \(output)") }
    }

    /// Values on both characteristics of a watch.
    private static func onlooker(_ bytes: [UInt8]) throws(TestingError) {
        var decoder = MultiLinkTrafficDecoder()
        var messages: [TrafficMessage] = []
        var rest = bytes[...]
        while let head = rest.popFirst() {
            let value = Array(rest.prefix(Int(head & 0x3f)))
            rest = rest.dropFirst(value.count)
            let isFromDevice = head & 0x40 != 0
            decoder.receive(
                AttributeTraffic(
                    isFromDevice ? .notification : .writeWithoutResponse, service: GarminUUID.multiLinkService,
                    characteristic: GarminUUID.vendor(isFromDevice ? 0x2810 : 0x2820), value: value),
                into: &messages)
        }
        decoder.disconnected(into: &messages)
        for message in messages {
            var printer = ValuePrinter(style: .json)
            message.content.print(to: &printer)
            do throws(JSONFault) { _ = try JSONValue(parsing: printer.string) } catch {
                throw TestingError("\(message.name) is no JSON: \(error)\n\(printer.string)")
            }
        }
    }

    /// Chunks of two messages, as they come.
    private static func chunks(_ bytes: [UInt8]) throws(TestingError) {
        var profile = ProtobufAssembler.Profile()
        profile.longestMessage = 4096
        profile.mostMessages = 4
        var assembler = ProtobufAssembler(profile: profile)
        var rest = bytes[...]
        while rest.count >= 4 {
            let head = Array(rest.prefix(4))
            rest = rest.dropFirst(4)
            let data = Array(rest.prefix(Int(head[3] & 0x1f)))
            rest = rest.dropFirst(data.count)
            let chunk = GFDIProtobufChunk(
                requestID: UInt16(head[0] & 7), offset: UInt32(head[1]), total: UInt32(head[2]) << (head[0] >> 3),
                data: data)
            if case .complete(let whole) = assembler.receive(chunk), whole.count != Int(chunk.total) {
                throw TestingError("a message of \(chunk.total) bytes came as \(whole.count)")
            }
            guard assembler.pendingBytes <= 4 * 4096 else { throw TestingError("\(assembler.pendingBytes) bytes wait") }
        }
    }

    /// A reliable link that loses, repeats and swaps packets as the input says; what arrives is what was sent.
    private static func lossyLink(_ bytes: [UInt8]) throws(TestingError) {
        var sender = MLREndpoint(handle: 1, packetLimit: 8)
        var receiver = MLREndpoint(handle: 1, packetLimit: 8)
        var actions: [MLREndpoint.Action] = []
        let data = (0..<200).map { UInt8(truncatingIfNeeded: $0) }
        sender.send(data, at: 0, into: &actions)
        var delivered: [UInt8] = []
        var choices = bytes[...]
        var time: Int64 = 0
        for _ in 0..<4000 where !(sender.isIdle && choices.isEmpty) {
            var packets: [[UInt8]] = []
            for case .transmit(let packet) in actions {
                let choice = choices.popFirst() ?? 0xff
                if choice & 3 == 0 { continue }
                packets.append(packet)
                if choice & 3 == 1 { packets.append(packet) }
                if choice & 3 == 2, packets.count > 1 { packets.swapAt(packets.count - 1, packets.count - 2) }
            }
            actions = []
            var answers: [MLREndpoint.Action] = []
            do throws(DecodeError) {
                for packet in packets { try receiver.receive(packet, at: time, into: &answers) }
                receiver.tick(at: time, into: &answers)
                for answer in answers {
                    switch answer {
                    case .deliver(let bytes): delivered += bytes
                    case .transmit(let packet): try sender.receive(packet, at: time, into: &actions)
                    }
                }
            } catch { throw TestingError("a packet of our own is refused: \(error)") }
            time += 300_000_000
            sender.tick(at: time, into: &actions)
            if sender.isIdle { break }
        }
        guard delivered == data || !sender.isIdle && data.starts(with: delivered) else {
            throw TestingError("\(Hex.string(delivered)) was delivered")
        }
    }
}
