// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Heart Rate Measurement, 0x2A37.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | heart rate, beats per minute | 1 or 2 | always; 2 if flag bit 0 |
/// | energy expended, kJ | 2 | flag bit 3 |
/// | RR intervals, 1/1024 s | 2 each, to the end | flag bit 4 |
public struct HeartRateMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a37 }
    public static var name: StaticString { "Heart Rate Measurement" }
    public static var source: StaticString { "Heart Rate Service 1.0, 3.1" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The heart rate takes two bytes.
        public static let wide = Flags(rawValue: 1 << 0)
        /// Contact is detected; means something only with `contactSupported`.
        public static let contactDetected = Flags(rawValue: 1 << 1)
        public static let contactSupported = Flags(rawValue: 1 << 2)
        public static let energyExpended = Flags(rawValue: 1 << 3)
        public static let rrIntervals = Flags(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "wide", 1: "contactDetected", 2: "contactSupported", 3: "energyExpended", 4: "rrIntervals",
        ]
    }

    public var flags: Flags = []
    /// Beats per minute.
    public var heartRate = Scaled<UInt16>(Scale(.bpm))
    /// Kilojoules since the last reset; stays at 65,535.
    public var energyExpended: Scaled<UInt16>?
    /// Oldest first.
    public var rrIntervals: [Scaled<UInt16>]?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .wide, from: flags.contains(.wide) || heartRate.raw > 255)
        coder.derive(&flags, .energyExpended, from: energyExpended != nil)
        coder.derive(&flags, .rrIntervals, from: rrIntervals != nil)
        try coder.field("flags", &flags)
        try coder.field("heartRate", &heartRate, as: UInt8.self, if: !flags.contains(.wide))
        try coder.optional(
            "energyExpended", &energyExpended, if: flags.contains(.energyExpended), blank: Scaled(Scale(.kilojoule)))
        try coder.optionalList(
            "rrIntervals", &rrIntervals, if: flags.contains(.rrIntervals),
            blank: Scaled(Scale(.second, binary: -10)))
    }
}
