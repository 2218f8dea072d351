// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// How a report is printed.
enum ReportFormat: String, ChoiceValue {
    case text, json
}
