// SPDX-License-Identifier: Apache-2.0

/// A command of the tree with the names that lead to it.
struct CompletionNode: Sendable {
    /// Names below the program, separated by spaces; empty for the program itself.
    let path: String
    let summary: String
    /// Names and summaries of the commands below.
    let subcommands: [AllowedValue]
    let options: [OptionDefinition]
    let positionals: [PositionalDefinition]

    /// What may stand at any place that is not an option's.
    var positionalCompletion: ValueCompletion {
        var all = ValueCompletion.nothing
        for positional in positionals {
            all.words += positional.value.completion.words
            all.includesFiles = all.includesFiles || positional.value.completion.includesFiles
            all.includesDirectories = all.includesDirectories || positional.value.completion.includesDirectories
        }
        return all
    }
}

extension Program {
    /// All commands, the program first, and `help` as a command with names of commands behind it.
    var completionNodes: [CompletionNode] {
        var nodes: [CompletionNode] = []
        append(root, path: [], to: &nodes)
        return nodes
    }

    private func append(_ command: Command<Action>, path: [String], to nodes: inout [CompletionNode]) {
        var subcommands = command.subcommands.map { AllowedValue($0.name, $0.summary) }
        let help = AllowedValue(BuiltInOption.helpCommand, "Show the help of a command.")
        nodes.append(
            CompletionNode(
                path: path.joined(separator: " "),
                summary: command.summary,
                subcommands: path.isEmpty ? subcommands + [help] : subcommands,
                options: command.options + [BuiltInOption.help.definition],
                positionals: command.positionals
            )
        )
        if path.isEmpty {
            subcommands.removeAll { $0 == help }
            let format = ValueFormat<String>.text("COMMAND", suggestions: subcommands)
            nodes.append(
                CompletionNode(
                    path: help.name,
                    summary: help.summary,
                    subcommands: [],
                    options: [],
                    positionals: [Positional(optional: "COMMAND", format, "The command.").definition]
                )
            )
        }
        for child in command.subcommands { append(child, path: path + [child.name], to: &nodes) }
    }
}

extension String {
    /// Words that no shell gives a meaning to; others are not offered.
    var isPlainShellWord: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                    UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "+"):
                    true
                default: false
                }
            }
    }
}
