// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Text behind a count of its bytes: `count | bytes`, the count as wide as `Count`, least significant byte first.
public struct WVP1CountedText<Count: FixedWidthInteger & UnsignedInteger & Sendable>: FieldValue, Hashable {
    public private(set) var text: UTF8Text

    public init() { text = UTF8Text() }

    /// Nil when the count could not hold the text's byte count.
    public init?(_ text: UTF8Text) {
        guard Count(exactly: text.bytes.count) != nil else { return nil }
        self.text = text
    }

    /// Nil when the count could not hold the text's byte count.
    public init?(_ string: String) { self.init(UTF8Text(string)) }

    public var string: String { text.string }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let count = try reader.read(Count.self)
        text = try UTF8Text(reading: Int(count), from: &reader)
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(Count(truncatingIfNeeded: text.bytes.count))
        writer.write(text.bytes)
    }

    public func print(to printer: inout ValuePrinter) { text.print(to: &printer) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        var parsed = UTF8Text()
        try parsed.parse(json)
        guard let value = Self(parsed) else {
            throw JSONFault("\(parsed.bytes.count) bytes are more than \(Count.max)")
        }
        self = value
    }

    public var fieldType: FieldType { FieldType("utf8") }
}
