// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles
import FieldCoding

/// One question about an event. What an event does not have, no comparison accepts, not even `!=`.
enum FilterTest: Sendable {
    case number(FilterNumber, FilterComparison, Int64)
    case numbers(FilterNumber, FilterComparison, FilterNumber)
    case numberWithin(FilterNumber, [ClosedRange<Int64>])
    case numberPresent(FilterNumber)
    case time(FilterComparison, FilterTime)
    case always
    case bytes(FilterBytes, FilterComparison, [UInt8])
    case bytesContain(FilterBytes, [UInt8])
    case bytesPresent(FilterBytes)
    /// A bit for each direction's raw value.
    case direction(UInt8)
    /// A bit for each layer's raw value.
    case layer(UInt8)
    /// A bit for each kind of record.
    case kind(PacketKind)
    case name(FilterNameSet)
    case namePresent
    case errorName(FilterNameSet)
    case errorNamePresent
    case uuid(FilterUUIDField, FilterUUIDSet)
    case uuidPresent(FilterUUIDField)
    case attributeNamePresent
    case peer(FilterAddresses)
    case peerPresent
    case path(FilterPath, FilterPathTest)
    case warnings(FilterWarnings)

    func admits(
        _ event: TraceEvent, _ batch: Span<UInt8>, _ context: borrowing TraceContext, _ scratch: inout FilterScratch
    ) -> Bool {
        switch self {
        case .number(let number, let comparison, let constant):
            return number.value(event, batch).map { comparison.holds($0, constant) } ?? false
        case .numbers(let left, let comparison, let right):
            guard let first = left.value(event, batch), let second = right.value(event, batch) else { return false }
            return comparison.holds(first, second)
        case .numberWithin(let number, let ranges):
            guard let value = number.value(event, batch) else { return false }
            return ranges.contains { $0.contains(value) }
        case .numberPresent(let number):
            guard let value = number.value(event, batch) else { return false }
            return !number.isMasked || value != 0
        case .time(let comparison, let time): return time.admits(comparison, event.time, since: context.start)
        case .always: return true
        case .bytes(let bytes, let comparison, let constant):
            guard let range = bytes.range(event) else { return false }
            return comparison.admits(FilterBytes.order(batch.extracting(range), constant.span))
        case .bytesContain(let bytes, let part):
            guard let range = bytes.range(event) else { return false }
            return FilterText.contains(batch.extracting(range), part.span)
        case .bytesPresent(let bytes): return bytes.range(event) != nil
        case .direction(let mask): return mask >> event.direction.rawValue & 1 == 1
        case .layer(let mask): return mask >> event.layer.rawValue & 1 == 1
        case .kind(let kind): return event.kind == kind
        case .name(let names):
            switch event.layer {
            case .att, .gatt, .link: return names.contains(event.opcode, event.layer)
            case .hci, .l2cap, .vendor: return Self.otherName(event, batch, context).map(names.containsOther) ?? false
            }
        case .errorName(let names): return event.error != 0 && names.contains(event.error, event.layer)
        default: return admitsContext(event, batch, context, &scratch)
        }
    }

    /// The normalised name of a packet below ATT or of a message.
    private static func otherName(
        _ event: TraceEvent, _ batch: Span<UInt8>, _ context: borrowing TraceContext
    ) -> [UInt8]? {
        if let message = context.message(event) { return FilterText.normalized(message.name.utf8) }
        let packet = batch.extracting(event.start..<(event.start + event.count))
        return PacketNames.name(event, packet).map { FilterText.normalized($0) }
    }

    private func admitsContext(
        _ event: TraceEvent, _ batch: Span<UInt8>, _ context: borrowing TraceContext, _ scratch: inout FilterScratch
    ) -> Bool {
        switch self {
        case .namePresent: return EventNames.name(event) != nil || Self.otherName(event, batch, context) != nil
        case .errorNamePresent: return EventNames.errorName(event) != nil
        case .uuid(let field, let uuids): return field.uuid(event, context).map(uuids.admits) ?? false
        case .uuidPresent(let field): return field.uuid(event, context) != nil
        case .attributeNamePresent: return context.attribute(event)?.name != nil
        case .peer(let addresses): return context.peer(event).map { addresses.admits($0.address) } ?? false
        case .peerPresent: return context.peer(event) != nil
        case .path(let path, let test):
            let pdu = batch.extracting(event.start..<(event.start + event.count))
            guard let fields = scratch.fields(path.root, event, pdu, context) else { return false }
            return test.admits(path, in: fields.json)
        case .warnings(let warnings): return warnings.admits(event, batch, context, &scratch)
        default: return false
        }
    }
}

/// What is asked of the warnings of an event: those of the trace, and those of its decoded value.
struct FilterWarnings: Sendable {
    /// Texts in lower case, one of which a warning must be, or contain; empty where any warning will do.
    var texts: [[UInt8]]
    var isPart: Bool
    var isNegated: Bool
    private let mask: UInt32

    init(_ literals: [FilterLiteral], isPart: Bool, isNegated: Bool = false) {
        texts = literals.map { FilterText.folded($0.bytes) }
        self.isPart = isPart
        self.isNegated = isNegated
        var mask: UInt32 = 0
        for (bit, sentence) in TraceWarnings.sentences.enumerated() {
            let text = sentence.withUTF8Buffer { FilterText.folded($0) }
            if Self.accepts(text, texts, isPart) { mask |= 1 << UInt32(bit) }
        }
        self.mask = texts.isEmpty ? .max : mask
    }

    private static func accepts(_ warning: [UInt8], _ texts: [[UInt8]], _ isPart: Bool) -> Bool {
        texts.isEmpty || texts.contains { isPart ? FilterText.contains(warning, $0) : warning == $0 }
    }

    func admits(
        _ event: TraceEvent, _ batch: Span<UInt8>, _ context: borrowing TraceContext, _ scratch: inout FilterScratch
    ) -> Bool {
        if event.warnings.rawValue & mask != 0 { return !isNegated }
        let pdu = batch.extracting(event.start..<(event.start + event.count))
        let outcome = scratch.outcome(event, pdu, context)
        let faults = (outcome?.oddities ?? []) + (outcome?.error.map { [$0] } ?? [])
        if faults.contains(where: { Self.accepts(FilterText.folded($0.description.utf8), texts, isPart) }) {
            return !isNegated
        }
        return isNegated && (event.warnings.rawValue != 0 || !faults.isEmpty)
    }
}
