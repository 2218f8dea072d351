// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension Program {
    /// Reads the command line, runs what it asks for, writes what is left to write, and ends the process.
    ///
    /// - Parameters:
    ///   - words: The words after the program's name.
    ///   - body: Does what a command promises and returns the exit code.
    ///
    /// Errors that `body` throws become messages and exit codes: `ToolFailure` says its own code, `UsageError` 2,
    /// `OutputFailure` 0 for a closed pipe and 3 otherwise, anything else 1. After a signal the code is 130 (143
    /// for SIGTERM), whatever `body` returned.
    public func run(
        _ words: [String] = ProcessArguments.words,
        _ body: (Action, ParsedArguments, ToolContext) throws -> ExitCode
    ) -> Never {
        let context = begin()
        let result = Result {
            guard let (action, arguments) = try answer(words, context) else { return ExitCode.success }
            return try body(action, arguments, context)
        }
        end(result, context)
    }

    /// The same for commands that wait for several things at once.
    public func run(
        _ words: [String] = ProcessArguments.words,
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Action, ParsedArguments, ToolContext) async throws -> ExitCode
    ) async -> Never {
        let context = begin()
        let result: Result<ExitCode, any Error>
        do {
            if let (action, arguments) = try answer(words, context) {
                result = .success(try await body(action, arguments, context))
            } else {
                result = .success(.success)
            }
        } catch {
            result = .failure(error)
        }
        end(result, context)
    }

    private func begin() -> ToolContext {
        // Writes then fail with EPIPE, also those to sockets, and the program can end in order.
        signal(SIGPIPE, SIG_IGN)
        Self.occupyClosedStreams()
        return ToolContext.current(programName: name)
    }

    /// A stream that the parent closed leaves its number free, and the next file or pipe that is opened would be taken
    /// for it. `/dev/null`, opened the wrong way round, keeps the number, and reading or writing it still fails.
    private static func occupyClosedStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Does what needs no command; nil then.
    private func answer(_ words: [String], _ context: ToolContext) throws -> (Action, ParsedArguments)? {
        switch try parse(words) {
        case .run(let action, let arguments): return (action, arguments)
        case .help(let path): try context.output.write(help(path: path, width: context.terminal.textWidth))
        case .version: try context.output.print("\(name) \(version)")
        case .completionScript(let shell): try context.output.write(completionScript(for: shell))
        }
        return nil
    }

    private func end(_ result: Result<ExitCode, any Error>, _ context: ToolContext) -> Never {
        var outcome = result
        if case .success(let code) = result {
            outcome = Result {
                try context.output.flush()
                return code
            }
        } else {
            // The first failure is the one to report.
            try? context.output.flush()
        }
        let code = Self.exitCode(of: outcome, context.diagnostics)
        exit((InterruptFlag.exitCode ?? code).rawValue)
    }

    static func exitCode(of result: Result<ExitCode, any Error>, _ diagnostics: Diagnostics) -> ExitCode {
        switch result {
        case .success(let code): return code
        case .failure(let error as ToolFailure):
            if let message = error.message { diagnostics.error(message) }
            return error.code
        case .failure(let error as UsageError):
            diagnostics.error(error.message)
            diagnostics.plain(error.hint)
            return .usage
        case .failure(OutputFailure.closed): return .success
        case .failure(let error as OutputFailure):
            diagnostics.error(error.description)
            return .unreadable
        case .failure(let error):
            diagnostics.error("\(error)")
            return .failed
        }
    }
}
