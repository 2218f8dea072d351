// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import FieldCoding
internal import GarminCodec
public import WearTesting

extension FuzzChecks {
    /// The two ends of Multi-Link: the first byte chooses raw values for both ends, values made from the bytes, frames
    /// in arbitrary pieces, or a conversation over a link that loses, repeats and swaps packets while others look on.
    public static func multiLink(_ input: [UInt8]) throws(TestingError) {
        var choices = ByteChoices(input)
        switch choices.number(below: 4) {
        case 0: try multiLinkEnds(&choices)
        case 1: try multiLinkValues(&choices)
        case 2: try multiLinkPieces(&choices)
        default: try multiLinkConversation(&choices)
        }
    }

    // MARK: Raw values

    /// Nothing that arrives stops an end, and each has at most one link for a handle.
    private static func multiLinkEnds(_ choices: inout ByteChoices) throws(TestingError) {
        var host = MultiLinkHost()
        var device = MultiLinkDevice()
        var time: Int64 = 0
        while !choices.isAtEnd {
            let head = choices.byte()
            let value = choices.take(Int(head & 0x1f))
            var toHost: [MultiLinkHost.Action] = []
            var toDevice: [MultiLinkDevice.Action] = []
            if head & 0x80 != 0 { time += Int64(head) << 24 }
            if head & 0x40 != 0 {
                host.receive(value, at: time, into: &toHost)
                host.send(value, on: .gfdi, at: time, into: &toHost)
                host.tick(at: time, into: &toHost)
            } else {
                device.receive(value, at: time, into: &toDevice)
                device.send(value, on: .gfdi, at: time, into: &toDevice)
                device.tick(at: time, into: &toDevice)
            }
            for case .write(let packet) in toHost where packet.count > 20 {
                throw TestingError("a write of \(packet.count) bytes")
            }
            for case .notify(let packet) in toDevice where packet.count > 20 {
                throw TestingError("a notification of \(packet.count) bytes")
            }
            for handles in [host.handles, device.handles] where Set(handles.map(\.handle)).count != handles.count {
                throw TestingError("two links with one handle: \(handles)")
            }
        }
    }

    // MARK: Values made from bytes

    private static func multiLinkValues(_ choices: inout ByteChoices) throws(TestingError) {
        let codec = MultiLinkCodecs.values[choices.number(below: MultiLinkCodecs.values.count)]
        var frame = MultiLinkFrame()
        frame.type = MultiLinkFrameType(rawValue: choices.byte() % 10)
        frame.clientID = (0..<8).reduce(0) { value, _ in value << 8 | UInt64(choices.byte()) }
        switch frame.type {
        case .registerRequest, .registerResponse, .closeRequest, .closeResponse:
            frame.service = MultiLinkService(rawValue: UInt16(choices.byte()) << 8 | UInt16(choices.byte()))
            // Bytes at the end may be missing, but none before one that is there.
            let count = choices.number(below: 4)
            let tail = choices.take(count)
            let isResponse = frame.type == .registerResponse
            if frame.type == .registerRequest {
                frame.reliable = tail.first
            } else if isResponse {
                frame.status = tail.first
                frame.assignedHandle = tail.count > 1 ? tail[1] : nil
                frame.reliable = tail.count > 2 ? tail[2] : nil
            } else {
                frame.assignedHandle = tail.first
                frame.status = frame.type == .closeResponse && tail.count > 1 ? tail[1] : nil
            }
            let isWhole =
                frame.type == .closeRequest
                ? frame.assignedHandle != nil
                : frame.type == .closeResponse ? frame.status != nil : frame.reliable != nil
            if isWhole { frame.rest = choices.take(5) }
        default: frame.rest = choices.take(40)
        }
        try multiLinkRoundTrip(frame)
        let header = MLRHeader(handle: choices.byte(), request: choices.byte(), sequence: choices.byte())
        let packet = MLRPacket(header, choices.take(40))
        try multiLinkRoundTrip(packet)
        let bytes = choices.take(40)
        try CodecProperties.check(codec, bytes)
        for value in [frame.encoded(), packet.encoded(), GarminCOBS.frame(bytes)] {
            try CodecProperties.check(codec, value)
        }
    }

    private static func multiLinkRoundTrip<V: FieldCoded>(_ value: V) throws(TestingError) {
        do throws(DecodeError) {
            guard try V(decoding: value.encoded()) == value else {
                throw DecodeError(.invalidValue, offset: 0, detail: "bytes give another value")
            }
        } catch { throw TestingError("\(value.json): \(error)") }
        do throws(JSONFault) {
            guard try V(parsing: JSONValue(parsing: value.json)) == value else {
                throw JSONFault("JSON gives another value")
            }
        } catch { throw TestingError("\(value.json): \(error)") }
    }

    // MARK: Pieces

    /// Frames with noise between them, in pieces of any size: each comes out once, in order.
    private static func multiLinkPieces(_ choices: inout ByteChoices) throws(TestingError) {
        let size = choices.number(below: 64) + 1
        var stream: [UInt8] = []
        var frames: [[UInt8]] = []
        while !choices.isAtEnd {
            let head = choices.byte()
            // Full runs are where the two forms of COBS differ.
            let data = choices.take(Int(head & 0x0f)) + [UInt8](repeating: head | 1, count: head & 0x40 == 0 ? 1 : 254)
            frames.append(data)
            stream += [UInt8](repeating: 0, count: Int(head >> 7)) + GarminCOBS.frame(data)
        }
        var decoder = COBSDecoder()
        var output: [COBSDecoder.Output] = []
        for start in stride(from: 0, to: stream.count, by: size) {
            decoder.receive(Array(stream[start..<min(start + size, stream.count)]), at: Int64(start), into: &output)
        }
        guard output == frames.map({ .frame($0) }) else {
            throw TestingError("\(frames.count) frames in pieces of \(size) bytes gave \(output.count)")
        }
    }
}
