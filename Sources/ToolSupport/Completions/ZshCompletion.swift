// SPDX-License-Identifier: Apache-2.0

/// A completion script for zsh, both for a file in `fpath` and for `eval`.
struct ZshCompletion<Action: Sendable> {
    let program: Program<Action>

    var script: String {
        let nodes = program.completionNodes
        return """
            #compdef \(program.name)
            # Completion of \(program.name) for zsh: eval "$(\(program.name) --generate-completion zsh)"

            \(nodes.map { $0.subcommands.isEmpty ? leaf($0) : group($0) }.joined(separator: "\n\n"))

            if [[ "$funcstack[1]" == "_\(program.name)" ]]; then
                _\(program.name) "$@"
            else
                compdef _\(program.name) \(program.name)
            fi

            """
    }

    private func function(_ path: String) -> String {
        "_" + ([program.name] + path.split(separator: " ").map(String.init)).joined(separator: "_")
    }

    private func leaf(_ node: CompletionNode) -> String {
        let specs = node.options.map(spec) + node.positionals.enumerated().map(spec)
        return """
            \(function(node.path))() {
                _arguments -s -S\(specs.map { " \\\n        \($0)" }.joined())
            }
            """
    }

    private func group(_ node: CompletionNode) -> String {
        let specs = node.options.map(spec)
        let commands = node.subcommands.map { "            '\(quoted(escaped($0.name, ":"))):\(quoted($0.summary))'" }
        let branches = node.subcommands.map { child in
            let path = node.path.isEmpty ? child.name : "\(node.path) \(child.name)"
            return "            \(child.name)) \(function(path)) ;;"
        }
        return """
            \(function(node.path))() {
                local curcontext="$curcontext" state line
                local -a commands
                typeset -A opt_args
                _arguments -C -s\(specs.map { " \\\n        \($0)" }.joined()) \\
                    '1: :->command' \\
                    '*:: :->arguments'
                case $state in
                    command)
                        commands=(
            \(commands.joined(separator: "\n"))
                        )
                        _describe -t commands command commands
                        ;;
                    arguments)
                        case $line[1] in
            \(branches.joined(separator: "\n"))
                        esac
                        ;;
                esac
            }
            """
    }

    private func spec(_ option: OptionDefinition) -> String {
        let text = "[\(quoted(escaped(option.summary, "[]:")))]"
        let value = option.value.map { ":\(quoted($0.placeholder)):\(action($0.completion))" } ?? ""
        let star = option.isRepeatable ? "*" : ""
        let long = option.label + (option.value == nil ? "" : "=")
        guard let short = option.short else { return "'\(star)\(long)\(text)\(value)'" }
        let shortForm = "-\(short)" + (option.value == nil ? "" : "+")
        let excluded = option.isRepeatable ? "'*'" : "'(-\(short) \(option.label))'"
        return "\(excluded){\(shortForm),\(long)}'\(text)\(value)'"
    }

    private func spec(_ place: Int, _ positional: PositionalDefinition) -> String {
        let number = positional.maximum > 1 ? "*" : "\(place + 1)"
        let optional = positional.minimum == 0 && positional.maximum == 1 ? "::" : ":"
        let name = quoted(escaped(positional.name, ":"))
        return "'\(number)\(optional)\(name):\(action(positional.value.completion))'"
    }

    private func action(_ completion: ValueCompletion) -> String {
        let files = completion.includesFiles ? "_files" : completion.includesDirectories ? "_files -/" : ""
        let words = completion.words.filter { $0.name.isPlainShellWord }
        if words.isEmpty { return files.isEmpty ? " " : files }
        if files.isEmpty {
            let described = words.contains { !$0.summary.isEmpty }
            if !described { return "(\(words.map(\.name).joined(separator: " ")))" }
            let entries = words.map { word in
                "\(word.name)\\:\"\(quoted(escaped(word.summary, "\\\"`$:")))\""
            }
            return "((\(entries.joined(separator: " "))))"
        }
        let names = words.map(\.name).joined(separator: " ")
        return " _alternative \"words\\:value\\:(\(names))\" \"files\\:file\\:\(files)\""
    }

    /// `text` with a backslash before each of `special`.
    private func escaped(_ text: String, _ special: String) -> String {
        String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
    }

    /// `text` for use inside single quotes.
    private func quoted(_ text: String) -> String {
        text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    }
}
