// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The folder `Fixtures` of a project, found by walking up from the source file of a test.
///
///     let fixtures = try Fixtures()
///     for row in try fixtures.table("heart-rate/measurements.tsv").rows {
///         let bytes = try row.bytes("hex")
///         …
///     }
public struct Fixtures: Sendable {
    /// Absolute path without a slash at the end.
    public let folder: String

    public init(from file: StaticString = #filePath) throws(TestingError) {
        guard let folder = Ancestors.find("Fixtures", above: "\(file)") else {
            throw TestingError("no folder named Fixtures lies above \(file)")
        }
        self.folder = folder
    }

    /// For a project that keeps its fixtures elsewhere.
    public init(folder: String) { self.folder = folder }

    /// The absolute path of a file.
    public func path(_ relative: String) -> String { "\(folder)/\(relative)" }

    public func bytes(_ relative: String) throws(TestingError) -> [UInt8] { try Files.bytes(path(relative)) }

    public func text(_ relative: String) throws(TestingError) -> String { try Files.text(path(relative)) }

    /// A table of vectors.
    ///
    /// - Parameter needsSource: Whether a column `source` must say where each row comes from.
    public func table(_ relative: String, needsSource: Bool = true) throws(TestingError) -> FixtureTable {
        let table = try FixtureTable(parsing: try text(relative), name: relative)
        guard needsSource else { return table }
        guard table.columns.contains("source") else {
            throw TestingError("\(relative) has no column 'source' that says where its rows come from")
        }
        for row in table.rows where row.fields["source"]?.isEmpty ?? true {
            throw TestingError("\(row) has an empty 'source'")
        }
        return table
    }

    /// A JSON document.
    public func json(_ relative: String) throws(TestingError) -> JSONValue {
        let text = try text(relative)
        do throws(JSONFault) { return try JSONValue(parsing: text) } catch {
            throw TestingError("\(relative) is no JSON: \(error)")
        }
    }

    /// The names of the files in a folder, sorted.
    public func names(in relative: String, ending: String = "") throws(TestingError) -> [String] {
        try Files.names(in: path(relative)).filter { $0.hasSuffix(ending) }
    }
}
