// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Cycling Power Vector, 0x2A64: forces or torques during one crank revolution.
///
/// Only one of the two arrays may be there, since nothing says where the first would end. Where both are announced, all
/// numbers are taken for forces and that is reported.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | crank revolution data | 4 | flag bit 0 |
/// | first crank measurement angle, ° | 2 | flag bit 1 |
/// | instantaneous force magnitudes, N | 2 each, to the end | flag bit 2 |
/// | instantaneous torque magnitudes, 1/32 N·m | 2 each, to the end | flag bit 3 |
public struct CyclingPowerVector: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a64 }
    public static var name: StaticString { "Cycling Power Vector" }
    public static var source: StaticString { "Cycling Power Service 1.1, 3.3" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let crankRevolutionData = Flags(rawValue: 1 << 0)
        public static let firstCrankMeasurementAngle = Flags(rawValue: 1 << 1)
        public static let instantaneousForceMagnitudes = Flags(rawValue: 1 << 2)
        public static let instantaneousTorqueMagnitudes = Flags(rawValue: 1 << 3)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "crankRevolutionData", 1: "firstCrankMeasurementAngle", 2: "instantaneousForceMagnitudes",
            3: "instantaneousTorqueMagnitudes",
        ]

        public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
            [(4, 2, "measurementDirection")]
        }

        /// The component that the magnitudes are of.
        public var measurementDirection: MeasurementDirection {
            MeasurementDirection(rawValue: UInt8(truncatingIfNeeded: rawValue >> 4) & 3)
        }
    }

    public var flags: Flags = []
    public var crankRevolutionData: CrankRevolutions?
    public var firstCrankMeasurementAngle: Scaled<UInt16>?
    /// Oldest first.
    public var instantaneousForceMagnitudes: [Scaled<Int16>]?
    /// Oldest first.
    public var instantaneousTorqueMagnitudes: [Scaled<Int16>]?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .crankRevolutionData, from: crankRevolutionData != nil)
        coder.derive(&flags, .firstCrankMeasurementAngle, from: firstCrankMeasurementAngle != nil)
        coder.derive(&flags, .instantaneousForceMagnitudes, from: instantaneousForceMagnitudes != nil)
        coder.derive(&flags, .instantaneousTorqueMagnitudes, from: instantaneousTorqueMagnitudes != nil)
        try coder.field("flags", &flags)
        try coder.expect(
            !flags.isSuperset(of: [.instantaneousForceMagnitudes, .instantaneousTorqueMagnitudes]), "flags",
            "both arrays are announced")
        try coder.optionalGroup("crankRevolutionData", &crankRevolutionData, if: flags.contains(.crankRevolutionData))
        try coder.optional(
            "firstCrankMeasurementAngle", &firstCrankMeasurementAngle, if: flags.contains(.firstCrankMeasurementAngle),
            blank: Scaled(Scale(.degree)))
        try coder.optionalList(
            "instantaneousForceMagnitudes", &instantaneousForceMagnitudes,
            if: flags.contains(.instantaneousForceMagnitudes), blank: Scaled(Scale(.newton)))
        try coder.optionalList(
            "instantaneousTorqueMagnitudes", &instantaneousTorqueMagnitudes,
            if: flags.contains(.instantaneousTorqueMagnitudes), blank: Scaled(.newtonMetre32))
    }
}

/// Which component of the force is measured.
public struct MeasurementDirection: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unknown = MeasurementDirection(rawValue: 0)
    public static let tangential = MeasurementDirection(rawValue: 1)
    public static let radial = MeasurementDirection(rawValue: 2)
    public static let lateral = MeasurementDirection(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unknown", 1: "tangential", 2: "radial", 3: "lateral",
    ]
}
