// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A value whose first field says which others follow: a PDU with an opcode, a command with a code.
///
/// In JSON the tag stands beside the fields it selects: `{"opcode":"read_request","handle":3}`. A tag without fields
/// of its own here, or one whose fields could not be read, has its bytes instead: `{"opcode":64,"bytes":"0102"}`.
public protocol TaggedFields: FieldCoded {
    associatedtype Tag: WireEnumeration
    /// What the tag is called in JSON and text.
    static var tagName: StaticString { get }
    var tag: Tag { get }
    /// The bytes behind the tag where they are not read as fields.
    var rawBytes: [UInt8]? { get }
    /// A value to read fields into; one with raw bytes where the tag has no fields of its own here.
    init(blank tag: Tag)
    /// A value whose bytes are kept as they are.
    static func unread(_ tag: Tag, _ bytes: [UInt8]) -> Self
    /// The fields behind the tag.
    mutating func codeFields<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure)
}

extension TaggedFields {
    public init() { self.init(blank: Tag()) }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try codeTag(&coder)
        try codeContent(&coder)
    }

    mutating func codeTag<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        var tag = self.tag
        try coder.field(Self.tagName, &tag)
        if coder.isReading { self = Self(blank: tag) }
    }

    mutating func codeContent<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        guard coder.isPresent("bytes", exists: rawBytes != nil, flag: rawBytes != nil) else {
            return try codeFields(&coder)
        }
        var bytes = rawBytes ?? []
        try coder.bytes("bytes", &bytes)
        self = Self.unread(tag, bytes)
    }
}
