// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// `wearcodec codecs`: what can be decoded and encoded.
enum CodecsCommand {
    static let format = Option("format", .choice("FORMAT"), default: ReportFormat.text, "How the list is printed.")

    static let declaration = Command(
        "codecs",
        action: WearcodecCommand.codecs,
        summary: "List every codec with its name, UUID and source.",
        options: [OptionSection("Options", [format])],
        examples: [
            CommandExample("Find the codecs of one vendor.", "wearcodec codecs | grep bose"),
            CommandExample("The list for another program.", "wearcodec codecs --format json"),
        ]
    )
}
