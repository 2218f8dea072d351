// SPDX-License-Identifier: Apache-2.0

/// Reads the words of one command: options in any order between positionals, `--` ends the options.
struct CommandReader {
    private let options: [OptionDefinition]
    private let positionals: [PositionalDefinition]
    private let fullName: [String]
    private var arguments: ParsedArguments

    init<Action>(command: Command<Action>, path: [String], programName: String) {
        options = command.options + [BuiltInOption.help.definition]
        positionals = command.positionals
        fullName = [programName] + path
        arguments = ParsedArguments(path: path)
    }

    /// Nil: help was asked for.
    mutating func read(
        _ words: ArraySlice<String>,
        ignoringSurplus: Bool = false
    ) throws(UsageError) -> ParsedArguments? {
        var rest = words
        var plain: [String] = []
        while let word = rest.popFirst() {
            if word == "--" {
                plain += rest
                break
            } else if word.hasPrefix("--") {
                try readLong(word, &rest)
            } else if word.hasPrefix("-"), word != "-" {
                try readShort(word, &rest)
            } else {
                plain.append(word)
            }
            if arguments[BuiltInOption.help] { return nil }
        }
        if !ignoringSurplus { try assign(plain) }
        for option in options where option.isRequired && arguments.options[option.name] == nil {
            throw fault(.missingOption(option.label))
        }
        return arguments
    }

    private func fault(_ kind: UsageError.Kind) -> UsageError { UsageError(kind, command: fullName) }

    private mutating func readLong(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let body = word.dropFirst(2)
        let name = body.prefix { $0 != "=" }
        let attached = name.count < body.count ? String(body.dropFirst(name.count + 1)) : nil
        guard let option = options.first(where: { $0.name == name }) else {
            let nearest = NearestName.of("--\(name)", in: options.map(\.label))
            throw fault(.unknownOption("--\(name)", nearest: nearest))
        }
        if option.value == nil, let attached {
            throw fault(.unexpectedValue(flag: option.label, given: attached))
        }
        try store(option, attached: attached, label: option.label, &rest)
    }

    /// `-o VALUE`, `-oVALUE`, or several flags in one word.
    private mutating func readShort(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.short == letter }) else {
                // The whole word may be a long option with one dash too few.
                let nearest = NearestName.of("-\(word)", in: options.flatMap(\.spellings))
                throw fault(.unknownOption(word, nearest: nearest))
            }
            if option.value == nil {
                try store(option, attached: nil, label: "-\(letter)", &rest)
            } else {
                let attached = letters.isEmpty ? nil : String(letters)
                return try store(option, attached: attached, label: "-\(letter)", &rest)
            }
        }
    }

    private mutating func store(
        _ option: OptionDefinition,
        attached: String?,
        label: String,
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let value = option.value else {
            arguments.options[option.name, default: []].append(true)
            return
        }
        guard let text = attached ?? takeValue(&rest) else {
            throw fault(.missingValue(option: label, placeholder: value.placeholder))
        }
        arguments.options[option.name, default: []].append(try read(text, as: value, label: label))
    }

    /// The next word, unless it is an option of this command: then the value was forgotten.
    private func takeValue(_ rest: inout ArraySlice<String>) -> String? {
        guard let next = rest.first, next != "--" else { return nil }
        let name = next.prefix { $0 != "=" }
        let isOption = options.contains { $0.spellings.contains(String(name)) }
        return isOption ? nil : rest.popFirst()
    }

    private func read(
        _ text: String,
        as value: ValueDefinition,
        label: String
    ) throws(UsageError) -> any Sendable {
        do {
            return try value.read(text)
        } catch {
            throw fault(.invalidValue(argument: label, given: text, error))
        }
    }

    /// Gives each positional its words from the left, keeping enough for those that follow.
    private mutating func assign(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        for (place, positional) in positionals.enumerated() {
            let needed = positionals[(place + 1)...].reduce(0) { $0 + $1.minimum }
            let taken = min(positional.maximum, max(positional.minimum, rest.count - needed))
            guard rest.count >= positional.minimum else { throw fault(.missingPositional(positional.name)) }
            for word in rest.prefix(taken) {
                let value = try read(word, as: positional.value, label: positional.name)
                arguments.positionals[positional.name, default: []].append(value)
            }
            rest = rest.dropFirst(taken)
        }
        if let surplus = rest.first { throw fault(.surplusPositional(surplus)) }
    }
}
