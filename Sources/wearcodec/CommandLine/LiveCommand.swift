// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// `wearcodec live`: a capture that is made now.
enum LiveCommand {
    static let interface = Positional(
        optional: "INTERFACE",
        .text("INTERFACE", suggestions: [AllowedValue("bluetooth0"), AllowedValue("bluetooth-monitor")]),
        "The libpcap interface."
    )
    static let list = Flag("list", "List the interfaces and end.")
    static let write = Option("write", short: "w", .file(), "Keep the capture in this file, too.")

    static let declaration = Command(
        "live",
        action: WearcodecCommand.live,
        summary: "Decode what a Bluetooth interface carries now.",
        details: ["Capturing usually needs root or CAP_NET_RAW. Ctrl-C ends it."],
        synopses: ["[OPTIONS] INTERFACE", "--list"],
        positionals: [interface],
        options: [
            OptionSection("Options", [list, write] + RecordOptions.selection),
            OptionSection("Output", RecordOptions.output + [RecordOptions.strict]),
        ],
        examples: [
            CommandExample("See which interfaces there are.", "wearcodec live --list"),
            CommandExample(
                "Decode all controllers and keep a capture.", "wearcodec live bluetooth-monitor -w all.pcap"),
        ],
        validate: { arguments throws(UsageError) in
            switch (arguments[interface], arguments[list]) {
            case (nil, false): throw UsageError(.missingPositional("INTERFACE"))
            case (let name?, true): throw UsageError(.surplusPositional(name))
            default: try RecordOptions.validate(arguments)
            }
        }
    )
}
