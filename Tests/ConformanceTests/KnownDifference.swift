// SPDX-License-Identifier: Apache-2.0

import WearTesting

/// A place where we differ from the oracle on purpose.
struct KnownDifference: Hashable {
    var capture: String
    /// The PDU as `OracleTests` compares it.
    var pdu: OraclePDU

    /// Rows of `Fixtures/conformance/known-differences.tsv`; each gives its reason in the column `source`.
    static func load() throws -> Set<KnownDifference> {
        let table = try Fixtures().table("conformance/known-differences.tsv")
        return Set(
            try table.rows.map { row in
                KnownDifference(
                    capture: row.text("capture"),
                    pdu: OraclePDU(
                        frame: try row.integer("frame"), connection: row.text("connection"), cid: row.text("cid"),
                        direction: row.text("direction"), bytes: row.text("pdu")))
            })
    }
}
