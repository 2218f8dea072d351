// SPDX-License-Identifier: Apache-2.0

/// One value out of a closed set, as help and completions show it.
public struct AllowedValue: Sendable, Hashable {
    /// The word that is typed.
    public var name: String
    /// What it means; empty where the word says it all.
    public var summary: String

    public init(_ name: String, _ summary: String = "") {
        self.name = name
        self.summary = summary
    }
}
