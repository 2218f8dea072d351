// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// `wearcodec decode`: a capture, or a single value.
enum DecodeCommand {
    static let file = Positional(optional: "FILE", .file(), "The capture; '-' is standard input.")
    static let follow = Flag("follow", short: "f", "Wait for more at the end of the file, as it grows.")

    static let codec = Option("as", CodecOptions.codecFormat, CodecOptions.codecSummary)
    /// May be empty, as some values are.
    static let hex = Option(
        "hex", ValueFormat<String>(placeholder: "HEX", read: { text throws(ValueProblem) in text }),
        "The value as hex; spaces and colons between bytes are allowed.")
    static let input = Option("input", .file(), "A file with the bytes of the value; '-' is standard input.")

    static let declaration = Command(
        "decode",
        action: WearcodecCommand.decode,
        summary: "Print a capture, or one value, decoded.",
        details: [
            "Reads btsnoop, pcap, pcapng, pklg, hcidump and Android bug reports. A damaged capture is printed up to the damage, "
                + "which is then reported."
        ],
        synopses: ["[OPTIONS] FILE", "[OPTIONS] --as CODEC (--hex HEX | --input FILE)"],
        positionals: [file],
        options: [
            OptionSection("Options for captures", RecordOptions.selection + [follow]),
            OptionSection("Options for one value", [codec, hex, input, CodecOptions.androidAPI]),
            OptionSection("Output", RecordOptions.output + [RecordOptions.strict]),
        ],
        examples: [
            CommandExample("Print all ATT traffic, readable.", "wearcodec decode capture.btsnoop"),
            CommandExample(
                "A table of notifications for other tools.",
                "wearcodec decode --format tsv --fields time,handle,value --filter 'opcode == 0x1b' capture.pcapng"
            ),
            CommandExample("Follow a log while it grows, as JSON.", "wearcodec decode --follow --format json hci.log"),
            CommandExample("Read a capture from another program.", "adb exec-out cat hci.log | wearcodec decode -"),
            CommandExample("Decode a heart rate measurement.", "wearcodec decode --as 2A37 --hex 1648"),
            CommandExample(
                "Decode an Android bundle from a file.",
                "wearcodec decode --as parcel-bundle --api 30 --input bundle.bin"
            ),
        ],
        validate: validate
    )

    private static let captureOnly: [any OptionDeclaration] = RecordOptions.selection + [follow]
    private static let valueOnly: [any OptionDeclaration] = [hex, input, CodecOptions.androidAPI]

    private static func validate(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments[codec] != nil {
            if let file = arguments[file] { throw UsageError(.surplusPositional(file)) }
            for option in captureOnly where arguments.isGiven(option) { throw .conflict(codec, option) }
            if arguments[hex] != nil, arguments[input] != nil { throw .conflict(hex, input) }
            if arguments[hex] == nil, arguments[input] == nil {
                throw .invalid("--as needs the value: --hex HEX or --input FILE")
            }
        } else {
            for option in valueOnly where arguments.isGiven(option) {
                throw .invalid("\(option.definition.label) needs --as CODEC")
            }
            if arguments[file] == nil { throw UsageError(.missingPositional("FILE")) }
        }
        try RecordOptions.validate(arguments)
    }
}
