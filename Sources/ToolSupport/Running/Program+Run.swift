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
    /// Errors that `body` throws become messages and exit codes: `ToolFailure` says its own code, `UsageError` 2,
    /// `OutputFailure` 0 for a closed pipe and 3 otherwise, anything else 1. After a signal the code is 130 (143
    /// for SIGTERM), whatever `body` returned.
    public func run(_ body: (Action, ParsedArguments, ToolContext) throws -> ExitCode) -> Never {
        let context = begin()
        let result = Result {
            guard let (action, arguments) = try answer(context) else { return ExitCode.success }
            return try body(action, arguments, context)
        }
        end(result, context)
    }

    /// The same for commands that wait for several things at once.
    public func run(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Action, ParsedArguments, ToolContext) async throws -> ExitCode
    ) async -> Never {
        let context = begin()
        let result: Result<ExitCode, any Error>
        do {
            if let (action, arguments) = try answer(context) {
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
        return ToolContext.current(programName: name)
    }

    /// Does what needs no command; nil then.
    private func answer(_ context: ToolContext) throws -> (Action, ParsedArguments)? {
        switch try parse(Array(CommandLine.arguments.dropFirst())) {
        case .run(let action, let arguments): return (action, arguments)
        case .help(let path): try context.output.write(help(path: path, width: context.terminal.textWidth))
        case .version: try context.output.print("\(name) \(version)")
        case .completionScript(let shell): try context.output.write(completionScript(for: shell))
        }
        return nil
    }

    private func end(_ result: Result<ExitCode, any Error>, _ context: ToolContext) -> Never {
        var code = Self.exitCode(of: result, context.diagnostics)
        do {
            try context.output.flush()
        } catch {
            // A failure that ended the command has been reported already.
            if case .failure(let reason) = result, reason is OutputFailure {} else {
                let late = Self.exitCode(of: .failure(error), context.diagnostics)
                if code == .success { code = late }
            }
        }
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
