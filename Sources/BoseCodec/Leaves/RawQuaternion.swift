// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Four raw components, w last, two bytes each, most significant first. JSON: an array of four.
public struct RawQuaternion: FieldValue, Hashable {
    public var x: Int16
    public var y: Int16
    public var z: Int16
    public var w: Int16

    public init() { self.init(0, 0, 0, 0) }

    public init(_ x: Int16, _ y: Int16, _ z: Int16, _ w: Int16) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        var inner = try reader.readSlice(8)
        x = try inner.readBigEndian()
        y = try inner.readBigEndian()
        z = try inner.readBigEndian()
        w = try inner.readBigEndian()
    }

    public func write(to writer: inout ByteWriter) {
        writer.writeBigEndian(x)
        writer.writeBigEndian(y)
        writer.writeBigEndian(z)
        writer.writeBigEndian(w)
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        for component in [x, y, z, w] { printer.number(Int64(component)) }
        printer.endArray()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let elements = try json.arrayValue()
        guard elements.count == 4 else { throw JSONFault("4 numbers are expected, not \(elements.count)") }
        self = RawQuaternion(
            try elements[0].integer(), try elements[1].integer(), try elements[2].integer(),
            try elements[3].integer())
    }

    public var fieldType: FieldType { FieldType("4×sint16", byteCount: 8) }
}
