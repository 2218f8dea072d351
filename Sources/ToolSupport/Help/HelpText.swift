// SPDX-License-Identifier: Apache-2.0

extension Program {
    /// The help of the command at `path`; the empty path is the program.
    ///
    /// - Parameter width: Columns of the terminal. Lines meant to be copied are not broken.
    public func help(path: [String] = [], width: Int = 80) -> String {
        guard let command = command(at: path) else { return "" }
        let fullName = ([name] + path).joined(separator: " ")
        var page = HelpPage(width: width)
        page.paragraph(command.summary)
        page.heading("Usage")
        for synopsis in command.usage(isRoot: path.isEmpty) { page.verbatim("  \(fullName) \(synopsis)") }
        for paragraph in command.details { page.paragraph(paragraph) }
        if !command.subcommands.isEmpty {
            page.heading("Commands")
            var entries = command.subcommands.map { HelpPage.Entry(name: $0.name, text: $0.summary) }
            if path.isEmpty {
                entries.append(HelpPage.Entry(name: BuiltInOption.helpCommand, text: "Show the help of a command."))
            }
            page.list(entries)
        }
        if !command.positionals.isEmpty {
            page.heading("Arguments")
            page.list(command.positionals.map(\.entry))
        }
        for section in command.sectionsWithHelp {
            page.heading(section.title)
            page.list(section.options.map(\.entry))
        }
        if !command.examples.isEmpty {
            page.heading("Examples")
            for (place, example) in command.examples.enumerated() {
                if place > 0 { page.verbatim("") }
                for line in TextWrapping.lines(example.purpose, width: max(40, width) - 4) {
                    page.verbatim("  # \(line)")
                }
                page.verbatim("  \(example.line)")
            }
        }
        if path.isEmpty, !exitCodes.isEmpty {
            page.heading("Exit codes")
            page.list(exitCodes.map { HelpPage.Entry(name: "\($0.code.rawValue)", text: $0.meaning) })
        }
        if !command.subcommands.isEmpty {
            page.paragraph("'\(fullName) COMMAND --help' shows the options and examples of a command.")
        }
        return page.text
    }
}

extension Command {
    /// What may follow the command's name, a string for each form.
    func usage(isRoot: Bool) -> [String] {
        if !synopses.isEmpty { return synopses }
        if !subcommands.isEmpty {
            guard isRoot else { return ["COMMAND …"] }
            return ["COMMAND …"] + options.map { "\($0.label)" + ($0.value.map { " \($0.placeholder)" } ?? "") }
        }
        let required = options.filter(\.isRequired).map { "\($0.label) \($0.value?.placeholder ?? "")" }
        return [(["[OPTIONS]"] + required + positionals.map(\.usage)).joined(separator: " ")]
    }

    /// The sections of options, the last one with `--help` at its end.
    var sectionsWithHelp: [OptionSection] {
        guard let last = sections.last else { return [OptionSection("Options", [BuiltInOption.help])] }
        let extended = OptionSection(last.title, definitions: last.options + [BuiltInOption.help.definition])
        return sections.dropLast() + [extended]
    }
}

extension PositionalDefinition {
    fileprivate var usage: String {
        let dots = maximum > 1 ? "…" : ""
        return minimum == 0 ? "[\(name)\(dots)]" : "\(name)\(dots)"
    }

    fileprivate var entry: HelpPage.Entry {
        let (text, details) = value.explanation(after: summary)
        return HelpPage.Entry(name: name, text: text, details: details)
    }
}

extension OptionDefinition {
    fileprivate var entry: HelpPage.Entry {
        let name = (short.map { "-\($0), " } ?? "") + label + (value.map { " \($0.placeholder)" } ?? "")
        var text = summary
        var details: [HelpPage.Entry] = []
        if let value { (text, details) = value.explanation(after: summary) }
        if let defaultText { text += " Default: \(defaultText)." }
        if isRepeatable { text += " May be given several times." }
        return HelpPage.Entry(name: name, text: text, details: details)
    }
}

extension ValueDefinition {
    /// Allowed words with an explanation get a list of their own, others stand in the text.
    fileprivate func explanation(after summary: String) -> (text: String, details: [HelpPage.Entry]) {
        if allowed.contains(where: { !$0.summary.isEmpty }) {
            return (summary, allowed.map { HelpPage.Entry(name: $0.name, text: $0.summary) })
        }
        let names = allowed.map(\.name).joined(separator: ", ")
        return (allowed.isEmpty ? summary : "\(summary) One of: \(names).", [])
    }
}
