// SPDX-License-Identifier: Apache-2.0

/// Ends a command with a message and an exit code.
public struct ToolFailure: Error, Sendable, Hashable {
    public var code: ExitCode
    /// What is wrong, without a full stop; nil where it has been said already.
    public var message: String?

    public init(_ code: ExitCode, _ message: String?) {
        self.code = code
        self.message = message
    }

    /// Something cannot be opened or read: `errno` in the system's words.
    public static func cannot(_ verb: String, _ name: String, errno code: Int32) -> ToolFailure {
        ToolFailure(.unreadable, "cannot \(verb) \(name): \(SystemMessage.text(for: code))")
    }
}

extension ToolFailure: CustomStringConvertible {
    public var description: String { message ?? "exit code \(code.rawValue)" }
}
