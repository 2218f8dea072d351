// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The command line of `wearcodec`: declarations only.
enum WearcodecProgram {
    static let version = "0.1.0"

    static let declaration = Program(
        name: "wearcodec",
        version: version,
        summary: "Read, write and convert what wearable devices say over Bluetooth.",
        details: [
            "Data goes to standard output, everything else to standard error. '-' in the place of a file is standard "
                + "input."
        ],
        commands: [
            DecodeCommand.declaration,
            EncodeCommand.declaration,
            CodecsCommand.declaration,
            InfoCommand.declaration,
            GATTCommand.declaration,
            ConvertCommand.declaration,
            LiveCommand.declaration,
        ],
        examples: [
            CommandExample("Print the ATT traffic of an Android log.", "wearcodec decode btsnoop_hci.log"),
            CommandExample("Decode one heart rate measurement.", "wearcodec decode --as 2A37 --hex 1648"),
        ]
    )
}
