// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles
import FieldCoding

extension TraceRenderer {
    mutating func renderJSON(_ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext) {
        if options.fields != nil { return renderChosenJSON(event, pdu, context) }
        printer.output.append("{\"frame\":")
        printer.output.append(decimal: UInt64(event.frame))
        printer.output.append(",\"time\":\"")
        times.append(event.time, to: &printer.output)
        printer.output.append("\",\"direction\":\"")
        printer.output.append(EventNames.direction(event.direction))
        printer.output.append(0x22)
        if options.namesLayer {
            printer.output.append(",\"layer\":\"")
            printer.output.append(EventNames.layer(event.layer))
            printer.output.append(0x22)
        }
        if event.adapter != 0 {
            printer.output.append(",\"adapter\":")
            printer.output.append(decimal: UInt64(event.adapter))
        }
        if event.parts.contains(.connection) {
            printer.output.append(",\"connection\":")
            printer.output.append(decimal: UInt64(event.connection))
        }
        if let peer = context.peer(event) {
            printer.output.append(",\"peer\":\"")
            peer.address.append(to: &printer.output)
            printer.output.append(0x22)
        }
        if event.parts.contains(.channel) {
            printer.output.append(",\"cid\":")
            printer.output.append(decimal: UInt64(event.cid))
        }
        renderJSONBody(event, pdu, context)
        printer.output.append(0x7d)
    }

    private mutating func renderJSONBody(
        _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) {
        if hasOpcode(event) {
            printer.output.append(",\"opcode\":")
            printer.output.append(decimal: PacketNames.opcode(event, pdu).value)
        }
        if event.layer == .hci {
            printer.output.append(",\"type\":\"")
            printer.output.append(EventNames.kind(event.kind))
            printer.output.append(0x22)
        }
        if let message = context.message(event) {
            printer.output.append(",\"name\":\"")
            printer.output.append(message.name)
            printer.output.append(0x22)
        } else if let name = PacketNames.name(event, pdu) {
            printer.output.append(",\"name\":\"")
            printer.output.append(name)
            printer.output.append(0x22)
        }
        if event.parts.contains(.handle) {
            printer.output.append(",\"handle\":")
            printer.output.append(decimal: UInt64(event.handle))
        }
        if event.layer != .gatt && event.layer != .vendor {
            printer.output.append(",\"pdu\":\"")
            printer.output.append(hex: pdu)
            printer.output.append(0x22)
        }
        if event.parts.contains(.value) {
            printer.output.append(",\"value\":\"")
            printer.output.append(hex: pdu.extracting(event.valueOffset..<(event.valueOffset + event.valueCount)))
            printer.output.append(0x22)
        }
        if event.error != 0 {
            printer.output.append(",\"error\":")
            printer.output.append(decimal: UInt64(event.error))
            if let name = EventNames.errorName(event) {
                printer.output.append(",\"error_name\":\"")
                printer.output.append(name)
                printer.output.append(0x22)
            }
        }
        if event.requestFrame > 0 {
            printer.output.append(",\"request_frame\":")
            printer.output.append(decimal: UInt64(event.requestFrame))
        }
        if event.parts.contains(.requestHandle) {
            printer.output.append(",\"request_handle\":")
            printer.output.append(decimal: UInt64(event.requestHandle))
        }
        if let attribute = context.attribute(event) {
            printer.output.append(0x2c)
            let text = attribute.texts.json
            printer.output.append(text.span)
        }
        var outcome: DecodeOutcome?
        if hasDecodable(event, context) {
            printer.output.append(",\"decoded\":")
            printer.startValue()
            outcome = decodeValue(event, pdu, context)
        } else if let codec = PDUCodecs.codec(for: event, pdu) {
            printer.output.append(",\"parameters\":")
            printer.startValue()
            outcome = print(codec, pdu)
        }
        countFault(event, outcome, context)
        if hasWarnings(event, outcome, context) {
            printer.output.append(",\"warnings\":")
            printWarnings(event, outcome, context)
        }
    }

    private func hasOpcode(_ event: TraceEvent) -> Bool {
        if event.layer != .hci { return event.layer != .vendor }
        switch event.kind {
        case .command, .event, .monitor, .note: return true
        case .acl, .sco, .iso, .linkLayer, .unknown: return false
        }
    }

    /// An array of sentences.
    private mutating func printWarnings(
        _ event: TraceEvent, _ outcome: DecodeOutcome?, _ context: borrowing TraceContext
    ) {
        var sentences: [String] = []
        forEachWarning(event, outcome, context) { sentences.append($0) }
        printer.startValue()
        printer.beginArray()
        for sentence in sentences { printer.string(sentence) }
        printer.endArray()
    }

    /// Only the keys that were asked for, in their order; absent ones are left out.
    private mutating func renderChosenJSON(
        _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) {
        var outcome = outcomeAhead(event, pdu, context)
        countFault(event, outcome, context)
        printer.startValue()
        printer.beginObject()
        for field in columns {
            switch field {
            case .decoded where hasDecodable(event, context):
                printer.key("decoded")
                outcome = decodeValue(event, pdu, context)
            case .parameters where PDUCodecs.codec(for: event, pdu) != nil:
                printer.key("parameters")
                outcome = printParameters(event, pdu)
            case .warnings:
                if hasWarnings(event, outcome, context) {
                    printer.key("warnings")
                    printWarnings(event, outcome, context)
                }
            default: chosen(field, event, pdu, context)
            }
        }
        printer.endObject()
    }

    private mutating func chosen(
        _ field: TraceField, _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) {
        let attribute = context.attribute(event)
        switch field {
        case .layer: word("layer", EventNames.layer(event.layer))
        case .frame: number("frame", event.frame)
        case .time:
            printer.key("time")
            printer.output.append(0x22)
            times.append(event.time, to: &printer.output)
            printer.output.append(0x22)
            printer.endValue()
        case .timeRelative:
            printer.key("time_relative")
            printer.output.append(0x22)
            times.appendRelative(event.time, since: context.start ?? event.time, width: 0, to: &printer.output)
            printer.output.append(0x22)
            printer.endValue()
        case .direction: word("direction", EventNames.direction(event.direction))
        case .adapter: number("adapter", Int(event.adapter))
        case .connection: if event.parts.contains(.connection) { number("connection", Int(event.connection)) }
        case .peer: text("peer", context.peer(event)?.address.description)
        case .cid: if event.parts.contains(.channel) { number("cid", Int(event.cid)) }
        case .opcode:
            if hasOpcode(event) {
                number("opcode", Int(PacketNames.opcode(event, pdu).value))
            }
        case .name:
            if let message = context.message(event) {
                text("name", message.name)
            } else if let name = PacketNames.name(event, pdu) {
                word("name", name)
            }
        case .handle: if event.parts.contains(.handle) { number("handle", Int(event.handle)) }
        case .pdu:
            guard event.layer != .vendor else { return }
            printer.key("pdu")
            printer.hex(pdu)
        case .value:
            guard event.parts.contains(.value) else { return }
            printer.key("value")
            printer.hex(pdu.extracting(event.valueOffset..<(event.valueOffset + event.valueCount)))
        case .uuid: text("uuid", attribute?.uuid.description)
        case .service: text("service", attribute?.service?.description)
        case .characteristic: text("characteristic", attribute?.characteristic?.description)
        case .attributeName: text("attribute_name", attribute?.name)
        case .error: if event.error != 0 { number("error", Int(event.error)) }
        case .errorName: if let name = EventNames.errorName(event) { word("error_name", name) }
        case .requestFrame: if event.requestFrame > 0 { number("request_frame", event.requestFrame) }
        case .requestHandle:
            if event.parts.contains(.requestHandle) { number("request_handle", Int(event.requestHandle)) }
        default: return
        }
    }

    private mutating func number(_ key: StaticString, _ value: Int) {
        printer.key(key)
        printer.number(value)
    }

    private mutating func word(_ key: StaticString, _ value: StaticString) {
        printer.key(key)
        printer.word(value)
    }

    private mutating func text(_ key: StaticString, _ value: String?) {
        guard let value else { return }
        printer.key(key)
        printer.string(value)
    }
}
