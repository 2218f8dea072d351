// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A value that describes its fields once, in wire order, for every ``FieldCoder``.
///
/// ```swift
/// struct BatteryLevel: FieldCoded {
///     var level: UInt8 = 0
///     mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
///         try coder.field("level", &level)
///     }
/// }
/// ```
///
/// Rules for `code`: it is total for every value (an encoder never fails), it asks for nothing but its own fields, and
/// where ``FieldCoder/isReading`` is false it first derives presence flags from the optional fields.
public protocol FieldCoded: Sendable, Equatable, ValuePrintable {
    /// A blank value for a coder to fill.
    init()
    mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure)
}

extension FieldCoded {
    /// Reads a value; bytes after it stay in `reader`.
    public init(decoding reader: inout ByteReader) throws(DecodeError) {
        self.init()
        var decoder = FieldDecoder(reader)
        try code(&decoder)
        reader = decoder.reader
    }

    /// Reads a value that takes all of `bytes`.
    ///
    /// - Parameter oddities: what a lenient decode accepted although it is forbidden, trailing bytes among it.
    public init(
        decoding bytes: Span<UInt8>, policy: DecodePolicy = .lenient, oddities: inout [DecodeError]
    ) throws(DecodeError) {
        var reader = ByteReader(bytes, policy: policy)
        do throws(DecodeError) {
            try self.init(decoding: &reader)
            try reader.expectEnd()
        } catch {
            throw FieldLocator.located(
                DecodeOutcome(error: error, oddities: reader.oddities), Self(), bytes, policy
            ).error ?? error
        }
        let outcome = DecodeOutcome(error: nil, oddities: reader.oddities)
        oddities = FieldLocator.located(outcome, Self(), bytes, policy).oddities
    }

    /// Reads a value that takes all of `bytes`.
    public init(decoding bytes: [UInt8], policy: DecodePolicy = .lenient) throws(DecodeError) {
        var oddities: [DecodeError] = []
        try self.init(decoding: bytes.span, policy: policy, oddities: &oddities)
    }

    /// Appends the value.
    public func encode(into writer: inout ByteWriter) {
        var encoder = FieldEncoder(writer)
        var copy = self
        copy.code(&encoder)
        writer = encoder.writer
    }

    /// The value's bytes.
    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        encode(into: &writer)
        return writer.bytes
    }

    /// Reads a value from the JSON that ``ValuePrintable/print(to:)`` writes.
    public init(parsing json: JSONValue) throws(JSONFault) {
        self.init()
        var parser = try FieldParser(json)
        try code(&parser)
        try parser.finish()
    }

    /// Prints the value's fields (JSON or text, as the printer is set).
    public func print(to printer: inout ValuePrinter) {
        var inner = FieldPrinter(taking: &printer)
        var copy = self
        inner.begin()
        copy.code(&inner)
        inner.end()
        inner.giveBack(to: &printer)
    }

    /// The value as one line of JSON.
    public var json: String { rendered(.json) }

    /// The value as one line for people.
    public var text: String { rendered(.text) }

    private func rendered(_ style: ValuePrinter.Style) -> String {
        var printer = ValuePrinter(style: style)
        print(to: &printer)
        return printer.string
    }

    /// The fields that the value can have.
    public static var schema: [FieldDescription] {
        var collector = SchemaCollector()
        var blank = Self()
        blank.code(&collector)
        return collector.fields
    }
}
