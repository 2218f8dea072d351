// SPDX-License-Identifier: Apache-2.0

import ToolSupport

WearcodecProgram.declaration.run { command, arguments, context in
    switch command {
    case .decode: try DecodeRun.run(arguments, context)
    case .encode: try EncodeRun.run(arguments, context)
    case .codecs: try CodecsRun.run(arguments, context)
    case .info: try InfoRun.run(arguments, context)
    case .gatt: try GATTRun.run(arguments, context)
    case .convert: try ConvertRun.run(arguments, context)
    case .live: try LiveRun.run(arguments, context)
    }
}
