// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import FieldCoding

extension CodecCatalog {
    /// A line for each codec: id, UUID, name, source.
    public var listing: String {
        let rows = entries.map { [$0.codec.id, $0.uuid?.description ?? "-", $0.codec.name, $0.codec.source] }
        return TextTable.lines([["id", "uuid", "name", "source"]] + rows)
    }

    /// A JSON array with an object a line: id, name, UUID, source, and the fields that values can have.
    public var json: String {
        var text = "["
        for (index, entry) in entries.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            var printer = ValuePrinter(style: .json)
            printer.beginObject()
            printer.key("id")
            printer.string(entry.codec.id)
            printer.key("name")
            printer.string(entry.codec.name)
            if let uuid = entry.uuid {
                printer.key("uuid")
                printer.string(uuid.description)
            }
            printer.key("source")
            printer.string(entry.codec.source)
            Self.print(entry.codec.fields, to: &printer)
            printer.endObject()
            text += printer.string
        }
        return text + "\n]\n"
    }

    private static func print(_ fields: [FieldDescription], to printer: inout ValuePrinter) {
        printer.key("fields")
        printer.beginArray()
        for field in fields {
            printer.beginObject()
            printer.key("name")
            printer.string(field.name)
            printer.key("type")
            printer.string(field.type.name)
            if !field.type.unit.isEmpty {
                printer.key("unit")
                printer.string(field.type.unit)
            }
            if let count = field.type.byteCount {
                printer.key("bytes")
                printer.number(count)
            }
            if field.isOptional {
                printer.key("optional")
                printer.bool(true)
            }
            if field.isList {
                printer.key("list")
                printer.bool(true)
            }
            if !field.type.names.isEmpty {
                printer.key("names")
                printer.beginArray()
                for name in field.type.names { printer.string(name) }
                printer.endArray()
            }
            if !field.fields.isEmpty { print(field.fields, to: &printer) }
            printer.endObject()
        }
        printer.endArray()
    }
}
