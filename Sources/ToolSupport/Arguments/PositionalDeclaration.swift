// SPDX-License-Identifier: Apache-2.0

/// A positional argument, whatever the type of its value.
public protocol PositionalDeclaration: Sendable {
    /// What parser, help and completions need.
    var definition: PositionalDefinition { get }
}
