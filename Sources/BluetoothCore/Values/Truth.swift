// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// True or false in JSON and text; one byte where it stands alone.
struct Truth: FieldValue {
    var value: Bool

    init() { value = false }
    init(_ value: Bool) { self.value = value }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) { value = try reader.readUInt8() != 0 }
    func write(to writer: inout ByteWriter) { writer.write(value ? 1 : 0 as UInt8) }
    func print(to printer: inout ValuePrinter) { printer.bool(value) }
    mutating func parse(_ json: JSONValue) throws(JSONFault) { value = try json.boolValue() }
    var fieldType: FieldType { FieldType("bool") }
}
