// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// PLX Spot-Check Measurement, 0x2A5E.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | oxygen saturation, % (SFLOAT) | 2 | always |
/// | pulse rate, beats per minute (SFLOAT) | 2 | always |
/// | time stamp | 7 | flag bit 0 |
/// | measurement status | 2 | flag bit 1 |
/// | device and sensor status | 3 | flag bit 2 |
/// | pulse amplitude index, % (SFLOAT) | 2 | flag bit 3 |
public struct PLXSpotCheckMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a5e }
    public static var name: StaticString { "PLX Spot-Check Measurement" }
    public static var source: StaticString { "Pulse Oximeter Service 1.0.1, 3.1" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let timestamp = Flags(rawValue: 1 << 0)
        public static let measurementStatus = Flags(rawValue: 1 << 1)
        public static let deviceStatus = Flags(rawValue: 1 << 2)
        public static let pulseAmplitudeIndex = Flags(rawValue: 1 << 3)
        public static let deviceClockNotSet = Flags(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "timestamp", 1: "measurementStatus", 2: "deviceStatus", 3: "pulseAmplitudeIndex", 4: "deviceClockNotSet",
        ]
    }

    public var flags: Flags = []
    public var oxygenSaturation = MedFloat16(.percent)
    public var pulseRate = MedFloat16(.bpm)
    public var timestamp: DateTime?
    public var measurementStatus: PLXMeasurementStatus?
    public var deviceStatus: PLXDeviceStatus?
    public var pulseAmplitudeIndex: MedFloat16?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .timestamp, from: timestamp != nil)
        coder.derive(&flags, .measurementStatus, from: measurementStatus != nil)
        coder.derive(&flags, .deviceStatus, from: deviceStatus != nil)
        coder.derive(&flags, .pulseAmplitudeIndex, from: pulseAmplitudeIndex != nil)
        try coder.field("flags", &flags)
        try coder.field("oxygenSaturation", &oxygenSaturation)
        try coder.field("pulseRate", &pulseRate)
        try coder.optional("timestamp", &timestamp, if: flags.contains(.timestamp))
        try coder.optional("measurementStatus", &measurementStatus, if: flags.contains(.measurementStatus))
        try coder.optional("deviceStatus", &deviceStatus, if: flags.contains(.deviceStatus))
        try coder.optional(
            "pulseAmplitudeIndex", &pulseAmplitudeIndex, if: flags.contains(.pulseAmplitudeIndex),
            blank: MedFloat16(.percent))
    }
}
