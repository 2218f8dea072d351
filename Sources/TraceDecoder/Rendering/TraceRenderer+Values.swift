// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

extension TraceRenderer {
    /// Where an event's whole value lies within its PDU; nil where the PDU holds no whole value.
    private func wholeValue(_ event: TraceEvent) -> Range<Int>? {
        guard event.parts.contains(.value) else { return nil }
        if event.layer == .att {
            // Blobs and prepared writes are pieces; they are joined on the GATT layer.
            switch event.opcode {
            case 0x0b, 0x12, 0x52, 0xd2, 0x1b, 0x1d: break
            default: return nil
            }
        }
        return event.valueOffset..<(event.valueOffset + event.valueCount)
    }

    /// Whether ``decodeValue(_:_:_:)`` would print something.
    func hasDecodable(_ event: TraceEvent, _ context: borrowing TraceContext) -> Bool {
        guard event.layer == .att || event.layer == .gatt, let attribute = context.attribute(event),
            attribute.codec != nil
        else { return false }
        if event.layer == .gatt && (event.error != 0 || event.valueCount == 0) { return false }
        return wholeValue(event) != nil
    }

    /// Prints the typed value of an event; nil when there is no codec for it.
    mutating func decodeValue(
        _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) -> DecodeOutcome? {
        guard hasDecodable(event, context), let codec = context.attribute(event)?.codec,
            let range = wholeValue(event)
        else { return nil }
        return codec.print(pdu.extracting(range), policy: options.policy, to: &printer)
    }

    /// Prints the fields of a PDU; nil when there is nothing to print.
    mutating func printParameters(_ event: TraceEvent, _ pdu: Span<UInt8>) -> DecodeOutcome? {
        guard let codec = PDUCodecs.codec(for: event, pdu) else { return nil }
        return codec.print(pdu, policy: options.policy, to: &printer)
    }
}
