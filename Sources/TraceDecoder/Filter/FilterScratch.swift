// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

/// Values of one event that were decoded on demand, so that several tests decode once.
struct FilterScratch {
    struct Fields {
        var json: JSONValue
        var outcome: DecodeOutcome
    }

    private var decoded: Fields??
    private var parameters: Fields??
    private let policy: DecodePolicy

    init(_ policy: DecodePolicy) { self.policy = policy }

    mutating func fields(
        _ root: FilterPath.Root, _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) -> Fields? {
        switch root {
        case .decoded:
            if let decoded { return decoded }
            if let message = context.message(event) {
                let fields = printed(message)
                decoded = .some(fields)
                return fields
            }
            let codec = TypedValue.codec(of: event, context)
            let fields = codec.flatMap { decode($0, pdu.extracting(TypedValue.range(of: event) ?? 0..<0)) }
            decoded = .some(fields)
            return fields
        case .parameters:
            if let parameters { return parameters }
            let fields = PDUCodecs.codec(for: event, pdu).flatMap { decode($0.codec, pdu.extracting($0.range)) }
            parameters = .some(fields)
            return fields
        }
    }

    /// What was found odd when the event's value, or else its PDU, was decoded.
    mutating func outcome(
        _ event: TraceEvent, _ pdu: Span<UInt8>, _ context: borrowing TraceContext
    ) -> DecodeOutcome? {
        if event.layer == .vendor || TypedValue.exists(event, context) {
            return fields(.decoded, event, pdu, context)?.outcome
        }
        return fields(.parameters, event, pdu, context)?.outcome
    }

    private func printed(_ message: TrafficMessage) -> Fields {
        var printer = ValuePrinter(style: .json)
        message.content.print(to: &printer)
        printer.closeAll(to: 0)
        let json = (try? JSONValue(parsing: printer.string)) ?? .null
        return Fields(json: json, outcome: DecodeOutcome(error: message.fault, oddities: []))
    }

    private func decode(_ codec: ValueCodec, _ bytes: Span<UInt8>) -> Fields? {
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes, policy: policy, to: &printer)
        // What the printer prints is JSON; should a codec ever print something else, its fields are unknown.
        let json = (try? JSONValue(parsing: printer.string)) ?? .null
        return Fields(json: json, outcome: outcome)
    }
}
