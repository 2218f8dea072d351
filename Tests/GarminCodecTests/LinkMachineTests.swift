// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// The state machines of the links, against each other over links that lose, repeat and delay, and against frames of a
/// real watch.
struct LinkMachineTests {
    private static let second: Int64 = 1_000_000_000

    // MARK: COBS

    @Test func anyPiecesGiveTheSameFrames() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let frames = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<Int.random(in: 1...600, using: &random)).map { _ in
                    UInt8([0, 1, 255].randomElement(using: &random) ?? 0)
                }
            }
            var decoder = COBSDecoder()
            var output: [COBSDecoder.Output] = []
            var stream = frames.flatMap { GarminCOBS.frame($0) }[...]
            while !stream.isEmpty {
                let piece = stream.prefix(Int.random(in: 1...50, using: &random))
                decoder.receive(Array(piece), into: &output)
                stream = stream.dropFirst(piece.count)
            }
            #expect(output == frames.map { .frame($0) })
        }
    }

    @Test func aGapDropsWhatWasBegun() {
        var decoder = COBSDecoder()
        var output: [COBSDecoder.Output] = []
        decoder.receive([0, 3, 1], at: 0, into: &output)
        decoder.receive([2, 0], at: 1_500_000_001, into: &output)
        #expect(output.first == .dropped([3, 1], reason: "nothing came for too long"))
        output = []
        decoder.receive([0, 3, 1], at: 2 * Self.second, into: &output)
        decoder.receive([2, 0], at: 3 * Self.second, into: &output)
        #expect(output.last == .frame([1, 2]))
    }

    @Test func framesAreBounded() {
        var decoder = COBSDecoder()
        decoder.profile.longestFrame = 10
        var output: [COBSDecoder.Output] = []
        decoder.receive([UInt8](repeating: 9, count: 1000) + [0, 2, 7, 0], into: &output)
        #expect(output.count == 2)
        #expect(output.last == .frame([7]))
        #expect(decoder.pending.isEmpty)
    }

    @Test func aCodeBeyondTheEndIsNamed() {
        var output: [COBSDecoder.Output] = []
        var decoder = COBSDecoder()
        decoder.receive([0, 2, 1, 9, 1, 0], into: &output)
        guard case .damaged(let error, let bytes) = output.first else { return #expect(output.count == 1) }
        #expect(error.offset == 2)
        #expect(bytes == [2, 1, 9, 1])
    }

    // MARK: Reliable transport

    /// Carries packets one way with a delay, loses some and repeats some.
    private struct Wire {
        var packets: [(at: Int64, packet: [UInt8])] = []

        mutating func put(_ packet: [UInt8], _ time: Int64, _ loss: Int, _ random: inout SeededGenerator) {
            for _ in 0..<(Int.random(in: 0..<20, using: &random) == 0 ? 2 : 1) {
                if Int.random(in: 0..<100, using: &random) < loss { continue }
                packets.append((time + Int64.random(in: 1_000_000...80_000_000, using: &random), packet))
            }
        }

        mutating func take(_ time: Int64) -> [[UInt8]] {
            let due = packets.filter { $0.at <= time }.sorted { $0.at < $1.at }
            packets.removeAll { $0.at <= time }
            return due.map(\.packet)
        }
    }

    @Test(arguments: [0, 5, 30])
    func whatIsSentArrivesOnceAndInOrder(_ loss: Int) throws {
        for seed in UInt64(1)...12 {
            var random = SeededGenerator(seed: seed)
            var ends = (0..<2).map { _ in MLREndpoint(handle: 3, packetLimit: 20) }
            var wires = [Wire(), Wire()]
            var sent: [[UInt8]] = [[], []]
            var received: [[UInt8]] = [[], []]
            var time: Int64 = 0
            var steps = 0
            while steps < 40_000 {
                steps += 1
                for end in 0..<2 {
                    var actions: [MLREndpoint.Action] = []
                    if steps < 400, Int.random(in: 0..<8, using: &random) == 0 {
                        let bytes = (0..<Int.random(in: 1...90, using: &random)).map { _ in
                            UInt8.random(in: 0...255, using: &random)
                        }
                        sent[end] += bytes
                        ends[end].send(bytes, at: time, into: &actions)
                    }
                    for packet in wires[1 - end].take(time) {
                        try ends[end].receive(packet, at: time, into: &actions)
                    }
                    ends[end].tick(at: time, into: &actions)
                    for action in actions {
                        switch action {
                        case .transmit(let packet):
                            #expect(packet.count <= 20)
                            wires[end].put(packet, time, loss, &random)
                        case .deliver(let bytes): received[end] += bytes
                        }
                    }
                }
                if steps > 400, ends[0].isIdle, ends[1].isIdle { break }
                time += 20_000_000
            }
            #expect(received[0] == sent[1], "seed \(seed)")
            #expect(received[1] == sent[0], "seed \(seed)")
            #expect(ends[0].isIdle && ends[1].isIdle, "seed \(seed)")
        }
    }

    @Test func theWindowHalvesAndTheTimeDoubles() {
        var end = MLREndpoint(handle: 0, packetLimit: 3)
        var actions: [MLREndpoint.Action] = []
        end.send([UInt8](repeating: 1, count: 100), at: 0, into: &actions)
        #expect(actions.count == 32)
        var due: [Int64] = []
        var windows: [Int] = []
        for _ in 0..<7 {
            let deadline = end.deadline ?? 0
            due.append(deadline / Self.second)
            end.tick(at: deadline, into: &actions)
            windows.append(end.window)
        }
        #expect(due == [1, 3, 7, 15, 31, 51, 71])
        #expect(windows == [16, 8, 4, 2, 1, 1, 1])
    }

    @Test func acknowledgementsComeAfterFivePacketsOrAWhile() throws {
        var end = MLREndpoint(handle: 6, packetLimit: 20)
        var actions: [MLREndpoint.Action] = []
        try end.receive([0xe0, 0x00, 7], at: 0, into: &actions)
        #expect(actions == [.deliver([7])])
        #expect(end.deadline == 250_000_000)
        end.tick(at: 250_000_000, into: &actions)
        // As a real phone acknowledged the first packet of a Descent Mk3i.
        #expect(actions.last == .transmit([0xe0, 0x40]))
        actions = []
        for sequence in UInt8(1)...5 { try end.receive([0xe0, sequence, 7], at: 1, into: &actions) }
        #expect(actions.last == .transmit([0xe1, 0x80]))
    }

    // MARK: Handles

    @Test func aPhoneOpensLinksOnAWatch() {
        var host = MultiLinkHost()
        var device = MultiLinkDevice()
        var events: [MultiLinkHost.Action] = []
        host.closeAll(into: &events)
        host.register(.gfdi, reliable: true, into: &events)
        host.register(.heartRate, reliable: false, into: &events)
        host.register(.accelerometer, reliable: true, into: &events)
        host.register(MultiLinkService(rawValue: 99), reliable: false, into: &events)
        var toPhone: [[UInt8]] = []
        for case .write(let value) in events {
            var actions: [MultiLinkDevice.Action] = []
            device.receive(value, at: 0, into: &actions)
            for case .notify(let value) in actions { toPhone.append(value) }
        }
        events = []
        for value in toPhone { host.receive(value, at: 0, into: &events) }
        #expect(host.handles == device.handles)
        #expect(host.handles.map(\.isReliable) == [true, false, false])
        #expect(events.contains(.refused(MultiLinkService(rawValue: 99), status: 1)))

        var actions: [MultiLinkDevice.Action] = []
        #expect(device.send([UInt8](repeating: 5, count: 50), on: .heartRate, at: 0, into: &actions))
        #expect(actions.count == 3)
        var bytes: [UInt8] = []
        for case .notify(let value) in actions {
            #expect(value.count <= 20)
            events = []
            host.receive(value, at: 0, into: &events)
            for case .received(let link, let data) in events where link.service == .heartRate { bytes += data }
        }
        #expect(bytes == [UInt8](repeating: 5, count: 50))

        events = []
        host.close(.heartRate, into: &events)
        guard case .write(let close) = events.first else { return #expect(events.count == 1) }
        actions = []
        device.receive(close, at: 0, into: &actions)
        #expect(device.handles.map(\.service) == [.gfdi, .accelerometer])
    }

    @Test func aClientIDThatIsLateIsSentBack() throws {
        var device = MultiLinkDevice()
        var actions: [MultiLinkDevice.Action] = []
        device.receive([0, 5, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0], at: 0, into: &actions)
        guard case .notify(let answer) = actions.first else { return #expect(actions.count == 1) }
        #expect(try MultiLinkFrame(decoding: answer).clientID == 0x20000)
    }

    // MARK: Protobuf in chunks

    @Test(arguments: [1, 374, 375, 376, 1000])
    func messagesGoInChunks(_ count: Int) throws {
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        var sender = ProtobufSender(type: .protobufRequest, requestID: 9, message: message)
        var assembler = ProtobufAssembler()
        var step = ProtobufSender.Step.send(sender.current())
        var whole: [UInt8]?
        while case .send(let packet) = step {
            guard case .protobuf(let chunk) = packet.payload else { break }
            let outcome = assembler.receive(chunk)
            if case .complete(let bytes) = outcome { whole = bytes }
            let answer = ProtobufAssembler.answer(to: chunk, type: packet.type, outcome)
            guard case .response(let response) = answer.payload else { break }
            step = sender.receive(response)
        }
        #expect(step == .done)
        #expect(whole == message)
        #expect(assembler.pendingBytes == 0)
    }

    @Test func chunksOutOfPlaceAreRefused() {
        var assembler = ProtobufAssembler()
        func chunk(_ offset: UInt32, _ total: UInt32, _ data: [UInt8]) -> GFDIProtobufChunk {
            GFDIProtobufChunk(requestID: 1, offset: offset, total: total, data: data)
        }
        #expect(assembler.receive(chunk(2, 4, [1])) == .refused(.missingPacket))
        #expect(assembler.receive(chunk(0, 4, [1, 2])) == .kept)
        #expect(assembler.receive(chunk(3, 4, [1])) == .refused(.missingPacket))
        #expect(assembler.receive(chunk(1, 4, [1])) == .refused(.duplicate))
        #expect(assembler.receive(chunk(2, 5, [3])) == .refused(.exceededTotal))
        #expect(assembler.receive(chunk(2, 4, [3, 4, 5])) == .refused(.exceededTotal))
        #expect(assembler.receive(chunk(0, .max, [1])) == .refused(.exceededTotal))
        #expect(assembler.pendingBytes == 0)
    }
}
