// SPDX-License-Identifier: Apache-2.0

/// What a command line asks for.
public enum Invocation<Action: Sendable>: Sendable {
    /// Run a command.
    case run(Action, ParsedArguments)
    /// Show the help of the command at this path; the empty path is the program.
    case help(path: [String])
    /// Show the version.
    case version
    /// Print a completion script.
    case completionScript(Shell)
}
