// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Preferred Units, 0x2B46.
///
/// | field | bytes | present |
/// |---|---|---|
/// | units | 2 each, to the end | always |
public struct PreferredUnits: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b46 }
    public static var name: StaticString { "Preferred Units" }
    public static var source: StaticString { "GATT Specification Supplement, Preferred Units" }

    /// UUIDs of units in the assigned numbers, the preferred ones first.
    public var units: [Scaled<UInt16>] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.list("units", &units, count: nil, blank: Scaled(Scale()))
    }
}
