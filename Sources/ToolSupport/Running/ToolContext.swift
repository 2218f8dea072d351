// SPDX-License-Identifier: Apache-2.0

/// What a command needs from the world it runs in.
public struct ToolContext: Sendable {
    public let programName: String
    public let terminal: Terminal
    /// For data.
    public let output: StandardOutput
    /// For everything else.
    public let diagnostics: Diagnostics

    public init(programName: String, terminal: Terminal, output: StandardOutput, diagnostics: Diagnostics) {
        self.programName = programName
        self.terminal = terminal
        self.output = output
        self.diagnostics = diagnostics
    }

    /// The streams of this process.
    public static func current(programName: String) -> ToolContext {
        let terminal = Terminal.current()
        let output = StandardOutput(flushesEachWrite: terminal.isOutputTerminal)
        let diagnostics = Diagnostics(
            programName: programName,
            usesColor: terminal.colorsErrors(),
            output: output
        )
        return ToolContext(programName: programName, terminal: terminal, output: output, diagnostics: diagnostics)
    }

    /// Progress of a piece of work that begins now.
    ///
    /// - Parameters:
    ///   - totalBytes: Size of the input; nil where it is not known.
    ///   - printsMeanwhile: The command prints data at the same time. Where that goes to a terminal it is
    ///     progress enough, and a second line would only disturb it.
    public func progress(totalBytes: UInt64?, printsMeanwhile: Bool) -> ProgressReporter {
        let isShown = terminal.isErrorTerminal && !(printsMeanwhile && terminal.isOutputTerminal)
        return ProgressReporter(
            diagnostics: isShown ? diagnostics : nil,
            width: terminal.width,
            totalBytes: totalBytes,
            start: .now
        )
    }
}
