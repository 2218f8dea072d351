// SPDX-License-Identifier: Apache-2.0

/// Columns for people.
enum TextTable {
    /// The rows with two spaces between columns, each line ended; nothing stands behind the last column of a line.
    static func lines(_ rows: [[String]], indent: Int = 0) -> String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        var text = ""
        for row in rows {
            var line = String(repeating: " ", count: indent)
            for (column, cell) in row.enumerated() {
                line += cell
                if column + 1 < row.count {
                    line += String(repeating: " ", count: widths[column] - cell.count + 2)
                }
            }
            while line.hasSuffix(" ") { line.removeLast() }
            text += line + "\n"
        }
        return text
    }
}
