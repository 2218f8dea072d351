// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
public import FieldCoding

/// A field that frames further fields: a length in front of them bounds how far they reach.
///
/// Reading and writing are done by hand; JSON and text have the inner fields in an object.
public protocol FramedFields: FieldValue {
    /// The inner fields for coders that go by name.
    mutating func codeByName<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure)
}

extension FramedFields {
    public func print(to printer: inout ValuePrinter) {
        var inner = FieldPrinter(taking: &printer)
        var copy = self
        inner.begin()
        copy.codeByName(&inner)
        inner.end()
        inner.giveBack(to: &printer)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        var parser = try FieldParser(json)
        self = Self()
        try codeByName(&parser)
        try parser.finish()
    }

    public var fieldType: FieldType { FieldType("group") }
}

extension TaggedFields {
    /// Reads the fields that `tag` selects from a reader that ends where they do.
    ///
    /// A lenient reader keeps fields that cannot be read as bytes, and bytes behind the fields as `trailing`.
    init(_ tag: Tag, from slice: inout ByteReader, trailing: inout [UInt8]) throws(DecodeError) {
        self.init(blank: tag)
        trailing = []
        guard rawBytes == nil else {
            self = Self.unread(tag, slice.readRemainingBytes())
            return
        }
        var decoder = FieldDecoder(slice)
        do throws(DecodeError) { try codeFields(&decoder) } catch {
            try slice.report(error)
            self = Self.unread(tag, slice.readRemainingBytes())
            return
        }
        slice = decoder.reader
        guard !slice.isAtEnd else { return }
        try slice.report(DecodeError(.trailingBytes(count: slice.remaining), offset: slice.position))
        trailing = slice.readRemainingBytes()
    }

    /// The bytes behind the tag.
    func encodedContent() -> [UInt8] {
        if let rawBytes { return rawBytes }
        var encoder = FieldEncoder()
        var copy = self
        copy.codeFields(&encoder)
        return encoder.writer.bytes
    }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Bytes behind the inner fields of a frame, for coders that go by name.
    mutating func trailing(_ value: inout [UInt8]) throws(Failure) {
        guard isPresent("trailing", exists: !value.isEmpty, flag: false) else { return }
        try bytes("trailing", &value)
    }
}
