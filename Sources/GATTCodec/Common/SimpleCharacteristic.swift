// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A characteristic whose value is one field: a scaled integer, a code, a set of flags.
///
/// ```swift
/// let celsius = try EnvironmentalSensing.temperature.decode([0xd2, 0x04]).value  // 12.34
/// let bytes = EnvironmentalSensing.temperature.encode(quantity: 12.34)           // d2 04
/// ```
public struct SimpleCharacteristic<V: FieldValue>: Sendable {
    /// The 16-bit UUID.
    public let uuid: UInt16
    /// The name in the Bluetooth assigned numbers.
    public let name: StaticString
    /// Name of the field, in JSON too.
    public let field: StaticString
    /// A value that knows the scale and the unit.
    public let blank: V
    /// Specification and section that the layout comes from.
    public let source: String

    init(_ uuid: UInt16, _ name: StaticString, _ field: StaticString, _ blank: V, source: StaticString? = nil) {
        self.uuid = uuid
        self.name = name
        self.field = field
        self.blank = blank
        self.source = source.map { "\($0)" } ?? "GATT Specification Supplement, \(name)"
    }

    /// Reads a value that takes all of `bytes`.
    public func decode(_ bytes: [UInt8], policy: DecodePolicy = .lenient) throws(DecodeError) -> V {
        var decoder = FieldDecoder(ByteReader(bytes.span, policy: policy))
        var value = blank
        try decoder.field(field, &value)
        try decoder.reader.expectEnd()
        return value
    }

    public func encode(_ value: V) -> [UInt8] {
        var writer = ByteWriter()
        value.write(to: &writer)
        return writer.bytes
    }

    /// The line of the registry.
    public var entry: CharacteristicEntry {
        CharacteristicEntry(uuid, "\(name)", blank: SingleValue(field, blank), source: source)
    }
}

extension SimpleCharacteristic {
    /// The bytes of a quantity in the characteristic's unit; nil when it lies outside of the range.
    public func encode<Raw>(quantity: Double) -> [UInt8]? where V == Scaled<Raw> {
        Scaled<Raw>(quantity, blank.scale).map { encode($0) }
    }
}

/// A layout of one field.
struct SingleValue<V: FieldValue>: FieldCoded {
    var name: StaticString
    var value: V

    init() { self.init("value", V()) }

    init(_ name: StaticString, _ value: V) {
        self.name = name
        self.value = value
    }

    mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field(name, &value)
    }

    static func == (left: SingleValue, right: SingleValue) -> Bool { left.value == right.value }
}
