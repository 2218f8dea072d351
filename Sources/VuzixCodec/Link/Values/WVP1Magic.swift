// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// The four bytes `WVP1` at the start of a message. Nothing else is accepted.
struct WVP1Magic: FieldValue {
    static let bytes: [UInt8] = [0x57, 0x56, 0x50, 0x31]

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        guard try reader.readBytes(4) == Self.bytes else {
            throw DecodeError(.invalidValue, offset: start, detail: "a message starts with WVP1")
        }
    }

    func write(to writer: inout ByteWriter) { writer.write(Self.bytes) }

    func print(to printer: inout ValuePrinter) { printer.word("WVP1") }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard try json.stringValue() == "WVP1" else { throw JSONFault("a message starts with WVP1") }
    }

    var fieldType: FieldType { FieldType("magic", byteCount: 4) }
}
