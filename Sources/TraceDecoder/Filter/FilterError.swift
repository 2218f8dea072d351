// SPDX-License-Identifier: Apache-2.0

/// Why a filter expression was refused.
public struct FilterError: Error, Sendable, Hashable {
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// Offset in UTF-8 bytes of the part that is wrong; the length of the expression where something is missing.
    public var position: Int
    /// Bytes of the part that is wrong, at least 1.
    public var length: Int

    public init(_ message: String, position: Int, length: Int = 1) {
        self.message = message
        self.position = position
        self.length = max(1, length)
    }

    init(_ message: String, _ range: Range<Int>) {
        self.init(message, position: range.lowerBound, length: range.count)
    }

    /// Longest line that an excerpt shows.
    private static let maximumLine = 160

    /// The line of the expression that is wrong, and below it a line that points at the place: `    ^~~~`.
    ///
    /// Characters that a terminal obeys are replaced by spaces, so that both lines stay aligned.
    public func excerpt(of expression: String) -> (line: String, marker: String) {
        let bytes = Array(expression.utf8)
        let place = min(max(0, position), bytes.count)
        let start = (bytes[..<place].lastIndex { $0 == 0x0a || $0 == 0x0d } ?? -1) + 1
        let end = bytes[place...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
        var before = Self.printable(bytes[start..<place])
        var after = Self.printable(bytes[place..<end])
        let marked = Self.printable(bytes[place..<min(end, place + min(length, bytes.count - place))]).count
        if before.count > Self.maximumLine / 2 { before = "…" + before.suffix(Self.maximumLine / 2 - 1) }
        if after.count > Self.maximumLine / 2 { after = after.prefix(Self.maximumLine / 2 - 1) + "…" }
        let tail = String(repeating: "~", count: max(0, min(marked, after.count) - 1))
        return (before + after, String(repeating: " ", count: before.count) + "^" + tail)
    }

    private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
        String(
            String.UnicodeScalarView(
                String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
                    scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
                        ? " " : scalar
                }))
    }
}

extension FilterError: CustomStringConvertible {
    public var description: String { message }
}
