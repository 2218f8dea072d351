// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The byte in front of a part of a packet: which part it is, and which is the last. JSON: an object.
public struct BMAPSegmentHeader: FieldValue, Hashable {
    /// The byte as it is.
    public var rawValue: UInt8

    public init() { rawValue = 0 }
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Both count from 0 and are cut to four bits. The order of the nibbles is assumed.
    public init(index: UInt8, last: UInt8) { rawValue = index << 4 | last & 0xf }

    public var index: UInt8 { rawValue >> 4 }
    public var last: UInt8 { rawValue & 0xf }

    /// Whether the packet ends here.
    public var isLast: Bool { index == last }
    public var isSingle: Bool { rawValue == 0 }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        rawValue = try reader.readUInt8()
        if index > last {
            try reader.report(
                DecodeError(.invalidValue, offset: start, detail: "part \(index) comes after the last, \(last)"))
        }
    }

    public func write(to writer: inout ByteWriter) { writer.write(rawValue) }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("index")
        printer.number(Int64(index))
        printer.key("last")
        printer.number(Int64(last))
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let index: UInt8 = try json["index"]?.integer() ?? 0
        let last: UInt8 = try json["last"]?.integer() ?? 0
        guard case .object = json, index < 16, last < 16 else {
            throw JSONFault("an object with \"index\" and \"last\" is expected, both up to 15")
        }
        self = BMAPSegmentHeader(index: index, last: last)
    }

    public var fieldType: FieldType { FieldType("segment8", byteCount: 1) }
}
