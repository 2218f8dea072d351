// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Magnetic Flux Density - 2D, 0x2AA0.
///
/// | field | bytes | present |
/// |---|---|---|
/// | x, 10⁻⁷ T | 2 | always |
/// | y, 10⁻⁷ T | 2 | always |
public struct MagneticFluxDensity2D: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aa0 }
    public static var name: StaticString { "Magnetic Flux Density - 2D" }
    public static var source: StaticString { "GATT Specification Supplement, Magnetic Flux Density - 2D" }

    public var x = Scaled<Int16>(.tesla7)
    public var y = Scaled<Int16>(.tesla7)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("x", &x)
        try coder.field("y", &y)
    }
}

/// Magnetic Flux Density - 3D, 0x2AA1.
///
/// | field | bytes | present |
/// |---|---|---|
/// | x, 10⁻⁷ T | 2 | always |
/// | y, 10⁻⁷ T | 2 | always |
/// | z, 10⁻⁷ T | 2 | always |
public struct MagneticFluxDensity3D: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aa1 }
    public static var name: StaticString { "Magnetic Flux Density - 3D" }
    public static var source: StaticString { "GATT Specification Supplement, Magnetic Flux Density - 3D" }

    public var x = Scaled<Int16>(.tesla7)
    public var y = Scaled<Int16>(.tesla7)
    public var z = Scaled<Int16>(.tesla7)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("x", &x)
        try coder.field("y", &y)
        try coder.field("z", &z)
    }
}
