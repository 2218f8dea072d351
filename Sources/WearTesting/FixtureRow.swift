// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// One row of a ``FixtureTable``. Its description names file and line, so parameterised tests show where they stand.
public struct FixtureRow: Sendable, Hashable, CustomStringConvertible {
    public let table: String
    public let line: Int
    public let fields: [String: String]

    public init(table: String, line: Int, fields: [String: String]) {
        self.table = table
        self.line = line
        self.fields = fields
    }

    public var description: String { "\(table) line \(line)" }

    /// The text in a column; empty where the row is shorter than the line of names.
    public func text(_ column: String) -> String { fields[column] ?? "" }

    /// The bytes that a column spells in hex.
    public func bytes(_ column: String) throws(TestingError) -> [UInt8] {
        do throws(DecodeError) { return try Hex.bytes(text(column)) } catch {
            throw TestingError("\(self), column \(column): \(error)")
        }
    }

    /// A number, decimal or with `0x`.
    public func integer<T: FixedWidthInteger>(_ column: String, as type: T.Type = T.self) throws(TestingError) -> T {
        let text = text(column)
        let value = text.hasPrefix("0x") ? T(text.dropFirst(2), radix: 16) : T(text)
        guard let value else { throw TestingError("\(self), column \(column): '\(text)' is no \(T.self)") }
        return value
    }
}
