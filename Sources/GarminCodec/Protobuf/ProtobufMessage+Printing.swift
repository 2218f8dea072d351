// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

/// Messages within each other that are shown by their fields; deeper ones are bytes.
let protobufDepthLimit = 16

extension ProtobufMessage {
    /// Prints an object: a member a field, called by its name or else its number, with a list where it repeats.
    ///
    /// What that form cannot say (fields out of order, numbers that are spelled too long) is printed as
    /// `{"fields": [{"number": …, "varint": …}, …]}`.
    func print(to printer: inout ValuePrinter, _ schema: ProtobufSchema?, _ book: ProtobufBook?, depth: Int = 0) {
        printer.beginObject()
        if let runs = runs() {
            for run in runs { print(run, to: &printer, schema, book, depth) }
        } else if !fields.isEmpty {
            printer.key("fields")
            printer.beginArray()
            for field in fields { Self.printExactly(field, to: &printer) }
            printer.endArray()
        }
        printer.endObject()
    }

    /// Ranges of fields with the same number; nil where members of an object could not tell the fields' order.
    private func runs() -> [Range<Int>]? {
        var runs: [Range<Int>] = []
        var seen: Set<UInt32> = []
        for (index, field) in fields.enumerated() {
            guard field.isCanonical else { return nil }
            if index > 0, fields[index - 1].number == field.number, let last = runs.indices.last {
                runs[last] = runs[last].lowerBound..<(index + 1)
            } else {
                guard seen.insert(field.number).inserted else { return nil }
                runs.append(index..<(index + 1))
            }
        }
        return runs
    }

    private func print(
        _ run: Range<Int>, to printer: inout ValuePrinter, _ schema: ProtobufSchema?, _ book: ProtobufBook?,
        _ depth: Int
    ) {
        let known = schema?.field(fields[run.lowerBound].number)
        printer.key(dynamic: known?.name ?? String(fields[run.lowerBound].number))
        let isList = run.count > 1 || known?.isRepeated ?? false
        if isList { printer.beginArray() }
        for index in run {
            Self.print(fields[index].content, known?.kind, to: &printer, book, depth)
        }
        if isList { printer.endArray() }
    }

    private static func print(
        _ content: ProtobufField.Content, _ kind: ProtobufSchema.Kind?, to printer: inout ValuePrinter,
        _ book: ProtobufBook?, _ depth: Int
    ) {
        switch (kind, content) {
        case (.unsigned, .varint(let value)), (.fixed64, .fixed64(let value)): printer.number(unsigned: value)
        case (.signed, .varint(let value)): printer.number(Int64(bitPattern: value))
        case (.zigzag, .varint(let value)):
            printer.number(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
        case (.bool, .varint(let value)) where value <= 1: printer.bool(value == 1)
        case (.enumeration(let names), .varint(let value)):
            if let name = names[value] { printer.string(name) } else { printer.number(unsigned: value) }
        case (.float, .fixed32(let bits)): Float(bitPattern: bits).print(to: &printer)
        case (.text, .bytes(let bytes)) where UTF8Check.isValid(bytes.span): printer.string(bytes.span)
        case (.bytes, .bytes(let bytes)): printer.hex(bytes.span)
        case (.message(let name), .bytes(let bytes)):
            guard depth < protobufDepthLimit, let schema = book?.schemas[name],
                let message = try? ProtobufMessage(decoding: bytes.span)
            else { return printTagged(content, to: &printer) }
            message.print(to: &printer, schema, book, depth: depth + 1)
        default: printTagged(content, to: &printer)
        }
    }

    /// `{"varint": 5}`: how it stands on the wire.
    private static func printTagged(_ content: ProtobufField.Content, to printer: inout ValuePrinter) {
        printer.beginObject()
        printContent(content, to: &printer)
        printer.endObject()
    }

    private static func printContent(_ content: ProtobufField.Content, to printer: inout ValuePrinter) {
        switch content {
        case .varint(let value):
            printer.key("varint")
            printer.number(unsigned: value)
        case .fixed64(let value):
            printer.key("fixed64")
            printer.number(unsigned: value)
        case .fixed32(let value):
            printer.key("fixed32")
            printer.number(unsigned: UInt64(value))
        case .bytes(let bytes):
            printer.key("bytes")
            printer.hex(bytes.span)
        }
    }

    private static func printExactly(_ field: ProtobufField, to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("number")
        printer.number(Int(field.number))
        printContent(field.content, to: &printer)
        if field.tagPadding > 0 {
            printer.key("tagPadding")
            printer.number(Int(field.tagPadding))
        }
        if field.contentPadding > 0 {
            printer.key("contentPadding")
            printer.number(Int(field.contentPadding))
        }
        printer.endObject()
    }
}
