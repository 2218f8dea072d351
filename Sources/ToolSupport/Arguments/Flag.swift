// SPDX-License-Identifier: Apache-2.0

/// An option without a value: the key under which a command reads whether it was given.
public struct Flag: OptionDeclaration {
    public let definition: OptionDefinition

    public init(_ name: String, short: Character? = nil, _ summary: String) {
        definition = OptionDefinition(name: name, short: short, value: nil, summary: summary)
    }
}
