// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

extension TraceRenderer {
    mutating func renderTSV(_ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext) {
        let outcome = outcomeAhead(event, pdu, context)
        countFault(event, outcome, context)
        var isFirst = true
        for field in columns {
            if !isFirst { printer.output.append(0x09) }
            isFirst = false
            if field == .warnings {
                joinWarnings(event, outcome, context)
            } else {
                renderColumn(field, event, pdu, context)
            }
        }
    }

    @inline(__always)
    private mutating func renderColumn(
        _ field: TraceField, _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) {
        switch field {
        case .frame: printer.output.append(decimal: UInt64(event.frame))
        case .time: times.append(event.time, to: &printer.output)
        case .direction: printer.output.append(EventNames.direction(event.direction))
        case .connection:
            if event.parts.contains(.connection) { hex(UInt64(event.connection), event.isAir ? 8 : 4) }
        case .cid: if event.parts.contains(.channel) { hex(UInt64(event.cid), 4) }
        case .opcode:
            if event.layer == .hci {
                let opcode = PacketNames.opcode(event, pdu)
                if opcode.value != 0 { hex(opcode.value, opcode.digits) }
            } else if event.layer != .vendor {
                hex(UInt64(event.opcode), 2)
            }
        case .handle: if event.parts.contains(.handle) { hex(UInt64(event.handle), 4) }
        case .pdu: printer.output.append(hex: pdu)
        default: renderRareColumn(field, event, pdu, context)
        }
    }

    private mutating func renderRareColumn(
        _ field: TraceField, _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) {
        switch field {
        case .layer: printer.output.append(EventNames.layer(event.layer))
        case .timeRelative:
            times.appendRelative(event.time, since: context.start ?? event.time, width: 0, to: &printer.output)
        case .adapter: printer.output.append(decimal: UInt64(event.adapter))
        case .peer: if let peer = context.peer(event) { peer.address.append(to: &printer.output) }
        case .name:
            if let message = context.message(event) {
                printer.output.append(message.name)
            } else if let name = PacketNames.name(event, pdu) {
                printer.output.append(name)
            }
        case .value:
            if event.parts.contains(.value) {
                printer.output.append(hex: pdu.extracting(event.valueOffset..<(event.valueOffset + event.valueCount)))
            }
        case .uuid: context.attribute(event)?.uuid.append(to: &printer.output)
        case .service: context.attribute(event)?.service?.append(to: &printer.output)
        case .characteristic: context.attribute(event)?.characteristic?.append(to: &printer.output)
        case .attributeName:
            if let name = context.attribute(event)?.name { printer.output.append(name) }
        case .error: if event.error != 0 { hex(UInt64(event.error), 2) }
        case .errorName: if let name = EventNames.errorName(event) { printer.output.append(name) }
        case .requestFrame: if event.requestFrame > 0 { printer.output.append(decimal: event.requestFrame) }
        case .requestHandle: if event.parts.contains(.requestHandle) { hex(UInt64(event.requestHandle), 4) }
        case .decoded:
            printer.startValue()
            _ = decodeValue(event, pdu, context)
        case .parameters:
            printer.startValue()
            _ = printParameters(event, pdu)
        default: break
        }
    }

    private mutating func hex(_ value: UInt64, _ digits: Int) {
        printer.output.append("0x")
        printer.output.append(hex: value, digits: digits)
    }

    private mutating func joinWarnings(
        _ event: TraceEvent, _ outcome: DecodeOutcome?, _ context: borrowing TraceContext
    ) {
        var sentences: [String] = []
        forEachWarning(event, outcome, context) { sentences.append($0) }
        printer.output.append(sentences.joined(separator: "; "))
    }
}
