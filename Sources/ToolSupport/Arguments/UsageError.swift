// SPDX-License-Identifier: Apache-2.0

/// Why a command line cannot be understood. The program ends with exit code 2.
public struct UsageError: Error, Sendable, Hashable {
    /// What kind of fault it is. Options are named with their dashes.
    public enum Kind: Sendable, Hashable {
        case missingCommand(known: [String])
        case unknownCommand(String, nearest: String?, known: [String])
        case unknownOption(String, nearest: String?)
        /// An option of a command stands before it.
        case misplacedOption(String, command: String)
        /// An option came without its value.
        case missingValue(option: String, placeholder: String)
        /// A flag came with a value.
        case unexpectedValue(flag: String, given: String)
        case invalidValue(argument: String, given: String, ValueProblem)
        case missingOption(String)
        case missingPositional(String)
        case surplusPositional(String)
        /// What a command's own check found, as a sentence without a full stop.
        case invalid(String)
    }

    public var kind: Kind
    /// Names of the program and of commands from the outermost; the parser fills it in.
    public var command: [String]

    public init(_ kind: Kind, command: [String] = []) {
        self.kind = kind
        self.command = command
    }

    /// A fault that a command's own check found, as a sentence without a full stop.
    public static func invalid(_ message: String) -> UsageError { UsageError(.invalid(message)) }

    /// Two options that exclude each other.
    public static func conflict(_ first: any OptionDeclaration, _ second: any OptionDeclaration) -> UsageError {
        .invalid("\(first.definition.label) and \(second.definition.label) cannot be used together")
    }

    /// A value that only the command itself could judge.
    public static func invalidValue(_ option: any OptionDeclaration, given: String, _ reason: String) -> UsageError {
        UsageError(.invalidValue(argument: option.definition.label, given: given, ValueProblem(reason)))
    }

    /// The fault in one sentence.
    public var message: String {
        switch kind {
        case .missingCommand(let known):
            return "no command given; the commands are \(known.joined(separator: ", "))"
        case .unknownCommand(let given, let nearest, let known):
            let help = nearest.map { "did you mean '\($0)'?" } ?? "the commands are \(known.joined(separator: ", "))"
            return "unknown command '\(given)'; \(help)"
        case .unknownOption(let given, let nearest):
            return "unknown option '\(given)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .misplacedOption(let given, let owner):
            return "\(given) belongs after the command, as in '\((command + [owner, given]).joined(separator: " "))'"
        case .missingValue(let option, let placeholder):
            return "\(option) needs a value: \(option) \(placeholder)"
        case .unexpectedValue(let flag, let given):
            return "\(flag) takes no value, but was given '\(given)'"
        case .invalidValue(let argument, let given, let problem):
            let nearest = problem.nearest.map { "; did you mean '\($0)'?" } ?? ""
            return "'\(given)' is not allowed for \(argument); \(problem.reason)\(nearest)"
        case .missingOption(let option): return "\(option) is missing"
        case .missingPositional(let name): return "\(name) is missing"
        case .surplusPositional(let given): return "unexpected argument '\(given)'"
        case .invalid(let message): return message
        }
    }

    /// Where to read more.
    public var hint: String { "See '\((command + ["--help"]).joined(separator: " "))'." }
}

extension UsageError: CustomStringConvertible {
    public var description: String { message }
}
