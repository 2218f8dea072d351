// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Inputs that cannot be read, and damaged ones, are the same for every command.
struct InputTests {
    static let readers = ["decode", "info", "gatt"]

    @Test(arguments: readers)
    func missingFile(_ command: String) async throws {
        let run = try await Wearcodec.run(command, "/nowhere/capture.btsnoop")
        #expect(run.code == 3)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("/nowhere/capture.btsnoop cannot be opened"))
    }

    @Test(arguments: readers)
    func directory(_ command: String) async throws {
        let run = try await Wearcodec.run(command, "/tmp")
        #expect(run.code == 3)
        #expect(run.errors.contains("is a directory"))
    }

    @Test(arguments: readers)
    func emptyFile(_ command: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(), as: "empty")
        let run = try await Wearcodec.run(command, folder.path("empty"))
        #expect(run.code == 3)
        #expect(run.errors.contains("is empty"))
    }

    @Test(arguments: readers)
    func text(_ command: String) async throws {
        let run = try await Wearcodec.run(command, "-", input: Data("Hello, this is no capture.\n".utf8))
        #expect(run.code == 3)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("standard input"))
    }

    @Test(arguments: readers)
    func halfAFileHeader(_ command: String) async throws {
        let run = try await Wearcodec.run(command, "-", input: SampleCapture().data.prefix(12))
        #expect(run.code == 3)
        #expect(run.errors.contains("file header"))
    }

    @Test(arguments: readers)
    func noRecords(_ command: String) async throws {
        let run = try await Wearcodec.run(command, "-", input: SampleCapture().data)
        #expect(run.code == 0)
        #expect(!run.errors.contains("error"))
    }

    @Test(arguments: readers)
    func damageBeforeTheFirstRecord(_ command: String) async throws {
        let run = try await Wearcodec.run(command, "-", input: SampleCapture.session.data.prefix(20))
        #expect(run.code == 3)
        #expect(run.errors.contains("record 1 at file offset 16"))
    }

    @Test(arguments: readers)
    func damageAfterGoodRecords(_ command: String) async throws {
        let capture = SampleCapture.session
        let cut = capture.data.prefix(capture.offsets[12] + 7)
        let run = try await Wearcodec.run(command, "-", input: cut)
        #expect(run.code == 0)
        #expect(!run.output.isEmpty)
        let report = "damaged at record 13 at file offset \(capture.offsets[12])"
        #expect(run.errors.components(separatedBy: report).count == 2, "\(run.errors)")
    }

    @Test func strictDamage() async throws {
        let capture = SampleCapture.session
        let cut = capture.data.prefix(capture.offsets[12] + 7)
        let run = try await Wearcodec.run("decode", "--strict", "--format", "json", "-", input: cut)
        #expect(run.code == 1)
        #expect(run.lines.count == 11)
    }

    @Test func namesThatAreNotUTF8() async throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleCapture.session.data, as: "plain")
        let run = try await Wearcodec.shell(
            """
            cd "$1" && cp plain "$(printf 'a\\377b')" && "$W" info "$(printf 'a\\377b')" >/dev/null &&
            "$W" convert "$(printf 'a\\377b')" "$(printf 'c\\376d.pcap')" && ls | LC_ALL=C od -An -c | tr -d ' \\n'
            "$W" info "$(printf 'e\\375f')"
            """, folder.url.path)
        #expect(run.text.contains("a377b"))
        #expect(run.text.contains("c376d.pcap"))
        #expect(run.errors.contains(#"e\xfdf cannot be opened"#), "\(run.errors)")
    }

    // MARK: Permission

    /// How to run without root's rights; nil where that is impossible.
    static let unprivileged: [String]? = {
        guard getuid() == 0 else { return [] }
        let tool = "/usr/bin/setpriv"
        guard FileManager.default.isExecutableFile(atPath: tool) else { return nil }
        return [tool, "--reuid=65534", "--regid=65534", "--clear-groups"]
    }()

    @Test(
        .enabled(if: unprivileged != nil, "setpriv is not there to drop root's rights"),
        arguments: readers)
    func noPermission(_ command: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleCapture.session.data, as: "secret")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("secret"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
        let words = (Self.unprivileged ?? []) + [Wearcodec.path, command, folder.path("secret")]
        let run = try await Wearcodec.launch(words[0], Array(words.dropFirst()))
        // setpriv returns 126 or 127 where it cannot run the program, whose folder may be closed to others.
        guard run.code != 126, run.code != 127 else {
            return withKnownIssue("skipped: an unprivileged user cannot run \(Wearcodec.path)") {
                Issue.record("\(run.errors)")
            }
        }
        #expect(run.code == 3)
        #expect(run.errors.contains("permission denied"))
    }
}
