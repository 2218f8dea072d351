// SPDX-License-Identifier: Apache-2.0

/// Breaks text into lines between words.
enum TextWrapping {
    /// Lines of at most `width` columns; a longer word stands alone. A text without words has no lines.
    ///
    /// A no-break space (U+00A0) keeps words together and is printed as a space, so that lines can be copied.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in text.split(separator: " ") {
            if current.isEmpty {
                current = String(word)
            } else if current.count + 1 + word.count <= width {
                current += " " + word
            } else {
                lines.append(current)
                current = String(word)
            }
        }
        if !current.isEmpty { lines.append(current) }
        return lines.map { line in String(line.map { $0 == "\u{a0}" ? " " : $0 }) }
    }

    /// `text` with spaces up to `width` columns.
    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
