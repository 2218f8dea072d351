// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// PLX Continuous Measurement, 0x2A5F. Saturations are in percent, pulse rates in beats per minute, all SFLOAT.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | normal saturation and pulse rate | 2 + 2 | always |
/// | fast saturation and pulse rate | 2 + 2 | flag bit 0 |
/// | slow saturation and pulse rate | 2 + 2 | flag bit 1 |
/// | measurement status | 2 | flag bit 2 |
/// | device and sensor status | 3 | flag bit 3 |
/// | pulse amplitude index, % | 2 | flag bit 4 |
public struct PLXContinuousMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a5f }
    public static var name: StaticString { "PLX Continuous Measurement" }
    public static var source: StaticString { "Pulse Oximeter Service 1.0.1, 3.2" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let fast = Flags(rawValue: 1 << 0)
        public static let slow = Flags(rawValue: 1 << 1)
        public static let measurementStatus = Flags(rawValue: 1 << 2)
        public static let deviceStatus = Flags(rawValue: 1 << 3)
        public static let pulseAmplitudeIndex = Flags(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "fast", 1: "slow", 2: "measurementStatus", 3: "deviceStatus", 4: "pulseAmplitudeIndex",
        ]
    }

    /// A saturation and a pulse rate, averaged over the same time.
    public struct Reading: FieldCoded, Hashable {
        public var oxygenSaturation = MedFloat16(.percent)
        public var pulseRate = MedFloat16(.bpm)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("oxygenSaturation", &oxygenSaturation)
            try coder.field("pulseRate", &pulseRate)
        }
    }

    public var flags: Flags = []
    public var normal = Reading()
    public var fast: Reading?
    public var slow: Reading?
    public var measurementStatus: PLXMeasurementStatus?
    public var deviceStatus: PLXDeviceStatus?
    public var pulseAmplitudeIndex: MedFloat16?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .fast, from: fast != nil)
        coder.derive(&flags, .slow, from: slow != nil)
        coder.derive(&flags, .measurementStatus, from: measurementStatus != nil)
        coder.derive(&flags, .deviceStatus, from: deviceStatus != nil)
        coder.derive(&flags, .pulseAmplitudeIndex, from: pulseAmplitudeIndex != nil)
        try coder.field("flags", &flags)
        try coder.group("normal", &normal)
        try coder.optionalGroup("fast", &fast, if: flags.contains(.fast))
        try coder.optionalGroup("slow", &slow, if: flags.contains(.slow))
        try coder.optional("measurementStatus", &measurementStatus, if: flags.contains(.measurementStatus))
        try coder.optional("deviceStatus", &deviceStatus, if: flags.contains(.deviceStatus))
        try coder.optional(
            "pulseAmplitudeIndex", &pulseAmplitudeIndex, if: flags.contains(.pulseAmplitudeIndex),
            blank: MedFloat16(.percent))
    }
}
