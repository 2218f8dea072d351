// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Location and Speed, 0x2A67.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | instantaneous speed, 0.01 m/s | 2 | flag bit 0 |
/// | total distance, 0.1 m | 3 | flag bit 1 |
/// | location | 8 | flag bit 2 |
/// | elevation, 0.01 m | 3 | flag bit 3 |
/// | heading, 0.01° | 2 | flag bit 4 |
/// | rolling time, s | 1 | flag bit 5 |
/// | utc time | 7 | flag bit 6 |
public struct LocationAndSpeed: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a67 }
    public static var name: StaticString { "Location and Speed" }
    public static var source: StaticString { "Location and Navigation Service 1.0, 3.2" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let instantaneousSpeed = Flags(rawValue: 1 << 0)
        public static let totalDistance = Flags(rawValue: 1 << 1)
        public static let location = Flags(rawValue: 1 << 2)
        public static let elevation = Flags(rawValue: 1 << 3)
        public static let heading = Flags(rawValue: 1 << 4)
        public static let rollingTime = Flags(rawValue: 1 << 5)
        public static let utcTime = Flags(rawValue: 1 << 6)
        /// Speed and distance are in three dimensions.
        public static let threeDimensional = Flags(rawValue: 1 << 9)
        /// The heading is the magnetic one; from movement where it is not set.
        public static let headingFromCompass = Flags(rawValue: 1 << 12)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "instantaneousSpeed", 1: "totalDistance", 2: "location", 3: "elevation", 4: "heading",
            5: "rollingTime", 6: "utcTime", 9: "threeDimensional", 12: "headingFromCompass",
        ]

        public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
            [(7, 2, "positionStatus"), (10, 2, "elevationSource")]
        }

        /// How the position came about.
        public var positionStatus: PositionStatus {
            PositionStatus(rawValue: UInt8(truncatingIfNeeded: rawValue >> 7) & 3)
        }

        /// Where the elevation comes from.
        public var elevationSource: ElevationSource {
            ElevationSource(rawValue: UInt8(truncatingIfNeeded: rawValue >> 10) & 3)
        }
    }

    public var flags: Flags = []
    public var instantaneousSpeed: Scaled<UInt16>?
    public var totalDistance: Scaled<UInt24>?
    public var location: GeographicLocation?
    public var elevation: Scaled<Int24>?
    public var heading: Scaled<UInt16>?
    public var rollingTime: Scaled<UInt8>?
    public var utcTime: DateTime?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .instantaneousSpeed, from: instantaneousSpeed != nil)
        coder.derive(&flags, .totalDistance, from: totalDistance != nil)
        coder.derive(&flags, .location, from: location != nil)
        coder.derive(&flags, .elevation, from: elevation != nil)
        coder.derive(&flags, .heading, from: heading != nil)
        coder.derive(&flags, .rollingTime, from: rollingTime != nil)
        coder.derive(&flags, .utcTime, from: utcTime != nil)
        try coder.field("flags", &flags)
        try coder.optional(
            "instantaneousSpeed", &instantaneousSpeed, if: flags.contains(.instantaneousSpeed),
            blank: Scaled(.hundredthMetrePerSecond))
        try coder.optional(
            "totalDistance", &totalDistance, if: flags.contains(.totalDistance), blank: Scaled(.tenthMetre))
        try coder.optionalGroup("location", &location, if: flags.contains(.location))
        try coder.optional("elevation", &elevation, if: flags.contains(.elevation), blank: Scaled(.hundredthMetre))
        try coder.optional("heading", &heading, if: flags.contains(.heading), blank: Scaled(.hundredthDegree))
        try coder.optional("rollingTime", &rollingTime, if: flags.contains(.rollingTime), blank: Scaled(Scale(.second)))
        try coder.optional("utcTime", &utcTime, if: flags.contains(.utcTime))
    }
}

/// A place on the Earth (WGS 84).
///
/// | field | bytes | present |
/// |---|---|---|
/// | latitude, 10⁻⁷° | 4 | always |
/// | longitude, 10⁻⁷° | 4 | always |
public struct GeographicLocation: FieldCoded, Hashable {
    /// North is positive.
    public var latitude = Scaled<Int32>(.degreeE7)
    /// East is positive.
    public var longitude = Scaled<Int32>(.degreeE7)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("latitude", &latitude)
        try coder.field("longitude", &longitude)
    }
}

/// How a position came about.
public struct PositionStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let noPosition = PositionStatus(rawValue: 0)
    public static let ok = PositionStatus(rawValue: 1)
    public static let estimated = PositionStatus(rawValue: 2)
    public static let lastKnown = PositionStatus(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "noPosition", 1: "ok", 2: "estimated", 3: "lastKnown",
    ]
}

/// Where an elevation comes from.
public struct ElevationSource: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let positioningSystem = ElevationSource(rawValue: 0)
    public static let barometer = ElevationSource(rawValue: 1)
    public static let database = ElevationSource(rawValue: 2)
    public static let other = ElevationSource(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "positioningSystem", 1: "barometer", 2: "database", 3: "other",
    ]
}
