// SPDX-License-Identifier: Apache-2.0

/// A table of tab-separated values: a line of column names, then a row a line. Empty lines and lines that start with
/// `#` are passed over.
public struct FixtureTable: Sendable {
    public let name: String
    public let columns: [String]
    public let rows: [FixtureRow]

    public init(parsing text: String, name: String) throws(TestingError) {
        var columns: [String] = []
        var rows: [FixtureRow] = []
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            if line.isEmpty || line.hasPrefix("#") { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if columns.isEmpty {
                columns = fields
                guard Set(columns).count == columns.count else {
                    throw TestingError("\(name) names a column twice")
                }
                continue
            }
            guard fields.count <= columns.count else {
                throw TestingError("\(name) line \(number) has \(fields.count) fields for \(columns.count) columns")
            }
            rows.append(
                FixtureRow(
                    table: name, line: number,
                    fields: Dictionary(uniqueKeysWithValues: zip(columns, fields))))
        }
        guard !columns.isEmpty else { throw TestingError("\(name) has no line of column names") }
        self.name = name
        self.columns = columns
        self.rows = rows
    }
}
