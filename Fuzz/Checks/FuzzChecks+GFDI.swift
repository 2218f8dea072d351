// SPDX-License-Identifier: Apache-2.0

internal import GarminCodec
internal import WearTesting

extension FuzzChecks {
    /// Chunks of eight messages, requests and responses with the same four numbers, in the order that the input says:
    /// four bytes for the lengths, one for the chunks' size, then one for each chunk. What waits is bounded, and a
    /// message that is complete is the one that was sent.
    static func chunksInAnyOrder(_ input: [UInt8]) throws(TestingError) {
        guard input.count > 5 else { return }
        let size = 1 + Int(input[4] & 0x3f)
        let messages = (0..<8).map { number in
            (0..<(1 + Int(input[number & 3]))).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number &* 31) }
        }
        var profile = ProtobufAssembler.Profile()
        profile.longestMessage = 250
        profile.mostMessages = 3
        var assembler = ProtobufAssembler(profile: profile)
        // How far each message is, so that many come to their end.
        var next = [Int](repeating: 0, count: 8)
        for byte in input.dropFirst(5) {
            let number = Int(byte & 7)
            let message = messages[number]
            let count = (message.count - 1) / size + 1
            let step = [0, 0, 0, 0, 1, -1, 3, -next[number]][Int(byte >> 3 & 7)]
            let index = min(max(0, next[number] + step), count - 1)
            next[number] = (index + 1) % count
            let data = Array(message[(index * size)..<min(message.count, (index + 1) * size)])
            let chunk = GFDIProtobufChunk(
                requestID: UInt16(number & 3), offset: UInt32(index * size), total: UInt32(message.count), data: data)
            let type: GFDIType = number < 4 ? .protobufRequest : .protobufResponse
            let outcome = assembler.receive(chunk, type: type)
            if case .complete(let bytes) = outcome, bytes != message {
                throw TestingError("message \(number) of \(message.count) bytes arrives as another one")
            }
            if message.count > profile.longestMessage, outcome != .refused(.exceededTotal) {
                throw TestingError("a message of \(message.count) bytes is accepted")
            }
            guard assembler.pendingMessages <= 3, assembler.pendingBytes <= 3 * 250 else {
                throw TestingError("\(assembler.pendingBytes) bytes of \(assembler.pendingMessages) messages wait")
            }
            let answer = ProtobufAssembler.answer(to: chunk, type: type, outcome)
            try CodecProperties.check(GFDICodecs.packet, answer.encoded())
        }
    }
}
