// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import GarminCodec
import Testing
import WearTesting

struct TetheredSplitterTests {
    private func objects() throws -> [[UInt8]] {
        try Fixtures().table("garmin/monkeyc/official.tsv").rows.prefix(60).map { try $0.bytes("hex") }
    }

    @Test func objectsAreFoundHoweverTheyArrive() throws {
        let objects = try objects()
        let stream = objects.flatMap { $0 }
        var generator = SeededGenerator.announced("pieces of a stream", seed: 21)
        for _ in 0..<50 {
            var splitter = TetheredSplitter(.byDeclaredLength)
            var outputs: [TetheredSplitter.Output] = []
            var start = 0
            while start < stream.count {
                let end = min(stream.count, start + Int.random(in: 1...90, using: &generator))
                outputs += splitter.receive(Array(stream[start..<end]))
                start = end
            }
            #expect(outputs == objects.map { .message($0) })
            #expect(splitter.finish().isEmpty)
        }
    }

    @Test func readsAreMessagesForGarminsSDK() throws {
        var splitter = TetheredSplitter(.asRead)
        let counts = splitter.receive([UInt8](repeating: 0, count: 70_004)).map { output in
            if case .message(let bytes) = output { bytes.count } else { -1 }
        }
        #expect(counts == [16_384, 16_384, 16_384, 16_384, 4_468])
        let two = try MonkeyValue.number(1).encoded() + MonkeyValue.number(2).encoded()
        #expect(splitter.receive(two) == [.message(two)])
        #expect(try MonkeyMessage(decoding: two).root == .number(1))
    }

    @Test func junkIsPassedOver() throws {
        let object = try MonkeyValue.string("x").encoded()
        var splitter = TetheredSplitter(.byDeclaredLength)
        let outputs = splitter.receive([1, 2, 0xab, 3] + object + [0xda, 0x7a, 9] + object + [0xab, 0xcd])
        #expect(outputs == [.junk([1, 2, 0xab, 3]), .message(object), .junk([0xda, 0x7a, 9]), .message(object)])
        #expect(splitter.waitingCount == 2)
        #expect(splitter.finish() == [.incomplete([0xab, 0xcd])])
    }

    @Test func absurdLengthsAreNotWaitedFor() {
        var splitter = TetheredSplitter(.byDeclaredLength)
        let huge: [UInt8] = [0xda, 0x7a, 0xda, 0x7a, 0xff, 0xff, 0xff, 0xff, 0]
        #expect(splitter.receive(huge) == [.junk(huge)])
        let strings: [UInt8] = [0xab, 0xcd, 0xab, 0xcd, 0x7f, 0xff, 0xff, 0xff, 0]
        #expect(splitter.receive(strings) == [.junk(strings)])
    }

    @Test func everyByteComesOutOnce() {
        var generator = SeededGenerator.announced("streams", seed: 22)
        let pieces: [[UInt8]] = [
            [0xab, 0xcd, 0xab, 0xcd], [0xda, 0x7a, 0xda, 0x7a], [0, 0, 0, 1], [0, 0, 0, 0], [0], [0xab], [0xda, 0x7a],
        ]
        for _ in 0..<2_000 {
            var splitter = TetheredSplitter(.byDeclaredLength)
            var sent: [UInt8] = []
            var outputs: [TetheredSplitter.Output] = []
            for _ in 0..<12 {
                let piece = pieces.randomElement(using: &generator) ?? []
                sent += piece
                outputs += splitter.receive(piece)
            }
            outputs += splitter.finish()
            let received = outputs.flatMap { output in
                switch output {
                case .message(let bytes), .junk(let bytes), .incomplete(let bytes): bytes
                }
            }
            #expect(received == sent)
        }
    }
}
