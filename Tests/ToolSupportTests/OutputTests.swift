// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ToolSupport

@Suite struct OutputTests {
    /// A pipe whose ends the test owns.
    private func makePipe() -> (reader: FileHandle, writer: FileHandle) {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        return (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    }

    private func text(_ reader: FileHandle, _ writer: FileHandle) throws -> String {
        try writer.close()
        return String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test(arguments: [1, 3, 8, 1 << 16]) func everythingArrivesInOrder(capacity: Int) throws {
        let (reader, writer) = makePipe()
        let output = StandardOutput(descriptor: writer.fileDescriptor, capacity: capacity)
        let words = ["a", "", "bc", "defghijklmnop", "q"]
        for word in words { try output.write(word) }
        let bytes: [UInt8] = [0, 255, 10]
        try output.write(bytes.span)
        try output.print("r")
        try output.flush()
        try output.flush()
        try writer.close()
        #expect(try reader.readToEnd() == Data((words.joined()).utf8) + Data(bytes) + Data("r\n".utf8))
    }

    @Test func nothingIsWrittenBeforeTheBufferIsFull() throws {
        let (reader, writer) = makePipe()
        let output = StandardOutput(descriptor: writer.fileDescriptor)
        try output.print("kept")
        #expect(try text(reader, writer) == "")
    }

    @Test func aTerminalGetsEachWriteAtOnce() throws {
        let (reader, writer) = makePipe()
        let output = StandardOutput(descriptor: writer.fileDescriptor, flushesEachWrite: true)
        try output.print("now")
        #expect(try text(reader, writer) == "now\n")
    }

    @Test func aClosedPipeIsNoticedAndStaysClosed() throws {
        let (reader, writer) = makePipe()
        try reader.close()
        let output = StandardOutput(descriptor: writer.fileDescriptor)
        try output.print("unread")
        #expect(throws: OutputFailure.closed) { try output.flush() }
        #expect(throws: OutputFailure.closed) { try output.print("more") }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDiskIsAFailure() throws {
        let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        let output = StandardOutput(descriptor: full.fileDescriptor)
        try output.print("lost")
        let error = #expect(throws: OutputFailure.self) { try output.flush() }
        #expect(error == .system(ENOSPC))
        #expect(error?.description == "cannot write to standard output: No space left on device")
    }

    @Test func messagesAreOneHarmlessLineEach() throws {
        let (reader, writer) = makePipe()
        let diagnostics = Diagnostics(
            programName: "tool", usesColor: false, output: nil, descriptor: writer.fileDescriptor)
        diagnostics.warning("odd name 'a\u{1b}[2J\nb'")
        diagnostics.error("worse")
        diagnostics.note("fine")
        diagnostics.plain("hint")
        #expect(diagnostics.warningCount == 1)
        #expect(
            try text(reader, writer) == """
                tool: warning: odd name 'a\\u{1b}[2J\\nb'
                tool: error: worse
                tool: note: fine
                hint

                """)
    }

    @Test func messagesHaveColourWhereWanted() throws {
        let (reader, writer) = makePipe()
        let diagnostics = Diagnostics(programName: "t", usesColor: true, output: nil, descriptor: writer.fileDescriptor)
        diagnostics.error("x")
        #expect(try text(reader, writer) == "t: \u{1b}[31merror:\u{1b}[0m x\n")
    }

    @Test func dataComesBeforeTheMessageAboutIt() throws {
        let (reader, writer) = makePipe()
        let output = StandardOutput(descriptor: writer.fileDescriptor)
        let diagnostics = Diagnostics(
            programName: "t", usesColor: false, output: output, descriptor: writer.fileDescriptor)
        try output.print("data")
        diagnostics.warning("damaged")
        #expect(try text(reader, writer) == "data\nt: warning: damaged\n")
    }

    @Test func progressIsRemovedBeforeMessagesAndAtTheEnd() throws {
        let (reader, writer) = makePipe()
        let diagnostics = Diagnostics(
            programName: "t", usesColor: false, output: nil, descriptor: writer.fileDescriptor)
        let start = ContinuousClock.now
        do {
            var progress = ProgressReporter(diagnostics: diagnostics, width: 20, totalBytes: nil, start: start)
            progress.update(bytes: 1, records: 1, at: start + .milliseconds(999))
            progress.update(bytes: 1_500_000, records: 20, at: start + .milliseconds(1001))
            diagnostics.warning("odd")
            progress.update(bytes: 2_000_000, records: 30, at: start + .milliseconds(1200))
        }
        let clear = "\r\u{1b}[K"
        #expect(
            try text(reader, writer)
                == clear + "1.5 MB, 20 records," + clear + "t: warning: odd\n" + clear + "2.0 MB, 30 records," + clear)
    }
}
