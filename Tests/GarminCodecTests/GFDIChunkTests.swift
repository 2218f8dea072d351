// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// Messages in chunks: packets as garmin-ble writes them, answers that are lost, chunks in any order.
struct GFDIChunkTests {
    static let rows: [FixtureRow] = (try? Fixtures().table("garmin/gfdi-chunks.tsv").rows) ?? []

    private static func packets(_ text: String) throws -> [GFDIPacket] {
        try text.split(separator: " ").map { hex in
            var oddities: [DecodeError] = []
            return try GFDIPacket(decoding: Hex.bytes(String(hex)), policy: .strict, oddities: &oddities)
        }
    }

    private static func chunk(_ packet: GFDIPacket) throws -> GFDIProtobufChunk {
        guard case .protobuf(let chunk) = packet.payload else { throw TestingError("\(packet) is no chunk") }
        return chunk
    }

    private static func response(_ packet: GFDIPacket) throws -> GFDIResponse {
        guard case .response(let response) = packet.payload else { throw TestingError("\(packet) is no answer") }
        return response
    }

    @Test func thereAreVectors() { #expect(Self.rows.count == 9) }

    @Test(arguments: rows)
    func chunksOfAnotherProgram(_ row: FixtureRow) throws {
        let message = try row.bytes("message")
        let packets = try Self.packets(row.text("packets"))
        let answers = try Self.packets(row.text("answers"))
        var assembler = ProtobufAssembler()
        var outcomes = try packets.map { assembler.receive(try Self.chunk($0), type: $0.type) }
        #expect(outcomes.popLast() == .complete(message))
        #expect(outcomes.allSatisfy { $0 == .kept })

        var sender = ProtobufSender(
            type: .protobufRequest, requestID: try row.integer("id"), message: message,
            chunkLimit: try row.integer("limit"))
        var sent = [sender.current()]
        for (index, answer) in answers.enumerated() {
            let step = sender.receive(try Self.response(answer))
            if case .send(let packet) = step { sent.append(packet) }
            #expect((step == .done) == (index == answers.count - 1))
        }
        #expect(sent == packets)
        #expect(sender.acknowledgedBytes == message.count)
    }

    /// Every second answer is lost, and the chunk is sent again.
    @Test(arguments: [1, 2, 7, 100])
    func lostAnswersDoNoHarm(_ limit: Int) throws {
        let message = (0..<100).map { UInt8($0) }
        for parity in 0...1 {
            var sender = ProtobufSender(type: .protobufResponse, requestID: 3, message: message, chunkLimit: limit)
            var assembler = ProtobufAssembler()
            var delivered: [[UInt8]] = []
            var packet = sender.current()
            var rounds = 0
            while !sender.isDone && rounds < 1000 {
                rounds += 1
                let chunk = try Self.chunk(packet)
                let outcome = assembler.receive(chunk, type: packet.type)
                if case .complete(let bytes) = outcome { delivered.append(bytes) }
                packet = sender.current()
                if rounds % 2 == parity { continue }
                let answer = ProtobufAssembler.answer(to: chunk, type: packet.type, outcome)
                if case .send(let next) = sender.receive(try Self.response(answer)) { packet = next }
            }
            #expect(sender.isDone)
            // A message of one chunk cannot be told from a new one with the same number.
            #expect(limit == 100 ? delivered.allSatisfy { $0 == message } : delivered == [message])
            #expect(assembler.pendingMessages == 0)
        }
    }

    /// garmin-ble answers twice: plainly, and with request id and offset.
    @Test(arguments: [true, false])
    func twoAnswersMoveOnOnce(_ plainFirst: Bool) throws {
        var sender = ProtobufSender(type: .protobufRequest, requestID: 1, message: [1, 2, 3, 4], chunkLimit: 2)
        _ = sender.current()
        let plain = GFDIResponse(to: .protobufRequest)
        var full = plain
        full.protobuf = GFDIProtobufStatus()
        full.protobuf?.requestID = 1
        var sent = 0
        for response in plainFirst ? [plain, full] : [full, plain] {
            if case .send = sender.receive(response) { sent += 1 }
        }
        #expect(sent == 1)
        #expect(sender.acknowledgedBytes == 2)
        full.protobuf?.offset = 2
        #expect(sender.receive(full) == .done)
        #expect(sender.receive(full) == .ignored)
    }

    @Test func plainAnswersMaySuffice() {
        var profile = ProtobufSender.Profile()
        profile.chunkLimit = 2
        profile.plainAnswersSuffice = true
        var sender = ProtobufSender(type: .protobufRequest, requestID: 1, message: [1, 2, 3], profile: profile)
        // Nothing was sent: nothing can be acknowledged.
        #expect(sender.receive(GFDIResponse(to: .protobufRequest)) == .ignored)
        _ = sender.current()
        guard case .send = sender.receive(GFDIResponse(to: .protobufRequest)) else { return #expect(Bool(false)) }
        #expect(sender.receive(GFDIResponse(to: .protobufResponse)) == .ignored)
        #expect(sender.receive(GFDIResponse(to: .protobufRequest)) == .done)
    }

    @Test(arguments: [100, 102, 103, 200, 201] as [UInt8])
    func refusalsEndAMessage(_ code: UInt8) {
        var sender = ProtobufSender(type: .protobufRequest, requestID: 1, message: [1, 2, 3], chunkLimit: 2)
        _ = sender.current()
        var response = GFDIResponse(to: .protobufRequest)
        response.protobuf = GFDIProtobufStatus()
        response.protobuf?.requestID = 2
        response.protobuf?.chunk = .discarded
        response.protobuf?.code = GFDIProtobufStatus.Code(rawValue: code)
        #expect(sender.receive(response) == .ignored)
        response.protobuf?.requestID = 1
        #expect(sender.receive(response) == .failed(GFDIProtobufStatus.Code(rawValue: code)))
        #expect(sender.isDone)
        #expect(sender.receive(response) == .ignored)
        var other = ProtobufSender(type: .protobufRequest, requestID: 1, message: [1])
        _ = other.current()
        #expect(other.receive(GFDIResponse(to: .protobufRequest, .unsupported)) == .failed(.unknownError))
    }

    @Test func requestsAndResponsesAreNumberedApart() {
        var assembler = ProtobufAssembler()
        func chunk(_ offset: UInt32, _ data: [UInt8]) -> GFDIProtobufChunk {
            GFDIProtobufChunk(requestID: 5, offset: offset, total: 3, data: data)
        }
        #expect(assembler.receive(chunk(0, [1, 2]), type: .protobufRequest) == .kept)
        #expect(assembler.receive(chunk(0, [7, 8]), type: .protobufResponse) == .kept)
        #expect(assembler.receive(chunk(2, [3]), type: .protobufRequest) == .complete([1, 2, 3]))
        #expect(assembler.receive(chunk(2, [9]), type: .protobufResponse) == .complete([7, 8, 9]))
        // The answers were lost.
        #expect(assembler.receive(chunk(2, [3]), type: .protobufRequest) == .refused(.duplicate))
        #expect(assembler.receive(chunk(2, [3, 4]), type: .protobufRequest) == .refused(.missingPacket))
    }

    /// Chunks of several messages in any order, with repeats and gaps: bounded, and what is complete is what was sent.
    @Test func anyOrderIsBounded() throws {
        var random = SeededGenerator.announced("chunks in any order", seed: 20_261_204)
        var profile = ProtobufAssembler.Profile()
        profile.longestMessage = 400
        profile.mostMessages = 3
        var completed = 0
        for _ in 0..<400 {
            let messages = (0..<5).map { _ in random.bytes(Int.random(in: 1...300, using: &random)) }
            var chunks: [GFDIProtobufChunk] = []
            for (id, message) in messages.enumerated() {
                let limit = Int.random(in: 1...150, using: &random)
                for start in stride(from: 0, to: message.count, by: limit) {
                    let data = Array(message[start..<min(message.count, start + limit)])
                    let chunk = GFDIProtobufChunk(
                        requestID: UInt16(id), offset: UInt32(start), total: UInt32(message.count), data: data)
                    chunks += Array(repeating: chunk, count: Int.random(in: 1...2, using: &random))
                }
            }
            for _ in 0..<Int.random(in: 0...chunks.count, using: &random) {
                let index = Int.random(in: 1..<max(2, chunks.count), using: &random)
                if index < chunks.count { chunks.swapAt(index, index - 1) }
            }
            var assembler = ProtobufAssembler(profile: profile)
            for chunk in chunks {
                if case .complete(let bytes) = assembler.receive(chunk) {
                    completed += 1
                    #expect(bytes == messages[Int(chunk.requestID)])
                }
                #expect(assembler.pendingBytes <= 3 * 400)
                #expect(assembler.pendingMessages <= 3)
            }
        }
        #expect(completed > 500)
    }

    @Test func announcedLengthsCostNothing() {
        var assembler = ProtobufAssembler()
        for id in 0..<UInt16(1000) {
            let chunk = GFDIProtobufChunk(requestID: id, total: 1 << 20, data: [1])
            #expect(assembler.receive(chunk) == .kept)
        }
        #expect(assembler.pendingMessages == assembler.profile.mostMessages)
        #expect(assembler.pendingBytes == assembler.profile.mostMessages)
        #expect(assembler.reset().count == assembler.profile.mostMessages)
        #expect(assembler.pendingMessages == 0)
    }
}
