// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import ToolSupport
import TraceDecoder

/// The file of `--gatt-db`.
enum AttributeTables {
    static func read(_ path: String) throws(ToolFailure) -> AttributeDatabase {
        let name = path == "-" ? "standard input" : path
        let bytes = try InputFile.bytes(of: path)
        guard UTF8Check.isValid(bytes.span) else {
            throw ToolFailure(.unreadable, "\(name) holds no attribute tables: it is not UTF-8")
        }
        do throws(JSONFault) {
            return try AttributeDatabase(parsing: try JSONValue(parsing: String(decoding: bytes, as: UTF8.self)))
        } catch {
            throw ToolFailure(.unreadable, "\(name) holds no attribute tables: \(error)")
        }
    }
}
