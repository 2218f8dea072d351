// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// One structure of advertising data, scan response data or an extended inquiry response (Core specification 5.4,
/// volume 3, part C, 11).
///
/// | field | bytes |
/// |---|---|
/// | length of type and data | 1 |
/// | type | 1 |
/// | data | `length` − 1 |
public struct ADStructure: FramedFields, Hashable {
    public var content: ADContent
    /// Data behind the fields that the type has; empty in a valid structure.
    public var trailing: [UInt8] = []
    /// What the length byte says, where it is more than there was. Only the last structure can have it.
    public var declaredLength: UInt8?

    public var type: ADType { content.tag }

    public init() { self.init(ADContent()) }
    public init(_ content: ADContent) { self.content = content }

    /// Reads a structure of which at least length and type are there; the length is not zero.
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let length = try reader.readUInt8()
        declaredLength = nil
        if Int(length) > reader.remaining {
            try reader.report(
                DecodeError(.lengthMismatch(declared: Int(length), actual: reader.remaining), offset: start))
            declaredLength = length
        }
        let typeStart = reader.position
        let type = ADType(rawValue: try reader.readUInt8())
        if type.name == nil {
            try reader.report(
                DecodeError(
                    .reservedValue, path: ["type"], offset: typeStart, detail: "type \(type.rawValue) is reserved"))
        }
        var slice = try reader.readSlice(min(Int(length) - 1, reader.remaining))
        content = try ADContent(type, from: &slice, trailing: &trailing)
        reader.adopt(slice.oddities)
    }

    public func write(to writer: inout ByteWriter) {
        var data = content.encodedContent() + trailing
        if data.count > 254 { data = data.resized(to: 254) }
        let length = UInt8(data.count + 1)
        writer.write(max(declaredLength ?? length, length))
        writer.write(type.rawValue)
        writer.write(data)
    }

    public mutating func codeByName<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try content.codeTag(&coder)
        try coder.optional("declaredLength", &declaredLength, if: false)
        try content.codeContent(&coder)
        try coder.trailing(&trailing)
    }
}
