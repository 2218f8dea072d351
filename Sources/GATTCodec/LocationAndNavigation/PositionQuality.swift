// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Position Quality, 0x2A69.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | beacons in solution | 1 | flag bit 0 |
/// | beacons in view | 1 | flag bit 1 |
/// | time to first fix, 0.1 s | 2 | flag bit 2 |
/// | horizontal position error, 0.01 m | 4 | flag bit 3 |
/// | vertical position error, 0.01 m | 4 | flag bit 4 |
/// | horizontal dilution, 0.2 | 1 | flag bit 5 |
/// | vertical dilution, 0.2 | 1 | flag bit 6 |
public struct PositionQuality: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a69 }
    public static var name: StaticString { "Position Quality" }
    public static var source: StaticString { "Location and Navigation Service 1.0, 3.3" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let beaconsInSolution = Flags(rawValue: 1 << 0)
        public static let beaconsInView = Flags(rawValue: 1 << 1)
        public static let timeToFirstFix = Flags(rawValue: 1 << 2)
        public static let horizontalPositionError = Flags(rawValue: 1 << 3)
        public static let verticalPositionError = Flags(rawValue: 1 << 4)
        public static let horizontalDilution = Flags(rawValue: 1 << 5)
        public static let verticalDilution = Flags(rawValue: 1 << 6)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "beaconsInSolution", 1: "beaconsInView", 2: "timeToFirstFix", 3: "horizontalPositionError",
            4: "verticalPositionError", 5: "horizontalDilution", 6: "verticalDilution",
        ]

        public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
            [(7, 2, "positionStatus")]
        }

        /// How the position came about.
        public var positionStatus: PositionStatus {
            PositionStatus(rawValue: UInt8(truncatingIfNeeded: rawValue >> 7) & 3)
        }
    }

    public var flags: Flags = []
    /// Satellites, say, that the position is computed from.
    public var beaconsInSolution: Scaled<UInt8>?
    public var beaconsInView: Scaled<UInt8>?
    public var timeToFirstFix: Scaled<UInt16>?
    /// Estimated (EHPE).
    public var horizontalPositionError: Scaled<UInt32>?
    /// Estimated (EVPE).
    public var verticalPositionError: Scaled<UInt32>?
    /// HDOP.
    public var horizontalDilution: Scaled<UInt8>?
    /// VDOP.
    public var verticalDilution: Scaled<UInt8>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .beaconsInSolution, from: beaconsInSolution != nil)
        coder.derive(&flags, .beaconsInView, from: beaconsInView != nil)
        coder.derive(&flags, .timeToFirstFix, from: timeToFirstFix != nil)
        coder.derive(&flags, .horizontalPositionError, from: horizontalPositionError != nil)
        coder.derive(&flags, .verticalPositionError, from: verticalPositionError != nil)
        coder.derive(&flags, .horizontalDilution, from: horizontalDilution != nil)
        coder.derive(&flags, .verticalDilution, from: verticalDilution != nil)
        try coder.field("flags", &flags)
        try coder.optional(
            "beaconsInSolution", &beaconsInSolution, if: flags.contains(.beaconsInSolution), blank: Scaled(Scale()))
        try coder.optional("beaconsInView", &beaconsInView, if: flags.contains(.beaconsInView), blank: Scaled(Scale()))
        try coder.optional(
            "timeToFirstFix", &timeToFirstFix, if: flags.contains(.timeToFirstFix), blank: Scaled(.tenthSecond))
        try coder.optional(
            "horizontalPositionError", &horizontalPositionError, if: flags.contains(.horizontalPositionError),
            blank: Scaled(.hundredthMetre))
        try coder.optional(
            "verticalPositionError", &verticalPositionError, if: flags.contains(.verticalPositionError),
            blank: Scaled(.hundredthMetre))
        try coder.optional(
            "horizontalDilution", &horizontalDilution, if: flags.contains(.horizontalDilution), blank: Scaled(.fifth))
        try coder.optional(
            "verticalDilution", &verticalDilution, if: flags.contains(.verticalDilution), blank: Scaled(.fifth))
    }
}
