// SPDX-License-Identifier: Apache-2.0

/// What parser, help and completions know of one option, whatever the type of its value.
public struct OptionDefinition: Sendable {
    /// Name without the dashes.
    public let name: String
    /// One letter for a short form.
    public let short: Character?
    /// The value that follows; nil for a flag.
    public let value: ValueDefinition?
    /// What it is for.
    public let summary: String
    /// The default as it would be typed.
    public let defaultText: String?
    /// It may be given several times, and each time counts.
    public let isRepeatable: Bool
    /// The command cannot do without it.
    public let isRequired: Bool

    /// Name with the dashes.
    public var label: String { "--\(name)" }

    /// All spellings with their dashes, long first.
    public var spellings: [String] { [label] + (short.map { ["-\($0)"] } ?? []) }

    init(
        name: String,
        short: Character?,
        value: ValueDefinition?,
        summary: String,
        defaultText: String? = nil,
        isRepeatable: Bool = false,
        isRequired: Bool = false
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.summary = summary
        self.defaultText = defaultText
        self.isRepeatable = isRepeatable
        self.isRequired = isRequired
    }
}
