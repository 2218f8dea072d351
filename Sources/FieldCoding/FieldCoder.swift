// SPDX-License-Identifier: Apache-2.0

/// Something that walks over the fields of a ``FieldCoded`` value in wire order.
///
/// One description of a value's fields serves every direction: reading bytes (``FieldDecoder``), writing bytes
/// (``FieldEncoder``), printing a value (``FieldPrinter``), printing while reading (``PrintingDecoder``), reading JSON
/// (``FieldParser``) and listing the fields (``SchemaCollector``).
public protocol FieldCoder: ~Copyable, ~Escapable {
    associatedtype Failure: Error

    /// True where fields are filled from outside, false where they are taken from the value.
    ///
    /// A layout derives its presence flags from its optional fields when this is false.
    var isReading: Bool { get }

    /// One field.
    mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) throws(Failure)

    /// Whether an optional field takes part: when bytes are read its `flag` says so, when JSON is read the field's
    /// name, and otherwise whether the value `exists`.
    mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool

    /// Values one after the other: `count` of them, or as many as there are bytes when `count` is nil.
    /// Each is read over `blank`, which knows the scale that the type alone does not.
    mutating func list<V: FieldValue>(_ name: StaticString, _ values: inout [V], count: Int?, blank: V) throws(Failure)

    /// A group of fields of its own.
    mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) throws(Failure)

    /// A group of its own that takes exactly `byteCount` bytes.
    mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G, byteCount: Int) throws(Failure)

    /// Groups of fields, one after the other; `count` as in ``list(_:_:count:)``.
    mutating func groups<G: FieldCoded>(_ name: StaticString, _ values: inout [G], count: Int?) throws(Failure)

    /// Bytes without further structure: `count` of them, or all that are left when `count` is nil.
    mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) throws(Failure)

    /// Text: `count` bytes, or all that are left when `count` is nil.
    mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) throws(Failure)

    /// Reports a value that the specification forbids; only decoders look at it.
    mutating func expect(_ condition: Bool, _ name: StaticString, _ detail: StaticString) throws(Failure)

    /// Bytes that are left to read, nil where that means nothing (the coder does not read bytes).
    var remaining: Int? { get }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Values that take all bytes that are left.
    @inlinable
    public mutating func list<V: FieldValue>(_ name: StaticString, _ values: inout [V]) throws(Failure) {
        try list(name, &values, count: nil, blank: V())
    }

    /// As many values as `count` says.
    @inlinable
    public mutating func list<V: FieldValue>(
        _ name: StaticString, _ values: inout [V], count: Int?
    ) throws(Failure) {
        try list(name, &values, count: count, blank: V())
    }

    /// Groups of fields that take all bytes that are left.
    @inlinable
    public mutating func groups<G: FieldCoded>(_ name: StaticString, _ values: inout [G]) throws(Failure) {
        try groups(name, &values, count: nil)
    }

    /// All bytes that are left.
    @inlinable
    public mutating func bytes(_ name: StaticString, _ value: inout [UInt8]) throws(Failure) {
        try bytes(name, &value, count: nil)
    }

    /// Text that takes all bytes that are left.
    @inlinable
    public mutating func text(_ name: StaticString, _ value: inout UTF8Text) throws(Failure) {
        try text(name, &value, count: nil)
    }

    /// A field that the wire carries only if `flag` is set.
    @inlinable
    public mutating func optional<V: FieldValue>(
        _ name: StaticString, _ value: inout V?, if flag: Bool
    ) throws(Failure) {
        guard isPresent(name, exists: value != nil, flag: flag) else {
            value = nil
            return
        }
        var content = value ?? V()
        try field(name, &content)
        value = content
    }

    /// A field that the wire carries only if `flag` is set; `blank` knows the scale that the type alone does not.
    @inlinable
    public mutating func optional<V: FieldValue>(
        _ name: StaticString, _ value: inout V?, if flag: Bool, blank: V
    ) throws(Failure) {
        guard isPresent(name, exists: value != nil, flag: flag) else {
            value = nil
            return
        }
        var content = value ?? blank
        try field(name, &content)
        value = content
    }

    /// A list that the wire carries only if `flag` is set.
    @inlinable
    public mutating func optionalList<V: FieldValue>(
        _ name: StaticString, _ values: inout [V]?, if flag: Bool, count: Int? = nil, blank: V = V()
    ) throws(Failure) {
        guard isPresent(name, exists: values != nil, flag: flag) else {
            values = nil
            return
        }
        var content = values ?? []
        try list(name, &content, count: count, blank: blank)
        values = content
    }

    /// A group that the wire carries only if `flag` is set.
    @inlinable
    public mutating func optionalGroup<G: FieldCoded>(
        _ name: StaticString, _ value: inout G?, if flag: Bool
    ) throws(Failure) {
        guard isPresent(name, exists: value != nil, flag: flag) else {
            value = nil
            return
        }
        var content = value ?? G()
        try group(name, &content)
        value = content
    }

    /// True where fields are found by name (JSON, listings) and so have no width.
    @inlinable
    public var goesByName: Bool { isReading && remaining == nil }

    /// A number that takes fewer bytes when `narrow`; in JSON it has the full range, and the layout then derives the
    /// flag that says which width it takes.
    @inlinable
    public mutating func field<Wide: WireInteger, Narrow: WireInteger>(
        _ name: StaticString, _ value: inout Scaled<Wide>, as type: Narrow.Type, if narrow: Bool
    ) throws(Failure) {
        guard narrow && !goesByName else { return try field(name, &value) }
        var small = Scaled<Narrow>(value.scale, raw: Narrow(wireBits: value.raw.wireBits))
        try field(name, &small)
        value.raw = Wide(wireBits: small.raw.wireBits)
    }

    /// Derives a flag from the field that it announces, where the value is the source.
    @inlinable
    public func derive<F: OptionSet>(_ flags: inout F, _ flag: F.Element, from present: Bool) {
        guard !isReading else { return }
        if present { flags.insert(flag) } else { flags.remove(flag) }
    }
}
