// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Supported Resistance Level Range, 0x2AD6.
///
/// Version 1.0 of the Fitness Machine Service has two bytes a field and steps of 0.1; the GATT Specification Supplement
/// has one byte a field and steps of 1. Values of six bytes and more are taken for the former.
///
/// | field | bytes in 1.0 | bytes in 1.0.1 |
/// |---|---|---|
/// | minimum resistance level | 2, signed | 1 |
/// | maximum resistance level | 2, signed | 1 |
/// | minimum increment | 2 | 1 |
public struct SupportedResistanceLevelRange: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad6 }
    public static var name: StaticString { "Supported Resistance Level Range" }
    public static var source: StaticString { "Fitness Machine Service 1.0 and 1.0.1, 4.13" }

    /// Steps of 0.1 in the wide form, of 1 in the narrow one.
    public var minimumResistanceLevel = Scaled<Int16>(.tenth)
    public var maximumResistanceLevel = Scaled<Int16>(.tenth)
    public var minimumIncrement = Scaled<UInt16>(.tenth)
    /// One byte a field.
    public var isNarrow = false

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if let remaining = coder.remaining { isNarrow = remaining < 6 }
        var byteCount = isNarrow ? UnwrittenByteCount(1) : nil
        try coder.optional("fieldByteCount", &byteCount, if: isNarrow)
        isNarrow = byteCount != nil && byteCount != UnwrittenByteCount(2)
        let scale = isNarrow ? Scale() : Scale.tenth
        (minimumResistanceLevel.scale, maximumResistanceLevel.scale, minimumIncrement.scale) = (scale, scale, scale)
        // Listings show the wide form, which has no such field.
        try coder.field("minimumResistanceLevel", &minimumResistanceLevel, as: UInt8.self, if: isNarrow)
        try coder.field("maximumResistanceLevel", &maximumResistanceLevel, as: UInt8.self, if: isNarrow)
        try coder.field("minimumIncrement", &minimumIncrement, as: UInt8.self, if: isNarrow)
    }
}
