// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The flags of the enhanced characteristics of the Blood Pressure Service.
public struct EnhancedBloodPressureFlags: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let kilopascals = EnhancedBloodPressureFlags(rawValue: 1 << 0)
    public static let timestamp = EnhancedBloodPressureFlags(rawValue: 1 << 1)
    public static let pulseRate = EnhancedBloodPressureFlags(rawValue: 1 << 2)
    public static let userID = EnhancedBloodPressureFlags(rawValue: 1 << 3)
    public static let measurementStatus = EnhancedBloodPressureFlags(rawValue: 1 << 4)
    public static let userFacingTime = EnhancedBloodPressureFlags(rawValue: 1 << 5)
    /// Times count from 2000-01-01, else from 1900-01-01.
    public static let epoch2000 = EnhancedBloodPressureFlags(rawValue: 1 << 6)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "kilopascals", 1: "timestamp", 2: "pulseRate", 3: "userID", 4: "measurementStatus", 5: "userFacingTime",
        6: "epoch2000",
    ]
}

/// What follows the pressures in the enhanced characteristics of the Blood Pressure Service.
public struct EnhancedBloodPressureDetails: Sendable, Hashable {
    /// Seconds since the epoch of the flags, without zone or daylight saving.
    public var timestamp: Scaled<UInt32>?
    public var pulseRate: MedFloat16?
    public var userID: Scaled<UInt8>?
    public var measurementStatus: BloodPressureStatus?
    /// Seconds since the epoch of the flags, as the user's clock shows them.
    public var userFacingTime: Scaled<UInt32>?

    public init() {}

    mutating func derive(_ flags: inout EnhancedBloodPressureFlags, isReading: Bool) {
        guard !isReading else { return }
        let present: [(EnhancedBloodPressureFlags, Bool)] = [
            (.timestamp, timestamp != nil), (.pulseRate, pulseRate != nil), (.userID, userID != nil),
            (.measurementStatus, measurementStatus != nil), (.userFacingTime, userFacingTime != nil),
        ]
        for (flag, isPresent) in present {
            if isPresent { flags.insert(flag) } else { flags.remove(flag) }
        }
    }

    mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(
        _ coder: inout C, _ flags: EnhancedBloodPressureFlags
    ) throws(C.Failure) {
        let seconds = Scaled<UInt32>(Scale(.second))
        try coder.optional("timestamp", &timestamp, if: flags.contains(.timestamp), blank: seconds)
        try coder.optional("pulseRate", &pulseRate, if: flags.contains(.pulseRate), blank: MedFloat16(.bpm))
        try coder.optional("userID", &userID, if: flags.contains(.userID), blank: Scaled(.userID))
        try coder.optional("measurementStatus", &measurementStatus, if: flags.contains(.measurementStatus))
        try coder.optional("userFacingTime", &userFacingTime, if: flags.contains(.userFacingTime), blank: seconds)
        try coder.expect(
            measurementStatus?.isPulseRangeValid ?? true, "measurementStatus",
            "a pulse rate both above and below the range")
    }
}

/// Enhanced Blood Pressure Measurement, 0x2B34.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | systolic, diastolic, mean arterial pressure (SFLOAT), mmHg or, with flag bit 0, kPa | 2 each | always |
/// | time stamp, s since 1900 or, with flag bit 6, 2000 | 4 | flag bit 1 |
/// | pulse rate, beats per minute (SFLOAT) | 2 | flag bit 2 |
/// | user ID, 255 unknown | 1 | flag bit 3 |
/// | measurement status | 2 | flag bit 4 |
/// | user facing time, s | 4 | flag bit 5 |
public struct EnhancedBloodPressureMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b34 }
    public static var name: StaticString { "Enhanced Blood Pressure Measurement" }
    public static var source: StaticString { "Blood Pressure Service 1.1.1, 3.4; GATT Specification Supplement" }

    public var flags: EnhancedBloodPressureFlags = []
    /// mmHg or kPa; `flags` follows a unit that is set here.
    public var systolic = MedFloat16()
    public var diastolic = MedFloat16()
    public var meanArterialPressure = MedFloat16()
    public var details = EnhancedBloodPressureDetails()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.deriveUnit(&flags, .kilopascals, from: systolic.unit, clear: .millimetreOfMercury, set: .kilopascal)
        details.derive(&flags, isReading: coder.isReading)
        try coder.field("flags", &flags)
        let unit: Unit = flags.contains(.kilopascals) ? .kilopascal : .millimetreOfMercury
        systolic.unit = unit
        diastolic.unit = unit
        meanArterialPressure.unit = unit
        try coder.field("systolic", &systolic)
        try coder.field("diastolic", &diastolic)
        try coder.field("meanArterialPressure", &meanArterialPressure)
        try details.code(&coder, flags)
    }
}

/// Enhanced Intermediate Cuff Pressure, 0x2B35: flags (1 byte), the cuff's pressure (SFLOAT), then the same optional
/// fields as in ``EnhancedBloodPressureMeasurement``.
public struct EnhancedIntermediateCuffPressure: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b35 }
    public static var name: StaticString { "Enhanced Intermediate Cuff Pressure" }
    public static var source: StaticString { "Blood Pressure Service 1.1.1, 3.5; GATT Specification Supplement" }

    public var flags: EnhancedBloodPressureFlags = []
    /// mmHg or kPa; `flags` follows a unit that is set here.
    public var cuffPressure = MedFloat16()
    public var details = EnhancedBloodPressureDetails()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.deriveUnit(&flags, .kilopascals, from: cuffPressure.unit, clear: .millimetreOfMercury, set: .kilopascal)
        details.derive(&flags, isReading: coder.isReading)
        try coder.field("flags", &flags)
        cuffPressure.unit = flags.contains(.kilopascals) ? .kilopascal : .millimetreOfMercury
        try coder.field("cuffPressure", &cuffPressure)
        try details.code(&coder, flags)
    }
}
