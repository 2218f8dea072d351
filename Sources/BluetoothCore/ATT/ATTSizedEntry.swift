// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// An entry of a list in which each value has its own length in front.
public protocol ATTSizedEntry: FieldValue {
    static var hasHandle: Bool { get }
    var handle: UInt16 { get set }
    var length: UInt16 { get set }
    var value: [UInt8] { get set }
}

extension ATTSizedEntry {
    public var handle: UInt16 {
        get { 0 }
        set {}
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        if Self.hasHandle { handle = try reader.read() }
        length = try reader.read()
        value = try reader.readBytes(min(Int(length), reader.remaining))
        // Cutting the last value off is right in Read Multiple Variable Response and wrong in a notification.
        if Self.hasHandle && value.count < Int(length) {
            try reader.report(
                DecodeError(.lengthMismatch(declared: Int(length), actual: value.count), offset: start))
        }
    }

    public func write(to writer: inout ByteWriter) {
        if Self.hasHandle { writer.write(handle) }
        writer.write(length)
        writer.write(value)
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        if Self.hasHandle {
            printer.key("handle")
            printer.number(hexadecimal: UInt64(handle), digits: 4)
        }
        printer.key("length")
        printer.number(unsigned: UInt64(length))
        printer.key("value")
        printer.hex(value.span)
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let members = try JSONMembers(json, Self.hasHandle ? ["handle", "length", "value"] : ["length", "value"])
        if Self.hasHandle { handle = try members.integer("handle") ?? 0 }
        length = try members.integer("length") ?? 0
        value = try members.bytes("value") ?? []
    }

    public var fieldType: FieldType { FieldType(Self.hasHandle ? "handle and value" : "value") }
}

extension Array where Element: ATTSizedEntry {
    /// Brings lengths in line with the values; only the last one may say more than it has.
    mutating func settleLengths() {
        for index in indices {
            if self[index].value.count > Int(UInt16.max) {
                self[index].value.removeLast(self[index].value.count - 65535)
            }
            let count = UInt16(self[index].value.count)
            if index != endIndex - 1 || self[index].length < count { self[index].length = count }
        }
    }
}
