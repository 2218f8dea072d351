// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// `wearcodec convert`: a capture in another file format.
enum ConvertCommand {
    static let source = Positional("IN", .file(), "The capture to read; '-' is standard input.")
    static let target = Positional("OUT", .file(), "The file to write; '-' is standard output.")
    static let format = Option<CaptureFormat?>(
        "to",
        .choice("FORMAT"),
        "Format of OUT, where its ending does not say it."
    )

    /// The format to write.
    static func targetFormat(_ arguments: ParsedArguments) -> CaptureFormat? {
        arguments[format] ?? CaptureFormat(endingOf: arguments[target])
    }

    static let declaration = Command(
        "convert",
        action: WearcodecCommand.convert,
        summary: "Write a capture in another file format.",
        details: ["Reads btsnoop, pcap, pcapng, pklg and Android bug reports with a btsnooz block."],
        positionals: [source, target],
        options: [OptionSection("Options", [format])],
        examples: [
            CommandExample("Open an Android log in Wireshark.", "wearcodec convert btsnoop_hci.log log.pcapng"),
            CommandExample(
                "Get the Bluetooth log out of a bug report.",
                "wearcodec convert bugreport.txt --to btsnoop hci.log"
            ),
        ],
        validate: { arguments throws(UsageError) in
            guard targetFormat(arguments) == nil else { return }
            throw .invalid("the ending of '\(arguments[target])' names no format; say it with --to FORMAT")
        }
    )
}
