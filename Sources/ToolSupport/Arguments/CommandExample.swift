// SPDX-License-Identifier: Apache-2.0

/// A line that can be typed, with what it is good for.
public struct CommandExample: Sendable, Hashable {
    /// What it does, one sentence.
    public let purpose: String
    /// The whole line, with the name of the program.
    public let line: String

    public init(_ purpose: String, _ line: String) {
        self.purpose = purpose
        self.line = line
    }
}
