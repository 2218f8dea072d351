// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// An entry of a list whose entries all have the size that the PDU says once in front of them.
///
/// A blank entry carries that size as the length of its `value`.
public protocol ATTFixedEntry: FieldValue {
    /// Bytes in front of the value.
    static var handleBytes: Int { get }
    var handle: UInt16 { get set }
    var secondHandle: UInt16? { get set }
    var value: [UInt8] { get set }
}

extension ATTFixedEntry {
    public var secondHandle: UInt16? {
        get { nil }
        set {}
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        handle = try reader.read()
        if Self.handleBytes == 4 { secondHandle = try reader.read(UInt16.self) }
        value = try reader.readBytes(value.count)
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(handle)
        if let secondHandle { writer.write(secondHandle) }
        writer.write(value)
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("handle")
        printer.number(hexadecimal: UInt64(handle), digits: 4)
        if let secondHandle {
            printer.key("groupEndHandle")
            printer.number(hexadecimal: UInt64(secondHandle), digits: 4)
        }
        printer.key("value")
        printer.hex(value.span)
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let names: [String] = Self.handleBytes == 4 ? ["handle", "groupEndHandle", "value"] : ["handle", "value"]
        let members = try JSONMembers(json, names)
        handle = try members.integer("handle") ?? 0
        if Self.handleBytes == 4 { secondHandle = try members.integer("groupEndHandle") ?? 0 }
        value = try members.bytes("value") ?? []
    }

    public var fieldType: FieldType { FieldType("handle and value") }
}

/// The length byte in front of such a list. Zero, or anything else that has no room for the handles, cannot be read.
struct ATTEntryLength: FieldValue {
    var length: UInt8 = 0
    var minimum = 0

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        length = try reader.readUInt8()
        guard Int(length) >= minimum else {
            throw DecodeError(
                .invalidValue, offset: start,
                detail: "an entry of \(length) bytes has no room for \(minimum) of handles")
        }
    }

    func write(to writer: inout ByteWriter) { writer.write(length) }
    func print(to printer: inout ValuePrinter) { printer.number(unsigned: UInt64(length)) }
    mutating func parse(_ json: JSONValue) throws(JSONFault) { try length.parse(json) }
    var fieldType: FieldType { length.fieldType }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A length and entries of that size, to the end of the PDU.
    mutating func entries<Entry: ATTFixedEntry>(
        _ entries: inout [Entry], length: inout UInt8, remainder: inout [UInt8], blank: Entry
    ) throws(Failure) {
        let handleBytes = Entry.handleBytes
        if !isReading {
            // All entries are as long as the first; the length has one byte.
            if let first = entries.first { length = UInt8(min(255, handleBytes + first.value.count)) }
            length = max(length, UInt8(handleBytes))
            for index in entries.indices {
                entries[index].value = entries[index].value.resized(to: Int(length) - handleBytes)
            }
        }
        var checked = ATTEntryLength(length: length, minimum: handleBytes)
        try field("length", &checked)
        length = checked.length
        var blank = blank
        blank.value = [UInt8](repeating: 0, count: max(0, Int(length) - handleBytes))
        try list("entries", &entries, count: wholeEntries(of: Int(length)), blank: blank)
        try self.remainder(&remainder)
    }
}
