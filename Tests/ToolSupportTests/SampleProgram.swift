// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A small program that uses every kind of argument.
enum Sample {
    enum Action: Sendable { case paint, add }

    enum Shade: String, ChoiceValue {
        case light, dark
        var summary: String { self == .light ? "Hardly any." : "A lot, with 'quotes' and [brackets]: so." }
    }

    enum Unit: String, ChoiceValue { case mm, cm }

    static let verbose = Flag("verbose", short: "v", "Say more.")
    static let dry = Flag("dry-run", short: "n", "Change nothing.")
    static let shade = Option("shade", .choice("SHADE"), default: Shade.light, "How dark.")
    static let unit = Option<Unit?>("unit", .choice("UNIT"), "Unit of lengths.")
    static let layers = Option("layers", short: "l", .integer(in: 1...9), default: 2, "How many layers.")
    static let seed = Option<UInt64?>("seed", .integer(), "Where chance begins.")
    static let speed = Option("speed", .number("X", in: 0...100), default: 1, "How fast.")
    static let tags = Option(repeating: "tag", short: "t", .text("TAG"), "Marks.")
    static let columns = Option("columns", ValueFormat<String>.text("NAME").list, "Columns in this order.")
    static let output = Option("output", short: "o", .file(), "Where it goes.")
    static let wall = Positional("WALL", .file(), "What is painted.")
    static let helpers = Positional(repeating: "HELPER", .text("HELPER"), "Who helps.")

    static let paint = Command(
        "paint",
        action: Action.paint,
        summary: "Paint a wall.",
        details: ["Paint comes from the shelf. Where there is none, nothing is painted and nothing is said about it."],
        positionals: [wall, helpers],
        options: [
            OptionSection("Look", [shade, unit, layers, columns]),
            OptionSection("Options", [seed, speed, tags, output, verbose, dry]),
        ],
        examples: [CommandExample("Paint it black.", "toolbox paint --shade dark wall.txt")],
        validate: { arguments throws(UsageError) in
            if arguments[verbose], arguments[dry] { throw .conflict(verbose, dry) }
        }
    )

    static let key = Option(required: "key", .text("KEY"), "Under which it is kept.")
    static let from = Positional("FROM", .file(), "What is read.")
    static let into = Positional(optional: "INTO", .directory(), "Where it is put.")

    static let add = Command(
        "add",
        action: Action.add,
        summary: "Put something on the shelf.",
        positionals: [from, into],
        options: [OptionSection("Options", [key])],
        examples: [CommandExample("Keep a brush.", "toolbox shelf add --key brush brush.txt")]
    )

    static let program = Program(
        name: "toolbox",
        version: "1.2.3",
        summary: "Tools for tests.",
        commands: [paint, Command(group: "shelf", summary: "What is kept.", subcommands: [add])]
    )

    /// The arguments of a command line that runs a command.
    static func arguments(_ words: [String]) throws -> ParsedArguments {
        guard case .run(_, let arguments) = try program.parse(words) else { throw NotACommand() }
        return arguments
    }

    struct NotACommand: Error {}
}
