// SPDX-License-Identifier: Apache-2.0

/// Which strings of a message were printed already, for messages whose text would otherwise outgrow them: one string of
/// 32 KB that a thousand values refer to would make 32 MB of text.
final class MonkeyPrintedStrings {
    /// Strings of at most so many bytes are printed every time: an offset would be no shorter.
    private static let shortest = 32
    private var offsets: Set<Int> = []

    /// Nil for a message whose strings can all be printed.
    init?(_ message: MonkeyMessage) {
        let limit = 64 * 1024 + 4 * (message.strings?.count ?? 0)
        var total = 0
        for node in message.nodes where node.type == .string {
            total += message.entry(of: node)?.count ?? 0
            if total > limit { return }
        }
        return nil
    }

    func isLong(_ length: Int) -> Bool { length > Self.shortest }

    /// Notes that a string is printed; true when a long one was before.
    func wasPrinted(_ offset: Int, length: Int) -> Bool {
        isLong(length) && !offsets.insert(offset).inserted
    }
}
