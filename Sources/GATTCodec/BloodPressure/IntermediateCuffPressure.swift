// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Intermediate Cuff Pressure, 0x2A36: the layout of ``BloodPressureMeasurement`` with the current pressure of the cuff
/// in the place of the systolic one; the other two are NaN (0x07FF).
public struct IntermediateCuffPressure: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a36 }
    public static var name: StaticString { "Intermediate Cuff Pressure" }
    public static var source: StaticString { "Blood Pressure Service 1.1.1, 3.2" }

    public var flags: BloodPressureMeasurement.Flags = []
    /// mmHg or kPa; `flags` follows a unit that is set here.
    public var cuffPressure = MedFloat16()
    /// The two words that are to be NaN.
    public var unusedDiastolic = MedFloat16.nan
    public var unusedMeanArterialPressure = MedFloat16.nan
    public var timestamp: DateTime?
    public var pulseRate: MedFloat16?
    public var userID: Scaled<UInt8>?
    public var measurementStatus: BloodPressureStatus?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.deriveUnit(&flags, .kilopascals, from: cuffPressure.unit, clear: .millimetreOfMercury, set: .kilopascal)
        coder.derive(&flags, .timestamp, from: timestamp != nil)
        coder.derive(&flags, .pulseRate, from: pulseRate != nil)
        coder.derive(&flags, .userID, from: userID != nil)
        coder.derive(&flags, .measurementStatus, from: measurementStatus != nil)
        try coder.field("flags", &flags)
        cuffPressure.unit = flags.contains(.kilopascals) ? .kilopascal : .millimetreOfMercury
        try coder.field("cuffPressure", &cuffPressure)
        try coder.field("unusedDiastolic", &unusedDiastolic)
        try coder.field("unusedMeanArterialPressure", &unusedMeanArterialPressure)
        try coder.optional("timestamp", &timestamp, if: flags.contains(.timestamp))
        try coder.optional("pulseRate", &pulseRate, if: flags.contains(.pulseRate), blank: MedFloat16(.bpm))
        try coder.optional("userID", &userID, if: flags.contains(.userID), blank: Scaled(.userID))
        try coder.optional("measurementStatus", &measurementStatus, if: flags.contains(.measurementStatus))
        try coder.expect(
            measurementStatus?.isPulseRangeValid ?? true, "measurementStatus",
            "a pulse rate both above and below the range")
    }
}
