// SPDX-License-Identifier: Apache-2.0

/// What a program returns to its caller.
public struct ExitCode: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Done, also when a damaged input was read up to the damage and reported.
    public static let success = ExitCode(rawValue: 0)
    /// A value on the command line is malformed, or a check found something wrong.
    public static let failed = ExitCode(rawValue: 1)
    /// The command line cannot be understood.
    public static let usage = ExitCode(rawValue: 2)
    /// Something cannot be opened, read or written.
    public static let unreadable = ExitCode(rawValue: 3)
    /// A link or a peer failed while running.
    public static let link = ExitCode(rawValue: 4)
    /// Stopped with Ctrl-C.
    public static let interrupted = ExitCode(rawValue: 130)
}
