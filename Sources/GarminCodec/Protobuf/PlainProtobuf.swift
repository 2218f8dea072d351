// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A protobuf message of which nothing is known: numbers and contents.
public struct PlainProtobuf: FieldValue, Hashable {
    public var message = ProtobufMessage()

    public init() {}

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let bytes = reader.readRemainingBytes()
        message = try ProtobufMessage(decoding: bytes.span, base: start)
    }

    public func write(to writer: inout ByteWriter) { writer.write(message.serialized()) }
    public func print(to printer: inout ValuePrinter) { message.print(to: &printer, nil, nil) }
    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        message = try ProtobufMessage(parsing: json, nil, nil)
    }

    public var fieldType: FieldType { FieldType("protobuf") }
}
