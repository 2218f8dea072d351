// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// An option of a configuration request or response (Core specification 5.4, volume 3, part A, 5).
///
/// | field | bytes |
/// |---|---|
/// | type, with the hint flag in bit 7 | 1 |
/// | length of the data | 1 |
/// | data | `length` |
public struct L2CAPConfigurationOption: FramedFields, Hashable {
    /// Whether the other side may pass over the option when it does not know it.
    public var isHint: Bool
    public var content: L2CAPOptionContent
    /// Data behind the fields that the type has; empty in a valid option.
    public var trailing: [UInt8] = []

    public var type: L2CAPOptionType { content.tag }

    public init() { self.init(L2CAPOptionContent()) }
    public init(_ content: L2CAPOptionContent, isHint: Bool = false) {
        self.isHint = isHint
        self.content = content
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let first = try reader.readUInt8()
        isHint = first & 0x80 != 0
        let type = L2CAPOptionType(rawValue: first & 0x7f)
        if type.name == nil && !isHint {
            try reader.report(
                DecodeError(.reservedValue, path: ["type"], offset: start, detail: "type \(type.rawValue) is reserved"))
        }
        var slice = try reader.readSlice(Int(try reader.readUInt8()))
        content = try L2CAPOptionContent(type, from: &slice, trailing: &trailing)
        reader.adopt(slice.oddities)
    }

    public func write(to writer: inout ByteWriter) {
        let data = content.encodedContent() + trailing
        writer.write(type.rawValue & 0x7f | (isHint ? 0x80 : 0))
        writer.write(UInt8(clamping: data.count))
        writer.write(data.count > 255 ? data.resized(to: 255) : data)
    }

    public mutating func codeByName<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try content.codeTag(&coder)
        var hint = Truth(isHint)
        if coder.isPresent("hint", exists: isHint, flag: false) { try coder.field("hint", &hint) }
        isHint = hint.value
        try content.codeContent(&coder)
        try coder.trailing(&trailing)
    }
}
