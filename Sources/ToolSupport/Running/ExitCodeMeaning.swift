// SPDX-License-Identifier: Apache-2.0

/// A line of help on an exit code.
public struct ExitCodeMeaning: Sendable, Hashable {
    public let code: ExitCode
    public let meaning: String

    public init(_ code: ExitCode, _ meaning: String) {
        self.code = code
        self.meaning = meaning
    }

    /// What both programs promise.
    public static let common = [
        ExitCodeMeaning(.success, "Done; also when a damaged input was read up to the damage, which is reported."),
        ExitCodeMeaning(.failed, "A value given on the command line is malformed, or a check found something wrong."),
        ExitCodeMeaning(.usage, "Wrong usage."),
        ExitCodeMeaning(
            .unreadable,
            "A file, device or transport cannot be opened, read or written, or is not of a known format."
        ),
        ExitCodeMeaning(.link, "A link or peer failed while running."),
        ExitCodeMeaning(.interrupted, "Interrupted."),
    ]
}
