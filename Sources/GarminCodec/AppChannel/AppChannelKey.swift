// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The key of one channel: 16 bytes that the phone chooses at random (single source: Juggluco).
public struct AppChannelKey: FieldValue, Hashable {
    /// Little-endian words of the key, the first two in the low half of each other: bytes 0 to 7.
    public let first: UInt64
    /// Bytes 8 to 15.
    public let second: UInt64

    public init() { self.init(first: 0, second: 0) }

    public init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    /// From 16 bytes; nil for any other count.
    public init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes.span)
        guard bytes.count == 16, let first = try? reader.read(UInt64.self),
            let second = try? reader.read(UInt64.self)
        else { return nil }
        self.init(first: first, second: second)
    }

    /// A random key.
    public static func random(using generator: inout some RandomNumberGenerator) -> AppChannelKey {
        let first = generator.next()
        return AppChannelKey(first: first, second: generator.next())
    }

    /// One of the four words that the cipher uses.
    func word(_ index: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: (index & 2 == 0 ? first : second) >> UInt64(32 * (index & 1)))
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        guard reader.remaining >= 16 else {
            throw DecodeError(.truncated(needed: 16, available: reader.remaining), offset: reader.position)
        }
        let first = try reader.read(UInt64.self)
        self = AppChannelKey(first: first, second: try reader.read(UInt64.self))
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(first)
        writer.write(second)
    }

    public func print(to printer: inout ValuePrinter) {
        var writer = ByteWriter(capacity: 16)
        write(to: &writer)
        printer.hex(writer.bytes.span)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard let key = AppChannelKey(try json.hexBytes()) else { throw JSONFault("a key takes 16 bytes") }
        self = key
    }

    public var fieldType: FieldType { FieldType("bytes", byteCount: 16) }
}
