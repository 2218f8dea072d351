// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// `wearcodec gatt`: the attribute tables in a capture.
enum GATTCommand {
    static let file = Positional("FILE", .file(), "The capture; '-' is standard input.")
    static let format = Option("format", .choice("FORMAT"), default: ReportFormat.text, "How tables are printed.")

    static let declaration = Command(
        "gatt",
        action: WearcodecCommand.gatt,
        summary: "Print the attribute tables that a capture shows, for each peer.",
        positionals: [file],
        options: [OptionSection("Options", [format, RecordOptions.peers])],
        examples: [
            CommandExample("Show services and characteristics.", "wearcodec gatt capture.btsnoop"),
            CommandExample(
                "Keep the tables for captures that start after discovery.",
                "wearcodec gatt --format json first.btsnoop > tables.json"
            ),
            CommandExample("Use them.", "wearcodec decode --gatt-db tables.json second.btsnoop"),
        ]
    )
}
