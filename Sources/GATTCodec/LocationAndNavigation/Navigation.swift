// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Navigation, 0x2A68: the way to the next waypoint or to the destination.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | bearing, 0.01° | 2 | always |
/// | heading, 0.01° | 2 | always |
/// | remaining distance, 0.1 m | 3 | flag bit 0 |
/// | remaining vertical distance, 0.01 m | 3 | flag bit 1 |
/// | estimated time of arrival | 7 | flag bit 2 |
public struct Navigation: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a68 }
    public static var name: StaticString { "Navigation" }
    public static var source: StaticString { "Location and Navigation Service 1.0, 3.5" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let remainingDistance = Flags(rawValue: 1 << 0)
        public static let remainingVerticalDistance = Flags(rawValue: 1 << 1)
        public static let estimatedTimeOfArrival = Flags(rawValue: 1 << 2)
        /// The heading is the magnetic one; from movement where it is not set.
        public static let headingFromCompass = Flags(rawValue: 1 << 5)
        /// The way leads to the destination; to a waypoint where it is not set.
        public static let toDestination = Flags(rawValue: 1 << 6)
        public static let waypointReached = Flags(rawValue: 1 << 7)
        public static let destinationReached = Flags(rawValue: 1 << 8)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "remainingDistance", 1: "remainingVerticalDistance", 2: "estimatedTimeOfArrival",
            5: "headingFromCompass", 6: "toDestination", 7: "waypointReached", 8: "destinationReached",
        ]

        public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
            [(3, 2, "positionStatus")]
        }

        /// How the position came about.
        public var positionStatus: PositionStatus {
            PositionStatus(rawValue: UInt8(truncatingIfNeeded: rawValue >> 3) & 3)
        }
    }

    public var flags: Flags = []
    public var bearing = Scaled<UInt16>(.hundredthDegree)
    public var heading = Scaled<UInt16>(.hundredthDegree)
    public var remainingDistance: Scaled<UInt24>?
    public var remainingVerticalDistance: Scaled<Int24>?
    public var estimatedTimeOfArrival: DateTime?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .remainingDistance, from: remainingDistance != nil)
        coder.derive(&flags, .remainingVerticalDistance, from: remainingVerticalDistance != nil)
        coder.derive(&flags, .estimatedTimeOfArrival, from: estimatedTimeOfArrival != nil)
        try coder.field("flags", &flags)
        try coder.field("bearing", &bearing)
        try coder.field("heading", &heading)
        try coder.optional(
            "remainingDistance", &remainingDistance, if: flags.contains(.remainingDistance), blank: Scaled(.tenthMetre))
        try coder.optional(
            "remainingVerticalDistance", &remainingVerticalDistance, if: flags.contains(.remainingVerticalDistance),
            blank: Scaled(.hundredthMetre))
        try coder.optional(
            "estimatedTimeOfArrival", &estimatedTimeOfArrival, if: flags.contains(.estimatedTimeOfArrival))
    }
}
