// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// How decoded records are printed.
enum RecordFormat: String, ChoiceValue {
    case text, json, tsv

    var summary: String {
        switch self {
        case .text: "A readable line for each record."
        case .json: "A JSON object on a line for each record."
        case .tsv: "A header line, then the fields of a record with tabs between them."
        }
    }
}
