// SPDX-License-Identifier: Apache-2.0

/// Lays out a page of help: headings, paragraphs and two-column lists.
struct HelpPage {
    /// One line of a list: a name and what it is, perhaps with a list of its own below.
    struct Entry {
        var name: String
        var text: String
        var details: [Entry] = []
    }

    private let width: Int
    private(set) var text = ""

    init(width: Int) { self.width = max(40, width) }

    mutating func paragraph(_ paragraph: String) {
        separate()
        for line in TextWrapping.lines(paragraph, width: width) { text += line + "\n" }
    }

    mutating func heading(_ title: String) {
        separate()
        text += title + ":\n"
    }

    /// A line that is never broken, because it is meant to be copied.
    mutating func verbatim(_ line: String) { text += line + "\n" }

    /// Indented text below a heading.
    mutating func indented(_ paragraph: String) {
        for line in TextWrapping.lines(paragraph, width: width - 2) { text += "  " + line + "\n" }
    }

    mutating func list(_ entries: [Entry], indent: Int = 2) {
        // Long names get a line of their own instead of pushing the column to the right.
        let widest = max(12, min(30, width / 3))
        let column = entries.map(\.name.count).filter { $0 <= widest }.max() ?? widest
        let margin = indent + column + 2
        for entry in entries {
            let lines = TextWrapping.lines(entry.text, width: max(20, width - margin))
            let start = String(repeating: " ", count: indent)
            var rest = lines[...]
            if entry.name.count <= column, let first = rest.popFirst() {
                text += start + TextWrapping.padded(entry.name, to: column) + "  " + first + "\n"
            } else {
                text += start + entry.name + "\n"
            }
            for line in rest { text += String(repeating: " ", count: margin) + line + "\n" }
            if !entry.details.isEmpty { list(entry.details, indent: margin + 2) }
        }
    }

    private mutating func separate() {
        if !text.isEmpty { text += "\n" }
    }
}
