// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// Text as it came over the air: bytes that should be UTF-8, kept even where they are not.
public struct UTF8Text: Sendable, Hashable, ExpressibleByStringLiteral {
    public var bytes: [UInt8]

    public init() { bytes = [] }
    public init(bytes: [UInt8]) { self.bytes = bytes }
    public init(_ text: String) { bytes = Array(text.utf8) }
    public init(stringLiteral text: String) { self.init(text) }

    /// Reads `count` bytes; a lenient reader keeps what is not UTF-8.
    public init(reading count: Int, from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        bytes = try reader.readBytes(count)
        if !isValid {
            try reader.report(DecodeError(.invalidValue, offset: start, detail: "not valid UTF-8"))
        }
    }

    public var isValid: Bool { UTF8Check.isValid(bytes.span) }

    /// The text, with U+FFFD for what is not UTF-8.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Prints a string, or `{"hex": …}` where a string could not be read back.
    public func print(to printer: inout ValuePrinter) {
        if printer.style == .text || isValid {
            printer.string(bytes.span)
        } else {
            printer.beginObject()
            printer.key("hex")
            printer.hex(bytes.span)
            printer.endObject()
        }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if let hex = json["hex"] {
            bytes = try hex.hexBytes()
        } else {
            bytes = Array(try json.stringValue().utf8)
        }
    }

    /// The text without the zero bytes that pad it.
    public var trimmed: UTF8Text {
        var result = self
        while result.bytes.last == 0 { result.bytes.removeLast() }
        return result
    }
}
