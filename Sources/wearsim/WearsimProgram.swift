// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// What a command of `wearsim` does. There are none yet.
struct WearsimCommand: Sendable {}

/// The command line of `wearsim`.
enum WearsimProgram {
    static let declaration = Program<WearsimCommand>(
        name: "wearsim",
        version: "0.1.0",
        summary: "Emulate Bluetooth wearables. Not yet: emulation comes in a later version.",
        details: [
            "This version emulates nothing and has no commands. wearcodec reads captures and values already."
        ],
        commands: []
    )
}
