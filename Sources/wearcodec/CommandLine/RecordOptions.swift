// SPDX-License-Identifier: Apache-2.0

import ToolSupport
import TraceDecoder

/// Options of all commands that print decoded records.
enum RecordOptions {
    static let format = Option("format", .choice("FORMAT"), default: RecordFormat.text, "How records are printed.")
    static let layer = Option("layer", .choice("LAYER"), default: Layer.att, "What is printed.")
    static let filter = Option(
        "filter",
        .text("EXPR"),
        "Print only records for which this holds, for example 'opcode\u{a0}==\u{a0}0x1b && handle\u{a0}==\u{a0}8'. "
            + "Operands are the fields of --fields, Wireshark's names for them (btatt.handle, …), decoded.FIELD, value[0] "
            + "and len(value); operators are ==, !=, <, <=, >, >=, &, contains, in {a, b, 1..5}, && (and), || (or) and "
            + "! (not)."
    )
    static let fields = Option(
        "fields", fieldFormat.list, "The fields of tsv and json, in this order: " + fieldNames + ".")
    private static let fieldNames = TraceField.allCases.map(\.rawValue).joined(separator: ", ")
    static let peers = Option(
        repeating: "peer", .text("ADDRESS"), "Only connections with this peer, such as C0:11:22:33:44:55."
    )
    static let limit = Option("limit", .integer(in: 0...Int.max), "Stop after this many records are printed.")
    static let attributeTables = Option(
        "gatt-db",
        .file(),
        "Attribute tables for captures that start after discovery; 'wearcodec gatt --format json' makes such files."
    )
    static let strict = Flag("strict", "Refuse what the specifications forbid, and exit with 1 where there is any.")
    static let color = Option("color", .choice("WHEN"), default: ColorChoice.auto, "When text is coloured.")

    static let selection: [any OptionDeclaration] = [layer, filter, peers, limit, attributeTables]
    static let output: [any OptionDeclaration] = [format, fields, color]

    private static let fieldFormat = ValueFormat<String>.text(
        "FIELD",
        suggestions: TraceField.allCases.map { AllowedValue($0.rawValue, $0.summary) }
    )

    /// Checks what no single option can.
    static func validate(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments[fields] != nil, arguments[format] == .text {
            throw .invalid("--fields needs --format tsv or --format json")
        }
    }
}
