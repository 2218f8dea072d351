// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Glucose Measurement, 0x2A18.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | sequence number | 2 | always |
/// | base time | 7 | always |
/// | time offset, minutes | 2, signed | flag bit 0 |
/// | concentration (SFLOAT), kg/L or, with flag bit 2, mol/L | 2 | flag bit 1 |
/// | type and sample location | 1 | flag bit 1 |
/// | sensor status annunciation | 2 | flag bit 3 |
///
/// The wire's units are kg/L and mol/L although the specification's flag speaks of mg/dL and mmol/L: 120 mg/dL is sent
/// as 120 × 10^−5 kg/L.
public struct GlucoseMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a18 }
    public static var name: StaticString { "Glucose Measurement" }
    public static var source: StaticString { "Glucose Service 1.0.1, 3.1" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let timeOffset = Flags(rawValue: 1 << 0)
        public static let concentration = Flags(rawValue: 1 << 1)
        public static let molePerLitre = Flags(rawValue: 1 << 2)
        public static let sensorStatus = Flags(rawValue: 1 << 3)
        public static let contextFollows = Flags(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "timeOffset", 1: "concentration", 2: "molePerLitre", 3: "sensorStatus", 4: "contextFollows",
        ]
    }

    public struct SensorStatus: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let deviceBatteryLow = SensorStatus(rawValue: 1 << 0)
        public static let sensorMalfunction = SensorStatus(rawValue: 1 << 1)
        public static let sampleSizeInsufficient = SensorStatus(rawValue: 1 << 2)
        public static let stripInsertionError = SensorStatus(rawValue: 1 << 3)
        public static let stripTypeIncorrect = SensorStatus(rawValue: 1 << 4)
        public static let resultTooHigh = SensorStatus(rawValue: 1 << 5)
        public static let resultTooLow = SensorStatus(rawValue: 1 << 6)
        public static let temperatureTooHigh = SensorStatus(rawValue: 1 << 7)
        public static let temperatureTooLow = SensorStatus(rawValue: 1 << 8)
        public static let readInterrupted = SensorStatus(rawValue: 1 << 9)
        public static let generalDeviceFault = SensorStatus(rawValue: 1 << 10)
        public static let timeFault = SensorStatus(rawValue: 1 << 11)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "deviceBatteryLow", 1: "sensorMalfunction", 2: "sampleSizeInsufficient", 3: "stripInsertionError",
            4: "stripTypeIncorrect", 5: "resultTooHigh", 6: "resultTooLow", 7: "temperatureTooHigh",
            8: "temperatureTooLow", 9: "readInterrupted", 10: "generalDeviceFault", 11: "timeFault",
        ]
    }

    public var flags: Flags = []
    public var sequenceNumber: UInt16 = 0
    public var baseTime = DateTime()
    /// Minutes to add to the base time.
    public var timeOffset: Scaled<Int16>?
    /// kg/L or mol/L; `flags` follows a unit that is set here.
    public var concentration: MedFloat16?
    public var sampleOrigin: SampleOrigin?
    public var sensorStatus: SensorStatus?

    public init() {}

    /// The concentration in mg/dL, nil where there is none in kg/L.
    public var milligramsPerDecilitre: Double? {
        flags.contains(.molePerLitre) ? nil : concentration.map { $0.doubleValue * 100_000 }
    }

    /// The concentration in mmol/L, nil where there is none in mol/L.
    public var millimolesPerLitre: Double? {
        flags.contains(.molePerLitre) ? concentration.map { $0.doubleValue * 1000 } : nil
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading, concentration != nil || sampleOrigin != nil {
            concentration = concentration ?? .nan
            sampleOrigin = sampleOrigin ?? SampleOrigin()
        }
        coder.deriveUnit(
            &flags, .molePerLitre, from: concentration?.unit ?? .none, clear: .kilogramPerLitre, set: .molePerLitre)
        coder.derive(&flags, .timeOffset, from: timeOffset != nil)
        coder.derive(&flags, .concentration, from: concentration != nil)
        coder.derive(&flags, .sensorStatus, from: sensorStatus != nil)
        try coder.field("flags", &flags)
        let unit: Unit = flags.contains(.molePerLitre) ? .molePerLitre : .kilogramPerLitre
        concentration?.unit = unit
        try coder.field("sequenceNumber", &sequenceNumber)
        try coder.field("baseTime", &baseTime)
        try coder.optional("timeOffset", &timeOffset, if: flags.contains(.timeOffset), blank: Scaled(Scale(.minute)))
        let isMeasured = flags.contains(.concentration)
        try coder.optional("concentration", &concentration, if: isMeasured, blank: MedFloat16(unit))
        try coder.optional("sampleOrigin", &sampleOrigin, if: isMeasured)
        try coder.optional("sensorStatus", &sensorStatus, if: flags.contains(.sensorStatus))
    }
}
