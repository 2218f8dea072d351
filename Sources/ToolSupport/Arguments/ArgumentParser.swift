// SPDX-License-Identifier: Apache-2.0

/// Walks down the tree of commands and hands the rest of the words to the chosen command's own reading.
struct ArgumentParser<Action: Sendable> {
    let program: Program<Action>

    func parse(_ words: [String]) throws(UsageError) -> Invocation<Action> {
        var command = program.root
        var path: [String] = []
        var index = 0
        while !command.subcommands.isEmpty {
            guard index < words.count else {
                throw UsageError(.missingCommand(known: command.subcommands.map(\.name)), command: full(path))
            }
            let word = words[index]
            index += 1
            if path.isEmpty, word == BuiltInOption.helpCommand {
                return .help(path: try existingPath(words[index...]))
            }
            if word.hasPrefix("-"), word != "-" {
                return try builtIn(words[(index - 1)...], of: command, path: path)
            }
            command = try subcommand(word, of: command, path: path)
            path.append(command.name)
        }
        guard let action = command.action else {
            preconditionFailure("'\(command.name)' has neither an action nor subcommands")
        }
        var reader = CommandReader(command: command, path: path, programName: program.name)
        guard let arguments = try reader.read(words[index...]) else { return .help(path: path) }
        do {
            try command.validate(arguments)
        } catch {
            throw UsageError(error.kind, command: full(path))
        }
        return .run(action, arguments)
    }

    private func full(_ path: [String]) -> [String] { [program.name] + path }

    private func subcommand(
        _ word: String,
        of command: Command<Action>,
        path: [String]
    ) throws(UsageError) -> Command<Action> {
        if let found = command.subcommands.first(where: { $0.name == word }) { return found }
        let known = command.subcommands.map(\.name)
        throw UsageError(
            .unknownCommand(word, nearest: NearestName.of(word, in: known), known: known),
            command: full(path)
        )
    }

    /// The words after `help`; options among them, such as in `help decode --help`, change nothing.
    private func existingPath(_ words: ArraySlice<String>) throws(UsageError) -> [String] {
        var command = program.root
        var path: [String] = []
        for word in words where !word.hasPrefix("-") {
            command = try subcommand(word, of: command, path: path)
            path.append(word)
        }
        return path
    }

    /// An option in the place of a command.
    private func builtIn(
        _ words: ArraySlice<String>,
        of command: Command<Action>,
        path: [String]
    ) throws(UsageError) -> Invocation<Action> {
        var group = command
        let name = words.first.map { String($0.prefix { $0 != "=" }) } ?? ""
        let isOwn = (command.options + [BuiltInOption.help.definition]).contains { $0.spellings.contains(name) }
        let owner = command.subcommands.first { $0.options.contains { $0.spellings.contains(name) } }
        if !isOwn, let owner {
            throw UsageError(.misplacedOption(name, command: owner.name), command: full(path))
        }
        // The group's own options are read as if it were a command that takes nothing else.
        group.positionals = []
        var reader = CommandReader(command: group, path: path, programName: program.name)
        let first = words.prefix(words.dropFirst().first.map { !$0.hasPrefix("-") } ?? false ? 2 : 1)
        guard let arguments = try reader.read(first, ignoringSurplus: true) else { return .help(path: path) }
        if arguments[BuiltInOption.version] { return .version }
        if let shell = arguments[BuiltInOption.generateCompletion] { return .completionScript(shell) }
        throw UsageError(.missingCommand(known: command.subcommands.map(\.name)), command: full(path))
    }
}
