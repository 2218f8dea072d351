// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Blood Pressure Measurement, 0x2A35.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | systolic, diastolic, mean arterial pressure (SFLOAT), mmHg or, with flag bit 0, kPa | 2 each | always |
/// | time stamp | 7 | flag bit 1 |
/// | pulse rate, beats per minute (SFLOAT) | 2 | flag bit 2 |
/// | user ID, 255 unknown | 1 | flag bit 3 |
/// | measurement status | 2 | flag bit 4 |
public struct BloodPressureMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a35 }
    public static var name: StaticString { "Blood Pressure Measurement" }
    public static var source: StaticString { "Blood Pressure Service 1.1.1, 3.1" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let kilopascals = Flags(rawValue: 1 << 0)
        public static let timestamp = Flags(rawValue: 1 << 1)
        public static let pulseRate = Flags(rawValue: 1 << 2)
        public static let userID = Flags(rawValue: 1 << 3)
        public static let measurementStatus = Flags(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "kilopascals", 1: "timestamp", 2: "pulseRate", 3: "userID", 4: "measurementStatus",
        ]
    }

    public var flags: Flags = []
    /// mmHg or kPa; `flags` follows a unit that is set here, and the units of all three follow `flags`.
    public var systolic = MedFloat16()
    public var diastolic = MedFloat16()
    public var meanArterialPressure = MedFloat16()
    public var timestamp: DateTime?
    public var pulseRate: MedFloat16?
    public var userID: Scaled<UInt8>?
    public var measurementStatus: BloodPressureStatus?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.deriveUnit(&flags, .kilopascals, from: systolic.unit, clear: .millimetreOfMercury, set: .kilopascal)
        coder.derive(&flags, .timestamp, from: timestamp != nil)
        coder.derive(&flags, .pulseRate, from: pulseRate != nil)
        coder.derive(&flags, .userID, from: userID != nil)
        coder.derive(&flags, .measurementStatus, from: measurementStatus != nil)
        try coder.field("flags", &flags)
        let unit: Unit = flags.contains(.kilopascals) ? .kilopascal : .millimetreOfMercury
        systolic.unit = unit
        diastolic.unit = unit
        meanArterialPressure.unit = unit
        try coder.field("systolic", &systolic)
        try coder.field("diastolic", &diastolic)
        try coder.field("meanArterialPressure", &meanArterialPressure)
        try coder.optional("timestamp", &timestamp, if: flags.contains(.timestamp))
        try coder.optional("pulseRate", &pulseRate, if: flags.contains(.pulseRate), blank: MedFloat16(.bpm))
        try coder.optional("userID", &userID, if: flags.contains(.userID), blank: Scaled(.userID))
        try coder.optional("measurementStatus", &measurementStatus, if: flags.contains(.measurementStatus))
        try coder.expect(
            measurementStatus?.isPulseRangeValid ?? true, "measurementStatus",
            "a pulse rate both above and below the range")
    }
}
