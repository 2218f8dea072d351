// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import ToolSupport
import TraceDecoder

/// `wearcodec gatt`.
enum GATTRun {
    static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        let peers = try PeerOptions.addresses(arguments)
        let result = try TraceReading.read(arguments[GATTCommand.file], layers: [], context)
        var database = result.decoder.database
        if !peers.isEmpty {
            database.entries.removeAll { entry in
                !(entry.peer.map { peers.contains($0.address) } ?? false)
            }
        }
        switch arguments[GATTCommand.format] {
        case .text: try context.output.write(database.text)
        case .json: try context.output.write(database.json)
        }
        try context.output.flush()
        CaptureOpening.report(result.reader, context)
        if let failure = result.failure { throw failure }
        if result.isInterrupted { return .interrupted }
        if database.entries.isEmpty {
            context.diagnostics.note(
                peers.isEmpty
                    ? "\(result.reader.name) shows no attribute table: discovery is not in it, or is encrypted"
                    : "\(result.reader.name) shows no attribute table of that peer")
        }
        return .success
    }
}
