// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import CaptureFiles
import TraceDecoder

/// A capture, decoded in this process from bytes to text.
struct CaptureDecoding {
    /// Offsets in the file at which records start, in order.
    var recordOffsets: [Int] = []
    /// What was printed, without the line of column names.
    var text = ""
    var damage: [CaptureDamage] = []
    /// Why nothing, or nothing more, could be read.
    var error: CaptureError?

    init(_ bytes: [UInt8], _ options: TraceRenderer.Options, layers: TraceLayers = .att) {
        let decoder = TraceDecoder(options: TraceDecoder.Options(layers: layers))
        var renderer = TraceRenderer(options: options)
        var records = RecordBatch()
        var events = EventBatch()
        do throws(CaptureError) {
            let reader = try CaptureReader(bytes: bytes)
            defer { damage = reader.damage }
            while try reader.read(into: &records) {
                recordOffsets += records.records.map { Int($0.fileOffset) }
                events.removeAll()
                decoder.decode(records, into: &events)
                Self.render(events, decoder, &renderer)
            }
        } catch { self.error = error }
        events.removeAll()
        decoder.finish(into: &events)
        Self.render(events, decoder, &renderer)
        var printed: [UInt8] = []
        renderer.drain { printed = Array(copying: $0) }
        text = String(decoding: printed, as: UTF8.self)
    }

    private static func render(_ events: EventBatch, _ decoder: TraceDecoder, _ renderer: inout TraceRenderer) {
        let context = TraceContext(decoder, events)
        for event in events.events { renderer.render(event, events.bytes.span, context) }
    }

    /// Rows of tab-separated values, for captures that were printed as tsv.
    var rows: [[Substring]] {
        text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }
}
