// SPDX-License-Identifier: Apache-2.0

import ToolSupport

WearcodecProgram.declaration.run { command, arguments, context in
    switch command {
    case .decode: return try DecodeRun.run(arguments, context)
    case .encode: return try EncodeRun.run(arguments, context)
    case .codecs: return try CodecsRun.run(arguments, context)
    case .gatt: return try GATTRun.run(arguments, context)
    case .info: return try InfoRun.run(arguments, context)
    default: throw ToolFailure(.usage, "\(command) is not there yet")
    }
}
