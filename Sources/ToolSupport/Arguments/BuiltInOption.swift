// SPDX-License-Identifier: Apache-2.0

/// Options that every program has.
enum BuiltInOption {
    static let help = Flag("help", short: "h", "Show this help.")
    static let version = Flag("version", "Show the version.")
    static let generateCompletion = Option<Shell?>(
        "generate-completion",
        .choice("SHELL"),
        "Print a completion script for a shell."
    )
    /// The command that shows the help of others.
    static let helpCommand = "help"
}
