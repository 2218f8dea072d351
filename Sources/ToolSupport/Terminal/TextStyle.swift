// SPDX-License-Identifier: Apache-2.0

/// A colour or weight of text on a terminal.
public enum TextStyle: Sendable, Hashable, CaseIterable {
    case bold, dim, red, green, yellow, blue, magenta, cyan

    /// What switches the style on (SGR, ECMA-48 section 8.3.117).
    public var start: StaticString {
        switch self {
        case .bold: "\u{1b}[1m"
        case .dim: "\u{1b}[2m"
        case .red: "\u{1b}[31m"
        case .green: "\u{1b}[32m"
        case .yellow: "\u{1b}[33m"
        case .blue: "\u{1b}[34m"
        case .magenta: "\u{1b}[35m"
        case .cyan: "\u{1b}[36m"
        }
    }

    /// What switches all styles off.
    public static let end: StaticString = "\u{1b}[0m"

    /// `text` in this style, or as it is where colour is off. Escape text of others first: `TerminalText`.
    public func applied(to text: String, enabled: Bool) -> String {
        enabled ? "\(start)\(text)\(Self.end)" : text
    }
}
