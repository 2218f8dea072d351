// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing
import TraceDecoder
import WearTesting

/// Damaged captures: nothing crashes or hangs, and nothing that came before the damage is lost.
@Suite(.serialized)
struct DamageTests {
    static let options = TraceRenderer.Options(format: .tsv)

    /// A sound capture and what is printed for it.
    struct Sound: Sendable {
        var name: String
        var bytes: [UInt8]
        var recordOffsets: [Int]
        /// Frame and text of each line.
        var lines: [(frame: Int, text: Substring)]

        init(_ path: String) throws {
            name = path
            bytes = try Files.bytes(path)
            let decoding = CaptureDecoding(bytes, DamageTests.options)
            recordOffsets = decoding.recordOffsets
            lines = decoding.text.split(separator: "\n").map { line in
                (Int(line.prefix { $0 != "\t" }) ?? 0, line)
            }
        }

        /// What has to be printed first when the bytes before `offset` are sound: the lines of the records that end
        /// before it. (A record ends at the latest where the next one starts.)
        func linesSound(before offset: Int) -> [Substring] {
            var whole = 0
            while whole + 1 < recordOffsets.count, recordOffsets[whole + 1] <= offset { whole += 1 }
            return lines.prefix { $0.frame <= whole }.map(\.text)
        }

        func check(_ damaged: [UInt8], soundBefore offset: Int) throws(TestingError) {
            let decoding = CaptureDecoding(damaged, DamageTests.options)
            let wanted = linesSound(before: offset)
            let printed = decoding.text.split(separator: "\n").prefix(wanted.count)
            if printed.elementsEqual(wanted) { return }
            let line = zip(printed, wanted).prefix { $0 == $1 }.count
            throw TestingError(
                "line \(line + 1) of \(wanted.count) before the damage was lost: \(wanted[line])"
                    + (decoding.error.map { "\n  \($0)" } ?? ""))
        }
    }

    /// Small captures of all formats: ours, and other people's where they are there.
    static func captures(upTo limit: Int) throws -> [Sound] {
        let fixtures = try Fixtures()
        var paths = try fixtures.names(in: "captures").filter { name in
            [".btsnoop", ".pcap", ".pcapng", ".pklg", ".hcidump"].contains { name.hasSuffix($0) }
        }.map { fixtures.path("captures/\($0)") }
        let folder = try #require(Ancestors.find("Captures", above: #filePath))
        for group in ["bumble", "bluez"] {
            paths += try Files.names(in: "\(folder)/\(group)").map { "\(folder)/\(group)/\($0)" }
        }
        if SharedCaptures.areThere { paths += try SharedCaptures.paths() }
        return try paths.filter { try Files.bytes($0).count <= limit }.map(Sound.init)
    }

    /// Without optimisation a decode takes some hundred times as long; Scripts/test builds with it.
    static let isOptimized = !_isDebugAssertConfiguration()

    @Test(.timeLimit(.minutes(5)))
    func truncatedEverywhere() throws {
        for capture in try Self.captures(upTo: Self.isOptimized ? 400_000 : 4_000) {
            // A capture is decoded once for each cut, so the time grows with the square of its length.
            let step = 97 * max(1, capture.bytes.count / 40_000)
            try truncateEverywhere(capture.bytes, step: step) { prefix in
                do { try capture.check(prefix, soundBefore: prefix.count) } catch {
                    throw TestingError("\(capture.name): \(error)")
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func mutatedAtRandom() throws {
        var generator = SeededGenerator.announced("mutated captures", seed: 20_250_615)
        let captures = try Self.captures(upTo: Self.isOptimized ? 70_000 : 1_000)
        try #require(!captures.isEmpty)
        let memoryBefore = peakMemory()
        for round in 0..<(Self.isOptimized ? 10_000 : 300) {
            let capture = captures[round % captures.count]
            var mutations: [Mutation] = []
            var damaged = capture.bytes
            // Several faults at once are rare in life and reach further into decoders.
            for _ in 0..<(round % 4 == 3 ? 3 : 1) {
                let mutation = Mutation.random(byteCount: damaged.count, using: &generator)
                mutations.append(mutation)
                damaged = mutation.applied(to: damaged)
            }
            let sound = mutations.map(\.offset).min() ?? 0
            do { try capture.check(damaged, soundBefore: sound) } catch {
                throw TestingError("\(capture.name), round \(round), \(mutations): \(error)")
            }
        }
        #expect(peakMemory() - memoryBefore < 256 << 20, "a capture of some kilobytes took hundreds of megabytes")
    }
}

/// The most memory that this process had so far, in bytes.
private func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
}
