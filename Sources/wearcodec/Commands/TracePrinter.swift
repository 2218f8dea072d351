// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import ToolSupport
import TraceDecoder

/// Prints what a trace holds as it is read: the part that `decode` and `live` share.
struct TracePrinter: ~Copyable {
    private let decoder: TraceDecoder
    private var renderer: TraceRenderer
    /// Renders on two threads; nil where lines must appear at once or be counted.
    private let crew: RenderCrew?
    private var events = EventBatch()
    private let output: StandardOutput
    private let printed: TraceLayers
    private let limit: Int
    private let filter: TraceFilter?
    /// Bytes of text that are collected before they are handed on.
    private let threshold = 1 << 16

    init(
        decoder: TraceDecoder, options: TraceRenderer.Options, output: StandardOutput, printed: TraceLayers,
        filter: TraceFilter?, limit: Int, isPrompt: Bool
    ) {
        self.decoder = decoder
        renderer = TraceRenderer(options: options)
        self.output = output
        self.printed = printed
        self.filter = filter
        self.limit = limit
        crew = isPrompt || limit < .max ? nil : RenderCrew(options: options, layers: printed, filter: filter)
        renderer.renderHeader()
    }

    var isFull: Bool { renderer.lineCount >= limit }
    /// Lines about packets, values and messages.
    var contentCount: Int { renderer.contentCount + (crew?.contentCount ?? 0) }
    var faultCount: Int { renderer.faultCount + (crew?.faultCount ?? 0) }

    /// Decodes and prints a batch of records.
    mutating func consume(_ batch: RecordBatch) throws(OutputFailure) {
        decoder.decode(batch, into: &events)
        try render()
    }

    /// Prints what is known only at the end.
    mutating func finish() throws(OutputFailure) {
        decoder.finish(into: &events)
        try render()
        let output = output
        try crew?.finish { text throws(OutputFailure) in try output.write(text) }
        try flush()
    }

    private mutating func render() throws(OutputFailure) {
        let context = TraceContext(decoder, events)
        if let crew {
            try flush()
            let output = output
            return try crew.submit(&events, context) { text throws(OutputFailure) in try output.write(text) }
        }
        // The batch leaves this value for the while, so that its bytes can be borrowed while lines are written.
        var batch = EventBatch()
        swap(&batch, &events)
        defer {
            batch.removeAll()
            swap(&batch, &events)
        }
        for event in batch.events {
            if isFull { break }
            guard printed.contains(TraceLayers(event.layer)) else { continue }
            if let filter, !filter.matches(event, batch.bytes.span, context) { continue }
            renderer.render(event, batch.bytes.span, context)
            if renderer.outputCount >= threshold { try flush() }
        }
    }

    /// Hands over what this thread printed so far.
    mutating func flush() throws(OutputFailure) {
        guard renderer.outputCount > 0 else { return }
        let output = output
        try renderer.drain { text throws(OutputFailure) in try output.write(text) }
    }
}
