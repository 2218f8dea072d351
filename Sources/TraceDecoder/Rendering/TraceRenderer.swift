// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
public import ByteCoding
import CaptureFiles
import FieldCoding

/// Prints events, a line each, into a buffer that its owner empties.
public struct TraceRenderer: ~Copyable {
    public enum Format: Sendable, Hashable {
        case text
        case json
        case tsv
    }

    public struct Options: Sendable {
        public var format: Format
        /// Columns (tsv) or keys (JSON); nil for all that the event has.
        public var fields: [TraceField]?
        public var policy: DecodePolicy
        /// Colours of text.
        public var isColored: Bool
        /// JSON names the layer, which it need not while there is only ATT.
        public var namesLayer: Bool

        public init(
            format: Format, fields: [TraceField]? = nil, policy: DecodePolicy = .lenient, isColored: Bool = false,
            namesLayer: Bool = false
        ) {
            self.format = format
            self.fields = fields
            self.policy = policy
            self.isColored = isColored
            self.namesLayer = namesLayer
        }
    }

    public let options: Options
    /// Lines printed so far.
    public internal(set) var lineCount = 0
    /// Those of them that tell of packets, values or messages, and not of connections coming and going.
    public internal(set) var contentCount = 0
    /// Lines with a warning, a damaged value among them.
    public internal(set) var faultCount = 0
    var printer: ValuePrinter
    var times = TimeFormatter()
    let columns: [TraceField]
    /// Whether values are decoded for what is odd about them, also where they are not printed.
    let findsFaults: Bool

    public init(options: Options) {
        // Nothing is read back from `self` before all of it is there: the optimiser of Swift 6.3 releases `fields` once
        // too often otherwise.
        let chosen: [TraceField]
        if let fields = options.fields {
            // A table may show a column twice; an object must not have a key twice.
            chosen = options.format == .json ? fields.firstOfEach : fields
        } else {
            chosen = TraceField.tsvDefault
        }
        let needsWarnings = options.policy == .strict || chosen.contains(.warnings)
        printer = ValuePrinter(style: options.format == .text ? .text : .json, output: OutputBuffer(capacity: 1 << 17))
        columns = chosen
        findsFaults = needsWarnings
        self.options = options
    }

    /// Bytes that were printed and not taken yet.
    public var outputCount: Int { printer.output.count }

    /// Hands over what was printed, and forgets it.
    public mutating func drain<Failure: Error>(_ take: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        try take(printer.output.bytes)
        printer.removeAll()
    }

    /// Gives what was printed away and goes on in `other`, which must be empty.
    mutating func exchangeOutput(_ other: inout OutputBuffer) {
        swap(&printer.output, &other)
        printer.removeAll()
    }

    /// The line of column names (tsv only).
    public mutating func renderHeader() {
        guard options.format == .tsv else { return }
        for (index, field) in columns.enumerated() {
            if index > 0 { printer.output.append(0x09) }
            printer.output.append(field.rawValue)
        }
        printer.output.append(0x0a)
    }

    /// Prints one event of a batch.
    public mutating func render(_ event: TraceEvent, _ bytes: Span<UInt8>, _ context: borrowing TraceContext) {
        let pdu = bytes.extracting(event.start..<(event.start + event.count))
        lineCount += 1
        if event.layer != .link { contentCount += 1 }
        switch options.format {
        case .tsv: renderTSV(event, pdu, context)
        case .json: renderJSON(event, pdu, context)
        case .text: renderText(event, pdu, context)
        }
        printer.output.append(0x0a)
    }
}
