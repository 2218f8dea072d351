// SPDX-License-Identifier: Apache-2.0

/// What becomes of a Swift `Int` beyond the 32 bits of an `int` extra. What the vendor's frameworks do is unknown.
public enum WideIntegers: Sendable, Hashable {
    /// ``ExtraRangeError`` (the default).
    case refuse
    /// A `long` (or `long[]`) in its place.
    case promoteToLong
}

/// A Swift `Int` that no `int` extra can hold.
public struct ExtraRangeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Keys from the outermost to the one of the value.
    public var path: [String]
    public var value: Int

    public var description: String {
        "\(path.joined(separator: ".")): \(value) does not fit into the 32 bits of an int; use Int64 for a long"
    }
}
