// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A message of Garmin's protobuf envelope, shown with the names that are public (``ProtobufBook/garmin``).
public struct SmartMessage: FieldValue, Hashable {
    public var message = ProtobufMessage()

    public init() {}
    public init(_ message: ProtobufMessage) { self.message = message }

    /// Nil where `bytes` are no such message, or would not be written in the same way again.
    init?(exactly bytes: [UInt8]) {
        guard let message = try? ProtobufMessage(decoding: bytes.span), message.serialized() == bytes else {
            return nil
        }
        self.message = message
    }

    static var schema: ProtobufSchema? { ProtobufBook.garmin.schemas[ProtobufBook.smart] }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let bytes = reader.readRemainingBytes()
        message = try ProtobufMessage(decoding: bytes.span, base: start)
    }

    public func write(to writer: inout ByteWriter) { writer.write(message.serialized()) }
    public func print(to printer: inout ValuePrinter) { message.print(to: &printer, Self.schema, .garmin) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        message = try ProtobufMessage(parsing: json, Self.schema, .garmin)
    }

    public var fieldType: FieldType { FieldType("protobuf") }

    /// Name of the service that it is for, or its number.
    public var service: String {
        guard let number = message.fields.first?.number else { return "empty" }
        return Self.schema?.field(number)?.name ?? "service\(number)"
    }
}
