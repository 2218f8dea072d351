// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// How an encoded value is printed.
enum ByteFormat: String, ChoiceValue {
    case hex, binary

    var summary: String {
        switch self {
        case .hex: "Lower-case hex and a line end."
        case .binary: "The bytes and nothing else."
        }
    }
}
