// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import FieldCoding
import ToolSupport
import TraceDecoder

/// `wearcodec decode`.
enum DecodeRun {
    static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        if let codec = arguments[DecodeCommand.codec] { return try DecodeValueRun.run(codec, arguments, context) }
        guard let path = arguments[DecodeCommand.file] else { return .usage }
        let setup = try TraceSetup(arguments, context)
        let interrupt = InterruptFlag.install()
        let reader = try CaptureOpening.open(path, follow: arguments[DecodeCommand.follow], interrupt)
        var printer = setup.makePrinter(
            context, isPrompt: arguments[DecodeCommand.follow] || context.terminal.isOutputTerminal)
        var progress = context.progress(
            totalBytes: reader.byteCount.map { UInt64(max(0, $0)) }, printsMeanwhile: true)
        var batch = RecordBatch()
        do {
            while !printer.isFull, !interrupt.isRaised, try reader.read(into: &batch) {
                try printer.consume(batch)
                if arguments[DecodeCommand.follow] {
                    try printer.flush()
                    try context.output.flush()
                }
                progress.update(bytes: UInt64(max(0, reader.fileOffset)), records: setup.decoder.statistics.records)
            }
        } catch let error as CaptureError {
            try printer.finish()
            throw ToolFailure(.unreadable, error.message)
        }
        try printer.finish()
        try context.output.flush()
        let isDamaged = CaptureOpening.report(reader, context)
        if interrupt.isRaised { return .interrupted }
        setup.remark(printed: printer.contentCount, context)
        return arguments[RecordOptions.strict] && (isDamaged || printer.faultCount > 0) ? .failed : .success
    }
}
