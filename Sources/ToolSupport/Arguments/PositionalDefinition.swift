// SPDX-License-Identifier: Apache-2.0

/// What parser, help and completions know of one positional argument, whatever the type of its value.
public struct PositionalDefinition: Sendable {
    /// Its name in help, in capitals.
    public let name: String
    /// How it is read.
    public let value: ValueDefinition
    /// What it is for.
    public let summary: String
    /// How many the command needs.
    public let minimum: Int
    /// How many it takes.
    public let maximum: Int
}
