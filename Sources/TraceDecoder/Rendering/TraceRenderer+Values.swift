// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

extension TraceRenderer {
    /// Whether ``decodeValue(_:_:_:)`` would print something.
    func hasDecodable(_ event: TraceEvent, _ context: borrowing TraceContext) -> Bool {
        event.layer == .vendor ? context.message(event) != nil : TypedValue.exists(event, context)
    }

    /// Prints the typed value of an event; nil when there is no codec for it.
    mutating func decodeValue(
        _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) -> DecodeOutcome? {
        if let message = context.message(event) {
            let depth = printer.openCount
            message.content.print(to: &printer)
            printer.closeAll(to: depth)
            return DecodeOutcome(error: message.fault, oddities: [])
        }
        guard let codec = TypedValue.codec(of: event, context), let range = TypedValue.range(of: event) else {
            return nil
        }
        return codec.print(pdu.extracting(range), policy: options.policy, to: &printer)
    }

    /// Prints the fields of a PDU; nil when there is nothing to print.
    mutating func printParameters(_ event: TraceEvent, _ pdu: Span<UInt8>) -> DecodeOutcome? {
        guard let codec = PDUCodecs.codec(for: event, pdu) else { return nil }
        return print(codec, pdu)
    }

    /// What decoding the event's value finds, for lines that have warnings but not the value, or have it behind them.
    ///
    /// Nil where nobody asks for them: decoding each value for nothing would slow the plain columns down.
    mutating func outcomeAhead(
        _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) -> DecodeOutcome? {
        guard findsFaults else { return nil }
        let start = printer.output.count
        printer.startValue()
        let outcome =
            hasDecodable(event, context) ? decodeValue(event, pdu, context) : printParameters(event, pdu)
        printer.output.truncate(to: start)
        return outcome
    }

    mutating func countFault(_ event: TraceEvent, _ outcome: DecodeOutcome?, _ context: borrowing TraceContext) {
        if hasWarnings(event, outcome, context) { faultCount += 1 }
    }

    func hasWarnings(_ event: TraceEvent, _ outcome: DecodeOutcome?, _ context: borrowing TraceContext) -> Bool {
        event.warnings.rawValue != 0 || !(outcome?.isClean ?? true)
            || !(context.message(event)?.warnings.isEmpty ?? true)
    }

    /// What is odd about an event, sentence by sentence: on its way, in its message, in its value.
    func forEachWarning(
        _ event: TraceEvent, _ outcome: DecodeOutcome?, _ context: borrowing TraceContext, _ body: (String) -> Void
    ) {
        for (bit, sentence) in TraceWarnings.sentences.enumerated()
        where event.warnings.rawValue & (1 << UInt32(bit)) != 0 {
            body("\(sentence)")
        }
        for sentence in context.message(event)?.warnings ?? [] {
            // It may quote what a device sent.
            var escaped = OutputBuffer(capacity: sentence.utf8.count)
            escaped.append(escaping: Array(sentence.utf8).span)
            body(escaped.string)
        }
        for oddity in outcome?.oddities ?? [] { body(oddity.description) }
        if let error = outcome?.error { body(error.description) }
    }

    mutating func print(_ codec: PDUCodec, _ pdu: Span<UInt8>) -> DecodeOutcome {
        let start = printer.output.count
        let outcome = codec.codec.print(pdu.extracting(codec.range), policy: options.policy, to: &printer)
        if options.format == .text { dropOpcode(from: start) }
        return outcome
    }

    /// A line of text names the PDU already: `opcode: read_request, ` need not say so again.
    private mutating func dropOpcode(from start: Int) {
        let key: StaticString = "opcode: "
        let count = Self.opcodeCount(printer.output.bytes.extracting(start..<printer.output.count), key)
        printer.output.remove(count, at: start)
    }

    /// Bytes of a leading `opcode: …, `.
    private static func opcodeCount(_ printed: Span<UInt8>, _ key: StaticString) -> Int {
        var position = 0
        for byte in "\(key)".utf8 {
            guard position < printed.count, printed[position] == byte else { return 0 }
            position += 1
        }
        while position < printed.count, printed[position] != 0x2c { position += 1 }
        return min(position + 2, printed.count)
    }
}
