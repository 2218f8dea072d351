// SPDX-License-Identifier: Apache-2.0

/// Options that stand under one heading in help.
public struct OptionSection: Sendable {
    /// The heading, without a colon.
    public let title: String
    /// The options in the order of help.
    public let options: [OptionDefinition]

    public init(_ title: String = "Options", _ options: [any OptionDeclaration]) {
        self.init(title, definitions: options.map(\.definition))
    }

    init(_ title: String, definitions: [OptionDefinition]) {
        self.title = title
        options = definitions
    }
}
