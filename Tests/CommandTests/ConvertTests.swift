// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `convert` and `live`.
struct ConvertTests {
    @Test(arguments: ["btsnoop", "pcap", "pcapng", "pklg"])
    func everyFormat(_ format: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleCapture.session.data, as: "in")
        let target = folder.path("out.\(format)")
        let run = try await Wearcodec.run("convert", folder.path("in"), target)
        #expect(run.code == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("19 of 19 records written"))
        let before = try await Wearcodec.run("decode", "--format", "json", folder.path("in"))
        let after = try await Wearcodec.run("decode", "--format", "json", target)
        #expect(before.output == after.output)
    }

    @Test func sameFormatKeepsEveryBit() async throws {
        let run = try await Wearcodec.run("convert", "-", "-", "--to", "btsnoop", input: SampleCapture.session.data)
        #expect(run.code == 0)
        #expect(run.output == SampleCapture.session.data)
    }

    @Test func sameFileIsRefused() async throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleCapture.session.data, as: "a.btsnoop")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("b.btsnoop"), withDestinationPath: folder.path("a.btsnoop"))
        for target in ["a.btsnoop", "./a.btsnoop", "b.btsnoop"] {
            let run = try await Wearcodec.run("convert", folder.path("a.btsnoop"), folder.path(target))
            #expect(run.code == 2)
            #expect(run.errors.contains("same file"))
        }
        #expect(try Data(contentsOf: folder.url.appending(path: "a.btsnoop")) == SampleCapture.session.data)
    }

    @Test func unreadableSourceMakesNoTarget() async throws {
        let folder = try TemporaryFolder()
        let run = try await Wearcodec.run("convert", "/nowhere/x", folder.path("out.pcap"))
        #expect(run.code == 3)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out.pcap")))
        let target = try await Wearcodec.run("convert", "-", "/nowhere/x.pcap", input: SampleCapture.session.data)
        #expect(target.code == 3)
    }

    @Test func damagedSource() async throws {
        let capture = SampleCapture.session
        let cut = capture.data.prefix(capture.offsets[5] + 3)
        let run = try await Wearcodec.run("convert", "-", "-", "--to", "btsnoop", input: cut)
        #expect(run.code == 0)
        #expect(run.output == capture.data.prefix(capture.offsets[5]))
        #expect(run.errors.contains("is damaged at record 6"))
    }

    /// What the format cannot hold is counted.
    @Test func leftOut() async throws {
        let source = Wearcodec.package.appending(path: "Fixtures/captures/mixed.pcapng").path
        let run = try await Wearcodec.run("convert", source, "-", "--to", "pklg")
        #expect(run.code == 0)
        #expect(run.errors.contains("left out: "))
        #expect(run.errors.contains("link layer record"))
    }

    /// A format that can hold nothing of the capture leaves the target as it is.
    @Test func allLeftOut() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("precious".utf8), as: "target.pklg")
        let source = Wearcodec.package.appending(path: "Fixtures/captures/link_layer.pcap").path
        let run = try await Wearcodec.run("convert", source, folder.path("target.pklg"))
        #expect(run.code == 3)
        #expect(run.errors.contains("2 link layer records"), "\(run.errors)")
        #expect(try Data(contentsOf: folder.url.appending(path: "target.pklg")) == Data("precious".utf8))
    }

    @Test func closedPipeEndsQuietly() async throws {
        let folder = try TemporaryFolder()
        var capture = SampleCapture()
        for _ in 0..<20_000 { capture.att([0x1b, 8, 0, 0x16, 72], received: true) }
        try folder.write(capture.data, as: "long")
        let run = try await Wearcodec.shell(
            #"{ "$W" convert "$1" - --to pcap; echo "code $?" >&2; } | head -c 10 >/dev/null"#, folder.path("long"))
        #expect(run.errors == "code 0\n")
    }

    // MARK: Live

    @Test func unknownInterface() async throws {
        let run = try await Wearcodec.run("live", "no-such-interface")
        #expect(run.code == 3)
        #expect(run.errors.contains("there is no interface no-such-interface"))
        #expect(run.errors.contains("live --list"))
    }

    @Test func list() async throws {
        let run = try await Wearcodec.run("live", "--list")
        #expect(run.code == 0 || run.code == 3)
        #expect(run.lines.allSatisfy { $0.hasPrefix("bluetooth") })
    }

    // MARK: Captures of others

    @Test(.enabled(if: SampleCapture.shared != nil, "the shared captures are not on this machine"))
    func sharedCapturesAreReadByEveryCommand() async throws {
        let folder = try #require(SampleCapture.shared)
        let endings = ["btsnoop", "pcap", "pcapng", "cfa", "cap"]
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { name in endings.contains { name.hasSuffix("." + $0) } }
        #expect(!names.isEmpty)
        for name in names {
            for command in ["info", "gatt"] {
                let run = try await Wearcodec.run(command, "--format", "json", "\(folder)/\(name)")
                #expect(run.code == 0, "\(command) \(name): \(run.errors)")
                #expect(run.json is [String: Any], "\(command) \(name)")
            }
        }
    }
}
