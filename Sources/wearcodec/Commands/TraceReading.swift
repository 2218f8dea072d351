// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import ToolSupport
import TraceDecoder

/// Reads a whole capture for commands that report on it and print no records.
enum TraceReading {
    /// What was read, and the reader, which knows the rest.
    struct Result {
        let decoder: TraceDecoder
        let reader: CaptureReader
        let isInterrupted: Bool
        /// Set where reading ended early although records had been read.
        var failure: ToolFailure?
    }

    /// - Parameter inspect: Sees each batch of records and its events.
    static func read(
        _ path: String, layers: TraceLayers, _ context: ToolContext,
        inspect: (RecordBatch, EventBatch, TraceDecoder) -> Void = { _, _, _ in }
    ) throws(ToolFailure) -> Result {
        let interrupt = InterruptFlag.install()
        let reader = try CaptureOpening.open(path, interrupt)
        let decoder = TraceDecoder(options: TraceDecoder.Options(layers: layers))
        var progress = context.progress(
            totalBytes: reader.byteCount.map { UInt64(max(0, $0)) }, printsMeanwhile: false)
        var batch = RecordBatch()
        var events = EventBatch()
        var failure: ToolFailure?
        do throws(CaptureError) {
            while !interrupt.isRaised, try reader.read(into: &batch) {
                events.removeAll()
                decoder.decode(batch, into: &events)
                inspect(batch, events, decoder)
                progress.update(bytes: UInt64(max(0, reader.fileOffset)), records: decoder.statistics.records)
            }
        } catch {
            failure = ToolFailure(.unreadable, error.message)
            if decoder.statistics.records == 0 { throw ToolFailure(.unreadable, error.message) }
        }
        events.removeAll()
        decoder.finish(into: &events)
        inspect(RecordBatch(), events, decoder)
        return Result(decoder: decoder, reader: reader, isInterrupted: interrupt.isRaised, failure: failure)
    }
}
