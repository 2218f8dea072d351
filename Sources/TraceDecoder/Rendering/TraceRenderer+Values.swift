// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

extension TraceRenderer {
    /// Whether ``decodeValue(_:_:_:)`` would print something.
    func hasDecodable(_ event: TraceEvent, _ context: borrowing TraceContext) -> Bool {
        TypedValue.exists(event, context)
    }

    /// Prints the typed value of an event; nil when there is no codec for it.
    mutating func decodeValue(
        _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) -> DecodeOutcome? {
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

    mutating func print(_ codec: PDUCodec, _ pdu: Span<UInt8>) -> DecodeOutcome {
        let start = printer.output.count
        let outcome = codec.codec.print(pdu.extracting(codec.range), policy: options.policy, to: &printer)
        if options.format == .text { dropOpcode(from: start) }
        return outcome
    }

    /// A line of text names the PDU already: `opcode: read_request, ` need not say so again.
    private mutating func dropOpcode(from start: Int) {
        let printed = printer.output.bytes.extracting(start..<printer.output.count)
        let key: StaticString = "opcode: "
        guard printed.count > key.utf8CodeUnitCount, printed[0] == 0x6f, printed[1] == 0x70, printed[6] == 0x3a
        else { return }
        var end = key.utf8CodeUnitCount
        while end < printed.count, printed[end] != 0x2c { end += 1 }
        printer.output.remove(min(end + 2, printed.count), at: start)
    }
}
