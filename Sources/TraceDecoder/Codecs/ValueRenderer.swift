// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
public import ByteCoding
public import FieldCoding

/// Prints single values decoded, a line each.
public struct ValueRenderer: ~Copyable {
    /// A column of tsv, a key of JSON.
    public enum Field: String, Sendable, Hashable, CaseIterable {
        case codec, name, uuid, value, decoded, error, warnings

        /// What is printed unless told otherwise.
        public static let standard: [Field] = [.codec, .name, .value, .decoded, .error, .warnings]
    }

    public let format: TraceRenderer.Format
    public let fields: [Field]
    public let policy: DecodePolicy
    private var printer: ValuePrinter

    public init(format: TraceRenderer.Format, fields: [Field]? = nil, policy: DecodePolicy = .lenient) {
        self.format = format
        let chosen = fields ?? Field.standard
        self.fields = format == .json ? chosen.firstOfEach : chosen
        self.policy = policy
        printer = ValuePrinter(style: format == .text ? .text : .json)
        if format == .tsv {
            for (index, field) in self.fields.enumerated() {
                if index > 0 { printer.output.append(0x09) }
                printer.output.append(field.rawValue)
            }
            printer.output.append(0x0a)
        }
    }

    /// What was printed so far.
    public var text: String { printer.string }

    /// Prints one value; what precedes a fault is printed, too.
    public mutating func render(_ bytes: [UInt8], _ entry: CodecCatalog.Entry) -> DecodeOutcome {
        let codec = entry.codec
        guard format != .text else {
            printer.output.append(codec.id)
            if codec.name != codec.id {
                printer.output.append(0x20)
                printer.output.append(codec.name)
            }
            printer.output.append(": ")
            printer.startValue()
            let outcome = codec.print(bytes.span, policy: policy, to: &printer)
            printer.output.append(0x0a)
            return outcome
        }
        // Decoded first, because keys that depend on the outcome may be asked for before it.
        var inner = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, policy: policy, to: &inner)
        if format == .json {
            renderJSON(bytes, entry, inner.output.bytes, outcome)
        } else {
            renderColumns(bytes, entry, inner.output.bytes, outcome)
        }
        printer.output.append(0x0a)
        return outcome
    }

    private mutating func renderJSON(
        _ bytes: [UInt8], _ entry: CodecCatalog.Entry, _ decoded: Span<UInt8>, _ outcome: DecodeOutcome
    ) {
        printer.startValue()
        printer.beginObject()
        for field in fields {
            switch field {
            case .codec:
                printer.key("codec")
                printer.string(entry.codec.id)
            case .name:
                printer.key("name")
                printer.string(entry.codec.name)
            case .uuid:
                guard let uuid = entry.uuid else { continue }
                printer.key("uuid")
                printer.string(uuid.description)
            case .value:
                printer.key("value")
                printer.hex(bytes.span)
            case .decoded:
                printer.key("decoded")
                printer.output.append(decoded)
                printer.endValue()
            case .error: if let error = outcome.error { render(error) }
            case .warnings:
                guard !outcome.oddities.isEmpty else { continue }
                printer.key("warnings")
                printer.beginArray()
                for oddity in outcome.oddities { printer.string(oddity.description) }
                printer.endArray()
            }
        }
        printer.endObject()
    }

    private mutating func render(_ error: DecodeError) {
        printer.key("error")
        printer.beginObject()
        printer.key("message")
        printer.string(error.description)
        printer.key("field")
        printer.string(error.path.joined(separator: "."))
        printer.key("offset")
        printer.number(error.offset)
        printer.endObject()
    }

    private mutating func renderColumns(
        _ bytes: [UInt8], _ entry: CodecCatalog.Entry, _ decoded: Span<UInt8>, _ outcome: DecodeOutcome
    ) {
        for (index, field) in fields.enumerated() {
            if index > 0 { printer.output.append(0x09) }
            switch field {
            case .codec: printer.output.append(entry.codec.id)
            case .name: printer.output.append(entry.codec.name)
            case .uuid: entry.uuid?.append(to: &printer.output)
            case .value: printer.output.append(hex: bytes.span)
            case .decoded: printer.output.append(decoded)
            case .error: if let error = outcome.error { printer.output.append(error.description) }
            case .warnings: printer.output.append(outcome.oddities.map(\.description).joined(separator: "; "))
            }
        }
    }
}
