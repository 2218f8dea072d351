// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A UTF-8 text that ends with a zero byte. Where the zero is missing at the end of the value, that is remembered.
public struct ZeroTerminatedText: FieldValue, Hashable {
    /// The text without its zero.
    public var text: UTF8Text
    /// False only for what was received without its zero.
    public private(set) var isTerminated = true

    public init() { text = UTF8Text() }
    /// Nil when `text` has a zero inside.
    public init?(_ text: String) {
        guard !text.utf8.contains(0) else { return nil }
        self.text = UTF8Text(text)
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        var count = 0
        while let byte = reader.peek(at: count), byte != 0 { count += 1 }
        text = try UTF8Text(reading: count, from: &reader)
        isTerminated = !reader.isAtEnd
        if isTerminated {
            try reader.skip(1)
        } else {
            try reader.report(DecodeError(.invalidValue, offset: start, detail: "the text has no zero at its end"))
        }
    }

    public func write(to writer: inout ByteWriter) {
        // A zero inside would end the text; what a user put behind it is left out.
        for byte in text.bytes.prefix(while: { $0 != 0 }) { writer.write(byte) }
        if isTerminated { writer.write(0 as UInt8) }
    }

    /// Prints a string, or `{"hex": …}` with all bytes where a string could not be read back.
    public func print(to printer: inout ValuePrinter) {
        if printer.style == .text || (text.isValid && isTerminated) {
            printer.string(text.bytes.span)
        } else {
            printer.beginObject()
            printer.key("hex")
            printer.hex((isTerminated ? text.bytes + [0] : text.bytes).span)
            printer.endObject()
        }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if let hex = json["hex"] {
            var bytes = try hex.hexBytes()
            isTerminated = bytes.last == 0
            if isTerminated { bytes.removeLast() }
            text = UTF8Text(bytes: bytes)
        } else {
            text = UTF8Text(try json.stringValue())
            isTerminated = true
        }
        guard !text.bytes.contains(0) else { throw JSONFault("the text has a zero inside") }
    }

    public var fieldType: FieldType { FieldType("utf8z") }
}
