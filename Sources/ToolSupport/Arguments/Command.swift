// SPDX-License-Identifier: Apache-2.0

/// A command as data: what it takes and what help says of it.
///
/// `Action` is whatever a program dispatches on, usually an enumeration with a case for each command.
public struct Command<Action: Sendable>: Sendable {
    /// The word that is typed.
    public var name: String
    /// What it does, in one line.
    public var summary: String
    /// More of it, a string for each paragraph.
    public var details: [String]
    /// What may follow the name, one line for each form; empty: made of the declaration.
    public var synopses: [String]
    public var positionals: [PositionalDefinition]
    public var sections: [OptionSection]
    public var examples: [CommandExample]
    /// What to do; nil for a command that only groups others.
    public var action: Action?
    public var subcommands: [Command<Action>]
    /// Checks what no single option can, such as two that exclude each other.
    public var validate: @Sendable (ParsedArguments) throws(UsageError) -> Void

    /// A command that does something.
    public init(
        _ name: String,
        action: Action,
        summary: String,
        details: [String] = [],
        synopses: [String] = [],
        positionals: [any PositionalDeclaration] = [],
        options: [OptionSection] = [],
        examples: [CommandExample],
        validate: @escaping @Sendable (ParsedArguments) throws(UsageError) -> Void = { _ throws(UsageError) in }
    ) {
        self.name = name
        self.action = action
        self.summary = summary
        self.details = details
        self.synopses = synopses
        self.positionals = positionals.map(\.definition)
        self.sections = options
        self.examples = examples
        self.subcommands = []
        self.validate = validate
    }

    /// A command that groups others.
    public init(
        group name: String,
        summary: String,
        details: [String] = [],
        examples: [CommandExample] = [],
        subcommands: [Command<Action>]
    ) {
        self.name = name
        self.action = nil
        self.summary = summary
        self.details = details
        self.synopses = []
        self.positionals = []
        self.sections = []
        self.examples = examples
        self.subcommands = subcommands
        self.validate = { _ throws(UsageError) in }
    }

    /// The options of all sections.
    public var options: [OptionDefinition] { sections.flatMap(\.options) }
}
