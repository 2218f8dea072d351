// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A version in binary-coded decimal, 2 bytes: 0x0111 is 1.11 (USB HID specification, `bcdHID`).
public struct BinaryCodedVersion: FieldValue, Hashable {
    public var word: UInt16 = 0

    public init() {}
    public init(word: UInt16) { self.word = word }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { word = try reader.read() }
    public func write(to writer: inout ByteWriter) { writer.write(word) }

    /// Prints `1.11`; hex digits above 9 are kept as they are.
    public func print(to printer: inout ValuePrinter) {
        let minor = String(word & 0xff, radix: 16)
        printer.string(String(word >> 8, radix: 16) + "." + (minor.utf8.count < 2 ? "0" : "") + minor)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 2, let major = UInt8(parts[0], radix: 16),
            let minor = UInt8(parts[1], radix: 16)
        else { throw JSONFault("\"\(text)\" is not a version like 1.11") }
        word = UInt16(major) << 8 | UInt16(minor)
    }

    public var fieldType: FieldType { FieldType("bcd16", byteCount: 2) }
}
