// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// UTF-8 behind its length in one byte.
public struct GarminText: FieldValue, Hashable, ExpressibleByStringLiteral {
    /// At most 255 bytes; more are not written.
    public var text = UTF8Text()

    public init() {}
    public init(_ text: String) { self.text = UTF8Text(text) }
    public init(stringLiteral text: String) { self.init(text) }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let count = try reader.readUInt8()
        text = try UTF8Text(reading: Int(count), from: &reader)
    }

    public func write(to writer: inout ByteWriter) {
        let bytes = Array(text.bytes.prefix(255))
        writer.write(UInt8(clamping: bytes.count))
        writer.write(bytes)
    }

    public func print(to printer: inout ValuePrinter) { text.print(to: &printer) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        try text.parse(json)
        guard text.bytes.count <= 255 else { throw JSONFault("the text is longer than 255 bytes") }
    }

    public var fieldType: FieldType { FieldType("utf8") }
}
