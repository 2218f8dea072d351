// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// The first one or two bytes of a frame: what it is, on which channel, which packet.
struct AppChannelHeader: FieldValue {
    var kind = AppChannelFrame.Kind.unknown
    var channel: UInt8 = 0
    var sequence: UInt8 = 0

    init() {}

    init(kind: AppChannelFrame.Kind, channel: UInt8, sequence: UInt8) {
        self.kind = kind
        self.channel = channel
        self.sequence = sequence
    }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        guard let first = reader.peek() else {
            throw DecodeError(.truncated(needed: 1, available: 0), offset: reader.position)
        }
        kind = AppChannelFrame.Kind(first, reader.peek(at: 1), byteCount: reader.remaining)
        channel = kind.isTransfer ? first & 0x0f : 0
        sequence = kind == .data ? first >> 4 : 0
        switch kind {
        case .unknown: try reader.report(DecodeError(.reservedValue, offset: reader.position, detail: "unknown frame"))
        case .data: try reader.skip(1)
        default: try reader.skip(2)
        }
    }

    func write(to writer: inout ByteWriter) {
        if let code = kind.code {
            writer.write(code.0 | (kind.isTransfer ? channel & 0x0f : 0))
            writer.write(code.1)
        } else if kind == .data {
            writer.write(sequence << 4 | channel & 0x0f)
        }
    }

    func print(to printer: inout ValuePrinter) { printer.string(kind.rawValue) }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let word = try json.stringValue()
        guard let kind = AppChannelFrame.Kind(rawValue: word) else {
            let known = AppChannelFrame.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw JSONFault("\"\(word)\" is none of \(known)")
        }
        self = AppChannelHeader(kind: kind, channel: 0, sequence: 0)
    }

    var fieldType: FieldType { FieldType("enum", names: AppChannelFrame.Kind.allCases.map(\.rawValue)) }
}

/// A number that the header's bytes carry already.
struct AppChannelNibble: FieldValue {
    var value: UInt8 = 0
    var limits: ClosedRange<UInt8> = 0...15

    init() {}
    init(_ value: UInt8, _ limits: ClosedRange<UInt8>) {
        self.value = value
        self.limits = limits
    }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {}
    func write(to writer: inout ByteWriter) {}
    func print(to printer: inout ValuePrinter) { printer.number(unsigned: UInt64(value)) }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let number = try json.integer(UInt8.self)
        guard limits.contains(number) else {
            throw JSONFault("\(number) is not between \(limits.lowerBound) and \(limits.upperBound)")
        }
        value = number
    }

    var fieldType: FieldType { FieldType("uint4") }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    mutating func nibble(
        _ name: StaticString, _ value: inout UInt8, _ limits: ClosedRange<UInt8>
    ) throws(Failure) {
        // A channel that JSON does not name is the first.
        var nibble = AppChannelNibble(goesByName ? max(value, limits.lowerBound) : value, limits)
        try field(name, &nibble)
        value = nibble.value
    }
}
