// SPDX-License-Identifier: Apache-2.0

import ByteCoding

/// The words of the command line as they came: `CommandLine.arguments` replaces what is not UTF-8.
public enum ProcessArguments {
    /// The words after the program's name; bytes that are not UTF-8 as `SystemText` spells them.
    public static var words: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            guard let word = CommandLine.unsafeArgv[index] else { return nil }
            var count = 0
            while word[count] != 0 { count += 1 }
            return word.withMemoryRebound(to: UInt8.self, capacity: count) {
                SystemText.text(Span(_unsafeStart: $0, count: count))
            }
        }
    }
}
