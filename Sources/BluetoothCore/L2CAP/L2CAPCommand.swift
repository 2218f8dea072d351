// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A signalling command (Core specification 5.4, volume 3, part A, 4).
///
/// | field | bytes |
/// |---|---|
/// | code | 1 |
/// | identifier | 1 |
/// | length of the data | 2 |
/// | data | `length` |
public struct L2CAPCommand: FramedFields, Hashable {
    /// Pairs a response with its request; 0 is not allowed.
    public var identifier: UInt8
    public var content: L2CAPCommandContent
    /// Data behind the fields that the code has; empty in a valid command.
    public var trailing: [UInt8] = []

    public var code: L2CAPCommandCode { content.tag }

    public init() { self.init(identifier: 0, L2CAPCommandContent()) }
    public init(identifier: UInt8, _ content: L2CAPCommandContent) {
        self.identifier = identifier
        self.content = content
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        var code = L2CAPCommandCode()
        do throws(DecodeError) { try code.read(from: &reader) } catch { throw error.inside("code") }
        let start = reader.position
        do throws(DecodeError) { identifier = try reader.read() } catch { throw error.inside("identifier") }
        if identifier == 0 {
            try reader.report(
                DecodeError(.invalidValue, path: ["identifier"], offset: start, detail: "an identifier is not 0"))
        }
        let length: UInt16
        do throws(DecodeError) { length = try reader.read() } catch { throw error.inside("length") }
        var slice = try reader.readSlice(Int(length))
        content = try L2CAPCommandContent(code, from: &slice, trailing: &trailing)
        reader.adopt(slice.oddities)
    }

    public func write(to writer: inout ByteWriter) {
        let data = content.encodedContent() + trailing
        writer.write(code.rawValue)
        writer.write(identifier)
        writer.write(UInt16(clamping: data.count))
        writer.write(data.count > 65535 ? data.resized(to: 65535) : data)
    }

    public mutating func codeByName<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try content.codeTag(&coder)
        try coder.field("identifier", &identifier)
        try content.codeContent(&coder)
        try coder.trailing(&trailing)
    }
}
