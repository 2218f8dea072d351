// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Foundation

/// A line of `Fixtures/hci/*.tsv`.
struct HCIVector: CustomStringConvertible, Sendable {
    var kind: String
    /// H4 packet.
    var bytes: [UInt8]
    var columns: [String]

    var source: String { columns.last ?? "" }
    var description: String { "\(kind) \(source)" }

    static func load(_ name: String) -> [HCIVector] {
        var directory = URL(fileURLWithPath: #filePath)
        while directory.path != "/" {
            directory.deleteLastPathComponent()
            let file = directory.appendingPathComponent("Fixtures/hci/\(name)")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            return text.split(separator: "\n").compactMap { line in
                guard !line.hasPrefix("#") else { return nil }
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard columns.count >= 3, let bytes = try? Hex.bytes(columns[1]) else { return nil }
                return HCIVector(kind: columns[0], bytes: bytes, columns: Array(columns.dropFirst(2)))
            }
        }
        return []
    }
}
