// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A protobuf message as it stands on the wire: its fields in their order, known or not.
///
/// Small on purpose: what Garmin's envelope carries, and nothing of the protobuf language. Groups, which were given up
/// long ago, are refused.
public struct ProtobufMessage: Sendable, Hashable {
    public var fields: [ProtobufField]

    public init(_ fields: [ProtobufField] = []) { self.fields = fields }

    /// - Throws: An error with the offset at which the fault lies.
    public init(decoding bytes: Span<UInt8>, base: Int = 0) throws(DecodeError) {
        fields = []
        var reader = ByteReader(bytes, base: base)
        while !reader.isAtEnd {
            let start = reader.position
            let (tag, tagPadding) = try Self.varint(&reader, "tag")
            let number = tag >> 3
            guard number >= 1, number < 1 << 29 else {
                throw DecodeError(.invalidValue, path: ["tag"], offset: start, detail: "field number \(number)")
            }
            var contentPadding: UInt8 = 0
            let content: ProtobufField.Content
            switch tag & 7 {
            case 0:
                let (value, padding) = try Self.varint(&reader, "field \(number)")
                (content, contentPadding) = (.varint(value), padding)
            case 1:
                content = .fixed64(try Self.named(number) { () throws(DecodeError) in try reader.read(UInt64.self) })
            case 2:
                let (length, padding) = try Self.varint(&reader, "length of field \(number)")
                guard length <= UInt64(reader.remaining) else {
                    throw DecodeError(
                        .truncated(needed: Int(clamping: length), available: reader.remaining),
                        path: ["field \(number)"], offset: reader.position)
                }
                content = .bytes(try reader.readBytes(Int(length)))
                contentPadding = padding
            case 5:
                content = .fixed32(try Self.named(number) { () throws(DecodeError) in try reader.read(UInt32.self) })
            case let wireType:
                throw DecodeError(
                    .unsupported, path: ["field \(number)"], offset: start,
                    detail: wireType == 3 || wireType == 4
                        ? "groups are not read" : "wire type \(wireType) does not exist")
            }
            var field = ProtobufField(UInt32(number), content)
            field.tagPadding = tagPadding
            field.contentPadding = contentPadding
            fields.append(field)
        }
    }

    private static func named<R>(_ number: UInt64, _ read: () throws(DecodeError) -> R) throws(DecodeError) -> R {
        do throws(DecodeError) { return try read() } catch { throw error.inside("field \(number)") }
    }

    /// Base 128, the least significant seven bits first; at most ten bytes.
    private static func varint(
        _ reader: inout ByteReader, _ name: String
    ) throws(DecodeError) -> (value: UInt64, padding: UInt8) {
        let start = reader.position
        var value: UInt64 = 0
        var count = 0
        while true {
            let byte: UInt8
            do throws(DecodeError) { byte = try reader.readUInt8() } catch { throw error.inside(name) }
            guard count < 9 || byte <= 1 else {
                throw DecodeError(
                    .invalidValue, path: [name], offset: start, detail: "the number has more than 64 bits")
            }
            value |= UInt64(byte & 0x7f) << UInt64(7 * count)
            count += 1
            if byte & 0x80 == 0 { break }
        }
        return (value, UInt8(count - length(of: value)))
    }

    /// Bytes that a varint needs.
    static func length(of value: UInt64) -> Int { max(1, (64 - value.leadingZeroBitCount + 6) / 7) }

    /// The message's bytes.
    public func serialized() -> [UInt8] {
        var writer = ByteWriter()
        for field in fields {
            Self.write(UInt64(field.number) << 3 | UInt64(field.content.wireType), field.tagPadding, to: &writer)
            switch field.content {
            case .varint(let value): Self.write(value, field.contentPadding, to: &writer)
            case .fixed64(let value): writer.write(value)
            case .bytes(let bytes):
                Self.write(UInt64(bytes.count), field.contentPadding, to: &writer)
                writer.write(bytes)
            case .fixed32(let value): writer.write(value)
            }
        }
        return writer.bytes
    }

    private static func write(_ value: UInt64, _ padding: UInt8, to writer: inout ByteWriter) {
        let count = min(10, length(of: value) + Int(padding))
        var rest = value
        for index in 0..<count {
            writer.write(UInt8(rest & 0x7f) | (index < count - 1 ? 0x80 : 0))
            rest >>= 7
        }
    }

    // MARK: Fields

    public subscript(_ number: UInt32) -> ProtobufField.Content? { fields.last { $0.number == number }?.content }

    /// The number of a varint field, the last one where it repeats, as protobuf wants it.
    public func varint(_ number: UInt32) -> UInt64? {
        if case .varint(let value) = self[number] { return value }
        return nil
    }

    public func bytes(_ number: UInt32) -> [UInt8]? {
        if case .bytes(let bytes) = self[number] { return bytes }
        return nil
    }

    public func message(_ number: UInt32) -> ProtobufMessage? {
        bytes(number).flatMap { try? ProtobufMessage(decoding: $0.span) }
    }
}
