// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import ToolSupport

/// `wearcodec convert`.
enum ConvertRun {
    static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        let source = arguments[ConvertCommand.source]
        let target = arguments[ConvertCommand.target]
        guard let wanted = ConvertCommand.targetFormat(arguments) else { return .usage }
        // Opening for writing empties the file, so this has to be known before.
        if FileIdentity.areSame(source, target) {
            throw ToolFailure(.usage, "OUT is the same file as IN: \(source); choose another name")
        }
        let interrupt = InterruptFlag.install()
        let reader = try CaptureOpening.open(source, interrupt)
        var batch = RecordBatch()
        do throws(CaptureError) {
            // The first records say which link type suits, and whether there is anything to convert.
            var hasRecords = try reader.read(into: &batch)
            let writer = try CaptureFileWriter(
                path: target, format: format(wanted, reader, batch), createsAtOnce: false)
            var progress = context.progress(
                totalBytes: reader.byteCount.map { UInt64(max(0, $0)) }, printsMeanwhile: target == "-")
            var read = 0
            while hasRecords, !interrupt.isRaised {
                for record in batch.records { try writer.write(record, in: batch) }
                read += batch.records.count
                progress.update(bytes: UInt64(max(0, reader.fileOffset)), records: read)
                hasRecords = try reader.read(into: &batch)
            }
            if read > 0, writer.writtenCount == 0 { throw nothingFits(writer, reader) }
            try writer.finish()
            report(writer, read: read, target, context)
        } catch {
            if error.kind == .outputClosed { return .success }
            throw ToolFailure(.unreadable, error.message)
        }
        CaptureOpening.report(reader, context)
        return interrupt.isRaised ? .interrupted : .success
    }

    /// Every record was left out; nothing was written, and the target is as it was.
    private static func nothingFits(_ writer: CaptureFileWriter, _ reader: CaptureReader) -> CaptureError {
        let reasons = writer.skipped.map { "\($0.value) \($0.key)" }.sorted().joined(separator: "; ")
        return CaptureError(
            .unsupported,
            "\(reader.name) cannot be written as \(writer.format), which has no place for its records: "
                + reasons)
    }

    private static func report(_ writer: CaptureFileWriter, read: Int, _ target: String, _ context: ToolContext) {
        let name = target == "-" ? "standard output" : target
        context.diagnostics.note("\(writer.writtenCount) of \(read) records written to \(name) (\(writer.format))")
        for loss in CaptureLoss.allCases {
            guard let count = writer.losses[loss], count > 0 else { continue }
            context.diagnostics.warning("\(loss.isWholeRecord ? "left out" : "not kept"): \(count) \(loss)")
        }
    }

    /// The format with the link type that keeps the records as they are, where it can.
    static func format(
        _ wanted: CaptureFormat, _ reader: CaptureReader, _ first: RecordBatch
    ) -> CaptureFiles.CaptureFormat {
        switch wanted {
        case .pcap: return .pcap
        case .pcapng: return .pcapng
        case .pklg:
            if case .packetLogger = reader.format { return reader.format }
            return .packetLogger(bigEndian: true)
        case .btsnoop:
            if case .btsnoop(let link) = reader.format, [.btsnoopH1, .btsnoopH4, .btsnoopMonitor].contains(link) {
                return reader.format
            }
            // Only monitor records name their adapter.
            let isMonitor = first.records.contains {
                $0.link == .linuxMonitor || $0.kind == .monitor || $0.adapter != 0
            }
            return .btsnoop(isMonitor ? .btsnoopMonitor : .btsnoopH4)
        }
    }
}
