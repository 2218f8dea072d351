// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Messages on standard error, each one line: `wearcodec: warning: …`.
///
/// Text of others is made harmless for terminals here; callers pass it as it is.
public final class Diagnostics: Sendable {
    private struct State {
        var showsProgress = false
        var warningCount = 0
    }

    private let programName: String
    private let descriptor: Int32
    private let usesColor: Bool
    private let output: StandardOutput?
    private let state = Mutex(State())

    /// - Parameter output: Flushed before each message, so that both are in order where they share a terminal or file.
    public convenience init(programName: String, usesColor: Bool = false, output: StandardOutput? = nil) {
        self.init(programName: programName, usesColor: usesColor, output: output, descriptor: STDERR_FILENO)
    }

    /// Another descriptor than standard error, for tests. It stays open.
    package init(programName: String, usesColor: Bool, output: StandardOutput?, descriptor: Int32) {
        self.programName = programName
        self.usesColor = usesColor
        self.output = output
        self.descriptor = descriptor
    }

    /// How many warnings there were.
    public var warningCount: Int { state.withLock { $0.warningCount } }

    /// Something is wrong, and the program ends for it.
    public func error(_ message: String) { report("error", .red, message) }

    /// Something is wrong, and the program goes on.
    public func warning(_ message: String) {
        state.withLock { $0.warningCount += 1 }
        report("warning", .yellow, message)
    }

    /// Good to know, such as a summary.
    public func note(_ message: String) { report("note", .cyan, message) }

    /// A line without a prefix, such as a hint after an error.
    public func plain(_ line: String) { put(TerminalText.escaped(line) + "\n") }

    /// Shows `line` in place of the progress that is shown now; nil removes it. For terminals only.
    func showProgress(_ line: String?) {
        state.withLock { state in
            guard line != nil || state.showsProgress else { return }
            state.showsProgress = line != nil
            send("\r\u{1b}[K" + (line.map(TerminalText.escaped) ?? ""))
        }
    }

    /// Cuts words that no terminal has room for: somebody gave a program the content of a file in place of its name.
    static func shortened(_ message: String, limit: Int = 400) -> String {
        guard message.utf8.count > limit else { return message }
        return message.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let count = word.count
            return count <= limit ? String(word) : "\(word.prefix(limit / 4))… (\(count) characters)"
        }.joined(separator: " ")
    }

    private func report(_ kind: String, _ style: TextStyle, _ message: String) {
        let label = style.applied(to: "\(kind):", enabled: usesColor)
        put("\(programName): \(label) \(TerminalText.escaped(Self.shortened(message)))\n")
    }

    private func put(_ line: String) {
        // A failure is found again when the program writes or ends.
        try? output?.flush()
        state.withLock { state in
            send((state.showsProgress ? "\r\u{1b}[K" : "") + line)
            state.showsProgress = false
        }
    }

    private func send(_ text: String) {
        var text = text
        // Where standard error is gone there is nobody to tell.
        text.withUTF8 { try? FileDescriptorWriting.write(UnsafeRawBufferPointer($0), to: descriptor) }
    }
}
