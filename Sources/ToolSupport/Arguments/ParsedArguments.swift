// SPDX-License-Identifier: Apache-2.0

/// The values of one command line, read by the keys that declared them.
///
///     let format = arguments[DecodeCommand.format]
public struct ParsedArguments: Sendable {
    /// Names of commands from the outermost to the one that was chosen.
    public internal(set) var path: [String]

    var options: [String: [any Sendable]] = [:]
    var positionals: [String: [any Sendable]] = [:]

    init(path: [String]) { self.path = path }

    /// The value of an option, or its default.
    public subscript<Result>(_ option: Option<Result>) -> Result {
        guard let result = option.assemble(options[option.definition.name] ?? []) else {
            // The parser refuses a command line without its required options, so the key is of another command.
            preconditionFailure("\(option.definition.label) is not declared by '\(path.joined(separator: " "))'")
        }
        return result
    }

    /// Whether a flag was given.
    public subscript(_ flag: Flag) -> Bool { options[flag.definition.name] != nil }

    /// The value of a positional argument.
    public subscript<Result>(_ positional: Positional<Result>) -> Result {
        guard let result = positional.assemble(positionals[positional.definition.name] ?? []) else {
            preconditionFailure("\(positional.definition.name) is not declared by '\(path.joined(separator: " "))'")
        }
        return result
    }

    /// Whether an option stands on the command line, also with the value that is its default.
    public func isGiven(_ option: any OptionDeclaration) -> Bool { options[option.definition.name] != nil }
}
