// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `wearcodec decode FILE`.
struct DecodeTests {
    @Test func tsv() async throws {
        let run = try await Wearcodec.run("decode", "--format", "tsv", "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        #expect(run.lines.count == 18)
        #expect(run.lines[0] == "frame\ttime\tdirection\tconnection\tcid\topcode\thandle\tpdu")
        #expect(run.lines[1] == "2\t1709251199.510000\tsent\t0x0040\t0x0004\t0x02\t\t02f700")
        #expect(run.lines[17] == "18\t1709251199.670000\treceived\t0x0040\t0x0004\t0x1b\t0x0008\t1b0800164a")
    }

    @Test func json() async throws {
        let run = try await Wearcodec.run("decode", "--format", "json", "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        let last = try #require(
            try JSONSerialization.jsonObject(with: Data(run.lines[16].utf8)) as? [String: Any])
        #expect(last["frame"] as? Int == 18)
        #expect(last["time"] as? String == "1709251199.670000")
        #expect(last["name"] as? String == "handle_value_notification")
        #expect(last["uuid"] as? String == "2a37")
        #expect(last["service"] as? String == "180d")
        #expect(last["value"] as? String == "164a")
        #expect((last["decoded"] as? [String: Any])?["heartRate"] as? Int == 74)
        #expect(last["warnings"] == nil)
    }

    @Test func text() async throws {
        let run = try await Wearcodec.run("decode", "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        #expect(run.text.contains("* connected to C0:11:22:33:44:55"))
        #expect(run.text.contains("2a37 Heart Rate Measurement"))
        #expect(run.text.contains("72 bpm"))
        #expect(!run.text.contains("\u{1b}"))
    }

    @Test func fields() async throws {
        let run = try await Wearcodec.run(
            "decode", "--format", "tsv", "--fields", "opcode,value,frame", "-", input: SampleCapture.session.data)
        #expect(run.lines[0] == "opcode\tvalue\tframe")
        #expect(run.lines[17] == "0x1b\t164a\t18")
    }

    @Test(arguments: [0, 1, 5])
    func limit(_ count: Int) async throws {
        let run = try await Wearcodec.run(
            "decode", "--format", "json", "--limit", "\(count)", "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        #expect(run.lines.count == count)
    }

    @Test(arguments: ["att", "hci", "l2cap", "gatt", "vendor", "all"])
    func layers(_ layer: String) async throws {
        let run = try await Wearcodec.run(
            "decode", "--format", "json", "--layer", layer, "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        for line in run.lines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
    }

    // MARK: Terminals and pipes

    @Test func headEndsQuietly() async throws {
        let folder = try TemporaryFolder()
        var capture = SampleCapture()
        // Far more output than a pipe holds.
        for _ in 0..<20_000 { capture.att([0x1b, 8, 0, 0x16, 72], received: true) }
        try folder.write(capture.data, as: "long")
        let run = try await Wearcodec.shell(
            #"{ "$W" decode "$1"; echo "code $?" >&2; } | head -n 2"#, folder.path("long"))
        #expect(run.lines.count == 2)
        #expect(run.errors == "code 0\n")
    }

    @Test func noColorOnATerminal() async throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleCapture.session.data, as: "capture")
        // script(1) gives the program a terminal.
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else { return }
        let plain = try await Wearcodec.shell(
            #"NO_COLOR=1 script -qec "'$W' decode '$1'" /dev/null"#, folder.path("capture"))
        #expect(plain.text.contains("Heart Rate Measurement"))
        #expect(!plain.text.contains("\u{1b}["))
    }

    @Test(.timeLimit(.minutes(1)))
    func followUntilInterrupted() async throws {
        let folder = try TemporaryFolder()
        let capture = SampleCapture.session
        let half = capture.offsets[9] + 5
        let file = try folder.write(capture.data.prefix(half), as: "growing")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Wearcodec.path)
        process.arguments = ["decode", "--follow", "--format", "tsv", file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        let errors = try folder.write(Data(), as: "errors")
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        var text = Data()
        func read(lines: Int) {
            while text.count(where: { $0 == 0x0a }) < lines {
                let more = pipe.fileHandleForReading.availableData
                guard !more.isEmpty else { return }
                text.append(more)
            }
        }
        read(lines: 9)
        #expect(text.count { $0 == 0x0a } == 9)
        let writer = try FileHandle(forWritingTo: file)
        try writer.seekToEnd()
        try writer.write(contentsOf: capture.data.dropFirst(half))
        try writer.close()
        read(lines: 18)
        #expect(text.count { $0 == 0x0a } == 18)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(try String(contentsOf: errors, encoding: .utf8).isEmpty)
    }
}
