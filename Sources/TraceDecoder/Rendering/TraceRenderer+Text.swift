// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles
import FieldCoding

/// One line for people: frame, seconds since the first event, direction, connection, what, attribute, value.
extension TraceRenderer {
    mutating func renderText(_ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext) {
        pad(UInt64(event.frame), 6)
        printer.output.append(0x20)
        times.appendRelative(event.time, since: context.start ?? event.time, width: 5, to: &printer.output)
        printer.output.append(mark(event))
        if event.parts.contains(.connection) {
            printer.output.append("0x")
            printer.output.append(hex: UInt64(event.connection), digits: event.isAir ? 8 : 4)
            printer.output.append(0x20)
        }
        switch event.layer {
        case .att: textATT(event, pdu, context)
        case .gatt: textGATT(event, pdu, context)
        case .link:
            style("\u{1b}[36m")
            textLink(event, context)
            style("\u{1b}[0m")
        case .vendor: textMessage(event, pdu, context)
        case .hci, .l2cap: textPacket(event, pdu, context)
        }
    }

    private mutating func pad(_ value: UInt64, _ width: Int) {
        var digits = 1
        var rest = value
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        for _ in 0..<max(0, width - digits) { printer.output.append(0x20) }
        printer.output.append(decimal: value)
    }

    /// `<` from the host and `>` to it, as btmon marks them; `C` and `P` for who spoke on the air.
    private func mark(_ event: TraceEvent) -> StaticString {
        switch event.direction {
        case .sent: " < "
        case .received: " > "
        case .central: " C> "
        case .peripheral: " P> "
        case .unknown: " - "
        }
    }

    private mutating func textATT(_ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext) {
        if let name = ATTOpcode(rawValue: event.opcode).displayName {
            printer.output.append(name)
        } else {
            printer.output.append("Unknown ATT opcode 0x")
            printer.output.append(hex: UInt64(event.opcode), digits: 2)
        }
        attributePart(event, context)
        if let offset = ATTView(pdu).valueOffset {
            printer.output.append(", offset ")
            printer.output.append(decimal: UInt64(offset))
        }
        errorPart(event)
        var outcome: DecodeOutcome?
        if hasDecodable(event, context) {
            printer.output.append(": ")
            printer.startValue()
            outcome = decodeValue(event, pdu, context)
        } else if event.parts.contains(.value) {
            printer.output.append(": ")
            printer.output.append(hex: pdu.extracting(event.valueOffset..<(event.valueOffset + event.valueCount)))
        } else if let codec = PDUCodecs.codec(for: event, pdu) {
            printer.output.append(": ")
            printer.startValue()
            outcome = print(codec, pdu)
        } else if pdu.count > 1 && !event.parts.contains(.handle) {
            printer.output.append(": ")
            printer.output.append(hex: pdu.extracting(1..<pdu.count))
        }
        warningPart(event, outcome, context)
    }

    private mutating func textGATT(_ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext) {
        printer.output.append(GATTProcedure(rawValue: event.opcode)?.displayName ?? "Procedure")
        attributePart(event, context)
        errorPart(event)
        var outcome: DecodeOutcome?
        if event.opcode == GATTProcedure.exchangeMTU.rawValue, pdu.count == 2 {
            printer.output.append(": ")
            printer.output.append(decimal: UInt64(pdu[0]) | UInt64(pdu[1]) << 8)
        } else if hasDecodable(event, context) {
            printer.output.append(": ")
            printer.startValue()
            outcome = decodeValue(event, pdu, context)
        } else if event.valueCount > 0 {
            printer.output.append(": ")
            printer.output.append(hex: pdu)
        }
        warningPart(event, outcome, context)
    }

    private mutating func textLink(_ event: TraceEvent, _ context: borrowing TraceContext) {
        let change = LinkChange(rawValue: event.opcode)
        switch change {
        case .connected: printer.output.append("* connected")
        case .disconnected: printer.output.append("* disconnected")
        case .encrypted: printer.output.append("* encryption on")
        case .decrypted: printer.output.append("* encryption off")
        case .keyRefreshed: printer.output.append("* encryption key refreshed")
        case .parametersUpdated: printer.output.append("* connection parameters updated")
        case .servicesChanged: printer.output.append("* services changed, attributes forgotten")
        case .connectionFailed: printer.output.append("* connection failed")
        case .encryptionFailed: printer.output.append("* encryption failed")
        case nil: printer.output.append("*")
        }
        if change == .connected || change == .connectionFailed, let peer = context.peer(event) {
            printer.output.append(" to ")
            peer.address.append(to: &printer.output)
            printer.output.append(peer.isRandom ? " (random)" : " (public)")
        }
        errorPart(event)
    }

    private mutating func textPacket(_ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext) {
        printer.output.append(PacketNames.title(event))
        if event.parts.contains(.channel) && PDUCodecs.codec(for: event, pdu) == nil {
            printer.output.append(" CID 0x")
            printer.output.append(hex: UInt64(event.cid), digits: 4)
        }
        if event.layer == .hci {
            let opcode = PacketNames.opcode(event, pdu)
            if opcode.value != 0 && event.kind != .monitor {
                printer.output.append(" 0x")
                printer.output.append(hex: opcode.value, digits: opcode.digits)
            }
        }
        if let name = PacketNames.name(event, pdu) {
            printer.output.append(0x20)
            printer.output.append(name)
        }
        var outcome: DecodeOutcome?
        if let codec = PDUCodecs.codec(for: event, pdu) {
            if !codec.range.isEmpty {
                printer.output.append(": ")
                printer.startValue()
                outcome = print(codec, pdu)
            }
        } else if !pdu.isEmpty {
            printer.output.append(": ")
            printer.output.append(hex: pdu)
        }
        warningPart(event, outcome, context)
    }

    private mutating func attributePart(_ event: TraceEvent, _ context: borrowing TraceContext) {
        if event.parts.contains(.handle) {
            printer.output.append(" 0x")
            printer.output.append(hex: UInt64(event.handle), digits: 4)
        } else if event.parts.contains(.requestHandle) {
            printer.output.append(" (0x")
            printer.output.append(hex: UInt64(event.requestHandle), digits: 4)
            printer.output.append(0x29)
        }
        if let attribute = context.attribute(event) {
            printer.output.append(0x20)
            let text = attribute.texts.label
            printer.output.append(text.span)
        }
    }

    private mutating func errorPart(_ event: TraceEvent) {
        guard event.error != 0 else { return }
        printer.output.append(", ")
        if event.layer != .link { style("\u{1b}[31m") }
        if event.layer == .att, event.requestOpcode != 0,
            let request = ATTOpcode(rawValue: event.requestOpcode).displayName
        {
            printer.output.append("to ")
            printer.output.append(request)
            printer.output.append(", ")
        }
        if let name = EventNames.errorName(event) {
            printer.output.append(name)
            printer.output.append(" (0x")
        } else {
            printer.output.append("error (0x")
        }
        printer.output.append(hex: UInt64(event.error), digits: 2)
        printer.output.append(0x29)
        if event.layer != .link { style("\u{1b}[0m") }
    }

    /// Select Graphic Rendition (ECMA-48, 8.3.117): warnings yellow, errors red, connections cyan.
    private mutating func style(_ sequence: StaticString) {
        if options.isColored { printer.output.append(sequence) }
    }

    private mutating func textMessage(_ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext) {
        printer.output.append(context.message(event)?.name ?? "message")
        printer.output.append(": ")
        printer.startValue()
        let outcome = decodeValue(event, pdu, context)
        warningPart(event, outcome, context)
    }

    private mutating func warningPart(
        _ event: TraceEvent, _ outcome: DecodeOutcome?, _ context: borrowing TraceContext
    ) {
        guard hasWarnings(event, outcome, context) else { return }
        faultCount += 1
        var sentences: [String] = []
        forEachWarning(event, outcome, context) { sentences.append($0) }
        style("\u{1b}[33m")
        printer.output.append("  ! " + sentences.joined(separator: "; "))
        style("\u{1b}[0m")
    }
}
