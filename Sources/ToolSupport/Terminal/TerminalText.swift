// SPDX-License-Identifier: Apache-2.0

import ByteCoding

/// Makes text of others, such as device and file names, harmless on a terminal.
///
/// Control characters (C0, DEL, C1), line and paragraph separators and the marks that turn the direction of writing
/// are spelled out, for example `\n` or `\u{1b}`. Backslashes stay as they are.
public enum TerminalText {
    /// `text` without anything that a terminal would obey.
    public static func escaped(_ text: String) -> String {
        guard needsEscaping(text) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where SystemText.escapedByte(scalar) != nil:
                // A byte of a file name that is not UTF-8.
                result += "\\x" + String(scalar.value & 0xff, radix: 16)
            case _ where isUnsafe(scalar.value): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether `escaped` would change `text`.
    public static func needsEscaping(_ text: String) -> Bool {
        text.unicodeScalars.contains { isUnsafe($0.value) }
    }

    private static func isUnsafe(_ value: UInt32) -> Bool {
        switch value {
        case 0x20..<0x7f: false
        case 0x00..<0x20, 0x7f..<0xa0: true
        // Arabic letter mark, LRM and RLM, embeddings and overrides, isolates.
        case 0x10ff80...0x10ffff: true
        case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}
