// SPDX-License-Identifier: Apache-2.0

import ToolSupport
import TraceDecoder

/// `wearcodec codecs`.
enum CodecsRun {
    static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        let catalog = CodecCatalog()
        switch arguments[CodecsCommand.format] {
        case .text: try context.output.write(catalog.listing)
        case .json: try context.output.write(catalog.json)
        }
        return .success
    }
}
