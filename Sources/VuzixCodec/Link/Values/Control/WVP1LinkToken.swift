// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// What a phone shows to prove that it was linked: 16 bytes. It models authorisation for tests and is no security.
public struct WVP1LinkToken: FieldValue, Hashable {
    public static let byteCount = 16

    public private(set) var bytes: [UInt8]

    /// All zero.
    public init() { bytes = [UInt8](repeating: 0, count: Self.byteCount) }

    /// Nil unless there are 16 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        bytes = try reader.readBytes(Self.byteCount)
    }

    public func write(to writer: inout ByteWriter) { writer.write(bytes) }
    public func print(to printer: inout ValuePrinter) { printer.hex(bytes.span) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let parsed = try json.hexBytes()
        guard let value = Self(parsed) else { throw JSONFault("a token has 16 bytes, not \(parsed.count)") }
        self = value
    }

    public var fieldType: FieldType { FieldType("bytes", byteCount: Self.byteCount) }
}
