// SPDX-License-Identifier: Apache-2.0

/// A completion script for fish.
struct FishCompletion<Action: Sendable> {
    let program: Program<Action>

    private var pathFunction: String { "__\(program.name)_path" }
    private var atFunction: String { "__\(program.name)_at" }

    var script: String {
        let nodes = program.completionNodes
        return """
            # Completion of \(program.name) for fish: \(program.name) --generate-completion fish | source
            function \(pathFunction)
                set -l tokens (commandline -opc)
                set -e tokens[1]
                set -l path
                set -l skips 0
                for token in $tokens
                    if test $skips = 1
                        set skips 0
                        continue
                    end
                    switch "$path|$token"
                        case \(valueOptions(nodes))
                            set skips 1
                        case \(descents(nodes))
                            set path $path $token
                    end
                end
                echo "$path"
            end

            function \(atFunction)
                set -l here (\(pathFunction))
                test "$here" = "$argv"
            end

            complete -c \(program.name) -f
            \(nodes.flatMap(lines).joined(separator: "\n"))

            """
    }

    private func valueOptions(_ nodes: [CompletionNode]) -> String {
        nodes.flatMap { node in
            node.options.filter { $0.value != nil }.flatMap(\.spellings).map { quoted("\(node.path)|\($0)") }
        }.joined(separator: " ")
    }

    private func descents(_ nodes: [CompletionNode]) -> String {
        nodes.flatMap { node in node.subcommands.map { quoted("\(node.path)|\($0.name)") } }
            .joined(separator: " ")
    }

    private func lines(_ node: CompletionNode) -> [String] {
        let start = "complete -c \(program.name) -n \(quoted("\(atFunction) '\(node.path)'"))"
        var lines = node.subcommands.map { "\(start) -a \(quoted($0.name)) -d \(quoted($0.summary))" }
        for option in node.options {
            let short = option.short.map { " -s \($0)" } ?? ""
            let value = option.value.map { " " + action($0.completion, isOption: true) } ?? ""
            lines.append("\(start) -l \(option.name)\(short)\(value) -d \(quoted(option.summary))")
        }
        let completion = node.positionalCompletion
        if completion != .nothing { lines.append("\(start) \(action(completion, isOption: false))") }
        return lines
    }

    private func action(_ completion: ValueCompletion, isOption: Bool) -> String {
        var parts: [String] = []
        let takesPaths = completion.includesFiles || completion.includesDirectories
        if isOption { parts.append(takesPaths ? "-r" : "-x") }
        if completion.includesFiles { parts.append("-F") }
        let words = completion.words.map(\.name).filter(\.isPlainShellWord)
        if !words.isEmpty { parts.append("-a \(quoted(words.joined(separator: " ")))") }
        if !completion.includesFiles, completion.includesDirectories {
            parts.append("-a '(__fish_complete_directories)'")
        }
        return parts.joined(separator: " ")
    }

    private func quoted(_ text: String) -> String {
        "'" + String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }) + "'"
    }
}
