// SPDX-License-Identifier: Apache-2.0

import WearTesting

/// An ATT PDU as both tshark and we describe it.
struct OraclePDU: Hashable, CustomStringConvertible {
    var frame: Int
    /// Connection handle or access address, as text: `0x0040`, `0x50654a27`.
    var connection: String
    var cid: String
    /// Empty where the oracle does not know it.
    var direction: String
    var bytes: String

    var description: String { "frame \(frame) \(connection) \(cid) \(direction) \(bytes)" }

    /// Reads `oracles/NAME.att.tsv`, which has a row for each frame that completes PDUs.
    static func load(_ path: String) throws -> [OraclePDU] {
        let table = try FixtureTable(parsing: try Files.text(path), name: path)
        return try table.rows.flatMap { row -> [OraclePDU] in
            let connection = row.text("chandle").isEmpty ? row.text("access_addr") : row.text("chandle")
            // Vendor debug records of Qualcomm, which tshark takes for ATT.
            if connection == "0x0edc" { return [] }
            let direction =
                switch row.text("h4_dir").isEmpty ? row.text("h1_dir") : row.text("h4_dir") {
                case "0x00": "sent"
                case "0x01": "received"
                default: ""
                }
            let frame: Int = try row.integer("frame")
            let cid = row.text("cid").split(separator: ";").first.map(String.init) ?? ""
            return row.text("att_pdu").split(separator: ";", omittingEmptySubsequences: false).map {
                OraclePDU(
                    frame: frame, connection: connection, cid: cid, direction: direction, bytes: String($0))
            }
        }
    }
}
