// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The payload of a packet with its length in front, one byte. JSON: the fields where the layout is known, otherwise
/// hex digits.
public struct BMAPPayload: FieldValue {
    public static let maximumLength = 255

    public private(set) var bytes: [UInt8] = []
    /// What the bytes mean, which the packet's function and operator say.
    var content: BMAPContent?

    public init() {}

    /// Nil for more than 255 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.maximumLength else { return nil }
        self.bytes = bytes
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.offset
        let count = Int(try reader.readUInt8())
        guard reader.remaining >= count else {
            throw DecodeError(
                .lengthMismatch(declared: count, actual: reader.remaining), offset: reader.base + start)
        }
        bytes = try reader.readBytes(count)
    }

    public func write(to writer: inout ByteWriter) {
        // Never more than 255 bytes: no way leads to a longer array.
        writer.write(UInt8(truncatingIfNeeded: bytes.count))
        writer.write(bytes)
    }

    public func print(to printer: inout ValuePrinter) {
        if let value = content?.value(bytes) {
            value.print(to: &printer)
        } else {
            printer.hex(bytes.span)
        }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let parsed: [UInt8]
        if case .object = json {
            guard let content else { throw JSONFault("hex digits are expected: the payload's fields are not known") }
            parsed = try content.bytes(json)
        } else {
            parsed = try json.hexBytes()
        }
        guard parsed.count <= Self.maximumLength else { throw JSONFault("a payload has at most 255 bytes") }
        bytes = parsed
    }

    public var fieldType: FieldType { FieldType("bytes") }

    public static func == (left: BMAPPayload, right: BMAPPayload) -> Bool { left.bytes == right.bytes }
}
