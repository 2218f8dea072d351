// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// `wearcodec info`: what a capture contains.
enum InfoCommand {
    static let file = Positional("FILE", .file(), "The capture; '-' is standard input.")
    static let format = Option("format", .choice("FORMAT"), default: ReportFormat.text, "How the report is printed.")

    static let declaration = Command(
        "info",
        action: WearcodecCommand.info,
        summary: "Report what a capture contains.",
        details: [
            "Format, link type, records, time span, drops, damaged parts, connections with peer, role, MTU and whether "
                + "they are encrypted, and counts of PDUs."
        ],
        positionals: [file],
        options: [OptionSection("Options", [format])],
        examples: [
            CommandExample("Look at a capture before decoding it.", "wearcodec info capture.pcapng"),
            CommandExample("The same for another program.", "wearcodec info --format json capture.pcapng"),
        ]
    )
}
