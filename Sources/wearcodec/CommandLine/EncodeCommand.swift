// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// `wearcodec encode`: a value from JSON to bytes.
enum EncodeCommand {
    static let codec = Option(required: "as", CodecOptions.codecFormat, CodecOptions.codecSummary)
    static let json = Option("json", .text("JSON"), "The value; '-' reads it from standard input.")
    static let input = Option("input", .file(), "A file with the JSON; '-' is standard input.")
    static let format = Option("format", .choice("FORMAT"), default: ByteFormat.hex, "How the bytes are printed.")

    static let declaration = Command(
        "encode",
        action: WearcodecCommand.encode,
        summary: "Encode one value.",
        details: ["The JSON is what 'wearcodec decode --format json' prints under \"decoded\"."],
        synopses: ["[OPTIONS] --as CODEC (--json JSON | --input FILE)"],
        options: [OptionSection("Options", [codec, json, input, CodecOptions.androidAPI, format])],
        examples: [
            CommandExample(
                "Encode the value in a file, as hex.",
                "wearcodec encode --as 2A37 --input measurement.json"
            ),
            CommandExample(
                "Encode what another program prints, as bytes.",
                "make-value | wearcodec encode --as monkeyc --json - --format binary > value.bin"
            ),
        ],
        validate: { arguments throws(UsageError) in
            if arguments[json] != nil, arguments[input] != nil { throw .conflict(json, input) }
            if arguments[json] == nil, arguments[input] == nil {
                throw .invalid("the value is missing: --json JSON or --input FILE")
            }
        }
    )
}
