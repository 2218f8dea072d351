// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// RSC Measurement, 0x2A53: how fast somebody runs or walks.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | instantaneous speed, 1/256 m/s | 2 | always |
/// | instantaneous cadence, 1/min | 1 | always |
/// | instantaneous stride length, 0.01 m | 2 | flag bit 0 |
/// | total distance, 0.1 m | 4 | flag bit 1 |
public struct RSCMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a53 }
    public static var name: StaticString { "RSC Measurement" }
    public static var source: StaticString { "Running Speed and Cadence Service 1.0, 3.1" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let instantaneousStrideLength = Flags(rawValue: 1 << 0)
        public static let totalDistance = Flags(rawValue: 1 << 1)
        /// Running; walking where it is not set.
        public static let running = Flags(rawValue: 1 << 2)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "instantaneousStrideLength", 1: "totalDistance", 2: "running",
        ]
    }

    public var flags: Flags = []
    public var instantaneousSpeed = Scaled<UInt16>(.metresPerSecond256)
    /// Steps per minute of one foot.
    public var instantaneousCadence = Scaled<UInt8>(Scale(.perMinute))
    public var instantaneousStrideLength: Scaled<UInt16>?
    public var totalDistance: Scaled<UInt32>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .instantaneousStrideLength, from: instantaneousStrideLength != nil)
        coder.derive(&flags, .totalDistance, from: totalDistance != nil)
        try coder.field("flags", &flags)
        try coder.field("instantaneousSpeed", &instantaneousSpeed)
        try coder.field("instantaneousCadence", &instantaneousCadence)
        try coder.optional(
            "instantaneousStrideLength", &instantaneousStrideLength, if: flags.contains(.instantaneousStrideLength),
            blank: Scaled(.hundredthMetre))
        try coder.optional(
            "totalDistance", &totalDistance, if: flags.contains(.totalDistance), blank: Scaled(.tenthMetre))
    }
}
