// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// CSC Measurement, 0x2A5B: revolutions of wheel and crank.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | wheel revolution data | 6 | flag bit 0 |
/// | crank revolution data | 4 | flag bit 1 |
public struct CSCMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a5b }
    public static var name: StaticString { "CSC Measurement" }
    public static var source: StaticString { "Cycling Speed and Cadence Service 1.0, 3.1" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let wheelRevolutionData = Flags(rawValue: 1 << 0)
        public static let crankRevolutionData = Flags(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "wheelRevolutionData", 1: "crankRevolutionData",
        ]
    }

    public var flags: Flags = []
    public var wheelRevolutionData: CSCWheelRevolutions?
    public var crankRevolutionData: CrankRevolutions?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .wheelRevolutionData, from: wheelRevolutionData != nil)
        coder.derive(&flags, .crankRevolutionData, from: crankRevolutionData != nil)
        try coder.field("flags", &flags)
        try coder.optionalGroup("wheelRevolutionData", &wheelRevolutionData, if: flags.contains(.wheelRevolutionData))
        try coder.optionalGroup("crankRevolutionData", &crankRevolutionData, if: flags.contains(.crankRevolutionData))
    }
}

/// Wheel revolution data of a speed sensor. Power sensors count the time in other steps:
/// ``CyclingPowerWheelRevolutions``.
///
/// | field | bytes | present |
/// |---|---|---|
/// | cumulative wheel revolutions | 4 | always |
/// | last wheel event time, 1/1024 s | 2 | always |
public struct CSCWheelRevolutions: FieldCoded, Hashable {
    /// Does not roll over.
    public var cumulativeWheelRevolutions = Scaled<UInt32>(Scale())
    /// When the last revolution was complete; rolls over after 64 s.
    public var lastWheelEventTime = Scaled<UInt16>(.second1024)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cumulativeWheelRevolutions", &cumulativeWheelRevolutions)
        try coder.field("lastWheelEventTime", &lastWheelEventTime)
    }
}
