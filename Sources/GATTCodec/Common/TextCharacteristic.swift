// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A characteristic whose value is UTF-8 text, either as long as the value or padded with zeros to a fixed length.
public struct TextCharacteristic: Sendable {
    /// The 16-bit UUID.
    public let uuid: UInt16
    /// The name in the Bluetooth assigned numbers.
    public let name: StaticString
    /// Name of the field, in JSON too.
    public let field: StaticString
    /// Length of a text of fixed length.
    public let byteCount: Int?
    /// Specification and section that the layout comes from.
    public let source: String

    init(
        _ uuid: UInt16, _ name: StaticString, _ field: StaticString, byteCount: Int? = nil, source: StaticString? = nil
    ) {
        self.uuid = uuid
        self.name = name
        self.field = field
        self.byteCount = byteCount
        self.source = source.map { "\($0)" } ?? "GATT Specification Supplement, \(name)"
    }

    /// Reads a value that takes all of `bytes`.
    public func decode(_ bytes: [UInt8], policy: DecodePolicy = .lenient) throws(DecodeError) -> UTF8Text {
        var decoder = FieldDecoder(ByteReader(bytes.span, policy: policy))
        var text = UTF8Text()
        try decoder.text(field, &text, count: byteCount)
        try decoder.reader.expectEnd()
        return byteCount == nil ? text : text.trimmed
    }

    public func encode(_ text: UTF8Text) -> [UInt8] {
        var encoder = FieldEncoder()
        var copy = text
        encoder.text(field, &copy, count: byteCount)
        return encoder.writer.bytes
    }

    /// The line of the registry.
    public var entry: CharacteristicEntry {
        CharacteristicEntry(uuid, "\(name)", blank: SingleText(field, byteCount), source: source)
    }
}

/// A layout of one text.
struct SingleText: FieldCoded {
    var name: StaticString
    var byteCount: Int?
    var text = UTF8Text()

    init() { self.init("text", nil) }

    init(_ name: StaticString, _ byteCount: Int?) {
        self.name = name
        self.byteCount = byteCount
    }

    mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.text(name, &text, count: byteCount)
    }

    static func == (left: SingleText, right: SingleText) -> Bool { left.text == right.text }
}
