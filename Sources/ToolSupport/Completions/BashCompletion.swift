// SPDX-License-Identifier: Apache-2.0

/// A completion script for bash 3.2 and later, without need of the bash-completion package.
struct BashCompletion<Action: Sendable> {
    let program: Program<Action>

    /// Names that a shell function may have.
    private var function: String { "_" + String(program.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    var script: String {
        let nodes = program.completionNodes
        return """
            # Completion of \(program.name) for bash: eval "$(\(program.name) --generate-completion bash)"
            \(function)() {
                local cur="${COMP_WORDS[COMP_CWORD]}" prefix="" path="" option="" ended="" index word
                local words="" files="" directories="" line
                COMPREPLY=()
                # Bash takes '=' as a word of its own, unless COMP_WORDBREAKS says otherwise.
                [[ $cur == "=" ]] && cur=""
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word="${COMP_WORDS[index]}"
                    if [[ -n $option ]]; then
                        [[ $word == "=" ]] || option=""
                        continue
                    fi
                    [[ -n $ended ]] && continue
                    [[ $word == "--" ]] && ended=1 && continue
                    case "$path|$word" in
            \(descent(nodes))
            \(valueOptions(nodes))
                    esac
                done
                if [[ -z $option && -z $ended && $cur == --*=* ]]; then
                    option="${cur%%=*}"
                    prefix="$option="
                    cur="${cur#*=}"
                fi
                if [[ -n $option ]]; then
                    case "$path|$option" in
            \(values(nodes))
                    esac
                elif [[ $cur == -* && -z $ended ]]; then
                    case "$path" in
            \(optionNames(nodes))
                    esac
                else
                    case "$path" in
            \(positionals(nodes))
                    esac
                fi
                while IFS= read -r line; do
                    COMPREPLY+=("$prefix$line")
                done < <(
                    [[ -n $words ]] && compgen -W "$words" -- "$cur"
                    [[ -n $files ]] && compgen -f -- "$cur"
                    [[ -n $directories ]] && compgen -d -- "$cur"
                )
                [[ -n $files$directories ]] && compopt -o filenames 2>/dev/null
                return 0
            }
            complete -F \(function) \(program.name)

            """
    }

    private func branch(_ patterns: [String], _ action: String) -> String {
        "            " + patterns.map { "\"\($0)\"" }.joined(separator: " | ") + ") \(action) ;;"
    }

    private func descent(_ nodes: [CompletionNode]) -> String {
        nodes.flatMap { node in
            node.subcommands.map { child -> String in
                let path = node.path.isEmpty ? child.name : "\(node.path) \(child.name)"
                return branch(["\(node.path)|\(child.name)"], "path=\"\(path)\"")
            }
        }.joined(separator: "\n")
    }

    private func valueOptions(_ nodes: [CompletionNode]) -> String {
        let patterns = nodes.flatMap { node in
            node.options.filter { $0.value != nil }.flatMap(\.spellings).map { "\(node.path)|\($0)" }
        }
        return branch(patterns, "option=\"$word\"")
    }

    private func assignments(_ completion: ValueCompletion) -> String {
        var parts: [String] = []
        let words = completion.words.map(\.name).filter(\.isPlainShellWord)
        if !words.isEmpty { parts.append("words=\"\(words.joined(separator: " "))\"") }
        if completion.includesFiles { parts.append("files=1") }
        if completion.includesDirectories { parts.append("directories=1") }
        return parts.joined(separator: " ")
    }

    private func values(_ nodes: [CompletionNode]) -> String {
        nodes.flatMap { node in
            node.options.compactMap { option -> String? in
                guard let value = option.value else { return nil }
                let action = assignments(value.completion)
                return action.isEmpty ? nil : branch(option.spellings.map { "\(node.path)|\($0)" }, action)
            }
        }.joined(separator: "\n")
    }

    private func optionNames(_ nodes: [CompletionNode]) -> String {
        nodes.map { branch([$0.path], "words=\"\($0.options.flatMap(\.spellings).joined(separator: " "))\"") }
            .joined(separator: "\n")
    }

    private func positionals(_ nodes: [CompletionNode]) -> String {
        nodes.compactMap { node -> String? in
            var completion = node.positionalCompletion
            completion.words += node.subcommands
            if node.subcommands.isEmpty, node.positionals.isEmpty {
                // Nothing but options can follow.
                completion.words = node.options.map { AllowedValue($0.label) }
            }
            let action = assignments(completion)
            return action.isEmpty ? nil : branch([node.path], action)
        }.joined(separator: "\n")
    }
}
