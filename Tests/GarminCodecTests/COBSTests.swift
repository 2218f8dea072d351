// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// Garmin's form of COBS against an independent encoder and the textbook's (`Fixtures/garmin/make_cobs.py`).
struct COBSTests {
    static let rows: [FixtureRow] = (try? Fixtures().table("garmin/cobs.tsv").rows) ?? []
    static let malformed: [FixtureRow] = (try? Fixtures().table("malformed/garmin/cobs.tsv").rows) ?? []

    private static func output(_ pieces: [[UInt8]], at times: [Int64] = []) -> [COBSDecoder.Output] {
        var decoder = COBSDecoder()
        var output: [COBSDecoder.Output] = []
        for (index, piece) in pieces.enumerated() {
            decoder.receive(piece, at: index < times.count ? times[index] : nil, into: &output)
        }
        return output
    }

    @Test func thereAreVectors() {
        #expect(Self.rows.count >= 29)
        #expect(Self.rows.contains { $0.text("textbook") != "same" })
        #expect(!Self.malformed.isEmpty)
    }

    @Test(arguments: rows)
    func vector(_ row: FixtureRow) throws {
        let data = try row.bytes("data")
        let frame = try row.bytes("frame")
        #expect(GarminCOBS.frame(data) == frame)
        #expect(Self.output([frame]) == [.frame(data)])
        #expect(Self.output(frame.map { [$0] }) == [.frame(data)])
        try CodecProperties.check(GFDICodecs.cobs, frame)
    }

    /// The textbook's spelling is read as the same data, and written back as it came.
    @Test(arguments: rows.filter { $0.text("textbook") != "same" })
    func textbookSpelling(_ row: FixtureRow) throws {
        let data = try row.bytes("data")
        let frame = try row.bytes("frame").dropLast(2) + [0]
        #expect(Self.output([Array(frame)]) == [.frame(data)])
        #expect(try CodecProperties.check(GFDICodecs.cobs, Array(frame)))
    }

    @Test(arguments: malformed)
    func malformedFrame(_ row: FixtureRow) throws {
        let bytes = try row.bytes("hex")
        var printer = ValuePrinter(style: .text)
        let outcome = GFDICodecs.cobs.print(bytes.span, policy: .strict, to: &printer)
        #expect(outcome.error.map { $0.description.contains(row.text("fault")) } == true, "\(outcome)")
        try CodecProperties.check(GFDICodecs.cobs, bytes)
        // Whatever came, the next frame is read.
        let next = GarminCOBS.frame([1, 0, 2])
        #expect(Self.output([bytes, [0], next]).last == .frame([1, 0, 2]))
    }

    @Test(arguments: rows)
    func cutVector(_ row: FixtureRow) throws {
        try truncateEverywhere(try row.bytes("frame"), step: 7) { bytes in
            try CodecProperties.check(GFDICodecs.cobs, bytes)
        }
    }

    @Test func severalFramesInOneNotification() {
        let frames: [[UInt8]] = [[1], [0, 0], [7, 0, 9]]
        #expect(Self.output([frames.flatMap { GarminCOBS.frame($0) }]) == frames.map { .frame($0) })
        // One zero may end a frame and start the next.
        #expect(Self.output([[0, 2, 1, 0, 2, 2, 0]]) == [.frame([1]), .frame([2])])
    }

    @Test func framesThatAreTooShortAreTold() {
        #expect(Self.output([[0, 1, 0]]) == [.dropped([1], reason: "shorter than a frame can be")])
        #expect(Self.output([[0, 0, 0, 0]]) == [])
    }

    /// Times may be any numbers.
    @Test(arguments: [(Int64.min, Int64.max), (.max, .min), (0, .max), (5, 4)])
    func timesThatMakeNoSense(_ first: Int64, _ second: Int64) {
        let output = Self.output([[0, 3, 1], [2, 0]], at: [first, second])
        #expect(!output.isEmpty)
    }

    /// Neither side of 1.5 s is a matter of chance: the limit itself still belongs to the frame.
    @Test(arguments: [(Int64(1_499_999_999), true), (1_500_000_000, true), (1_500_000_001, false)])
    func gap(_ gap: Int64, _ isWhole: Bool) {
        let output = Self.output([[0, 3, 1], [2, 0]], at: [10, 10 + gap])
        #expect((output == [.frame([1, 2])]) == isWhole)
    }

    @Test func aStatementThatCannotHoldIsRefused() throws {
        let json = try JSONValue(parsing: #"{"data":"0102","lacksLastBlock":true}"#)
        #expect(throws: JSONFault.self) { try GFDICodecs.cobs.encode(json) }
    }

    /// Noise between frames costs at most the frames that it touches.
    @Test func noise() {
        var random = SeededGenerator.announced("COBS with noise", seed: 41)
        for _ in 0..<200 {
            var decoder = COBSDecoder()
            var output: [COBSDecoder.Output] = []
            decoder.receive(random.bytes(Int.random(in: 0...80, using: &random)) + [0], into: &output)
            output = []
            let data = random.bytes(Int.random(in: 1...600, using: &random))
            decoder.receive(GarminCOBS.frame(data), into: &output)
            #expect(output == [.frame(data)])
        }
    }
}
