// SPDX-License-Identifier: Apache-2.0

import FieldCoding

/// Which events carry a value that a codec can decode.
enum TypedValue {
    /// Where an event's whole value lies within its PDU; nil where the PDU holds no whole value.
    static func range(of event: TraceEvent) -> Range<Int>? {
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

    /// Whether there is a codec for the event's value, and a value to decode.
    static func exists(_ event: TraceEvent, _ context: borrowing TraceContext) -> Bool {
        guard event.layer == .att || event.layer == .gatt, let attribute = context.attribute(event),
            attribute.codec != nil
        else { return false }
        if event.layer == .gatt && (event.error != 0 || event.valueCount == 0) { return false }
        return range(of: event) != nil
    }

    static func codec(of event: TraceEvent, _ context: borrowing TraceContext) -> ValueCodec? {
        exists(event, context) ? context.attribute(event)?.codec : nil
    }
}
