// SPDX-License-Identifier: Apache-2.0

/// A program as data: its name, version and commands.
public struct Program<Action: Sendable>: Sendable {
    public var name: String
    public var version: String
    /// The program seen as the outermost command.
    public var root: Command<Action>
    /// What help says of exit codes.
    public var exitCodes: [ExitCodeMeaning]

    public init(
        name: String,
        version: String,
        summary: String,
        details: [String] = [],
        commands: [Command<Action>],
        examples: [CommandExample] = [],
        exitCodes: [ExitCodeMeaning] = ExitCodeMeaning.common
    ) {
        self.name = name
        self.version = version
        self.exitCodes = exitCodes
        root = Command(group: name, summary: summary, details: details, examples: examples, subcommands: commands)
        root.sections = [OptionSection("Options", [BuiltInOption.version, BuiltInOption.generateCompletion])]
    }

    /// Reads the words after the program's name.
    ///
    /// Pure: nothing is printed and nothing is opened.
    public func parse(_ words: [String]) throws(UsageError) -> Invocation<Action> {
        try ArgumentParser(program: self).parse(words)
    }

    /// The command at the end of `path` (names of commands from the outermost), or nil.
    func command(at path: [String]) -> Command<Action>? {
        var command = root
        for name in path {
            guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
            command = next
        }
        return command
    }
}
