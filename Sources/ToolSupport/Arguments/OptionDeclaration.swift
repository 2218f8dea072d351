// SPDX-License-Identifier: Apache-2.0

/// A flag or an option, whatever the type of its value.
public protocol OptionDeclaration: Sendable {
    /// What parser, help and completions need.
    var definition: OptionDefinition { get }
}
