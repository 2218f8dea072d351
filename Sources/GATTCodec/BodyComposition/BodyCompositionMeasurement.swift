// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Body Composition Measurement, 0x2A9C.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | body fat, 0.1 %; 0xFFFF unsuccessful | 2 | always |
/// | time stamp | 7 | flag bit 1 |
/// | user ID, 255 unknown | 1 | flag bit 2 |
/// | basal metabolism, kJ | 2 | flag bit 3 |
/// | muscle, 0.1 % | 2 | flag bit 4 |
/// | muscle mass | 2 | flag bit 5 |
/// | fat free mass | 2 | flag bit 6 |
/// | soft lean mass | 2 | flag bit 7 |
/// | body water mass | 2 | flag bit 8 |
/// | impedance, 0.1 Ω | 2 | flag bit 9 |
/// | weight | 2 | flag bit 10 |
/// | height, 0.001 m or, with flag bit 0, 0.1 in | 2 | flag bit 11 |
///
/// Masses are in steps of 0.005 kg or, with flag bit 0, 0.01 lb. A measurement that does not fit one message is sent as
/// two, both with flag bit 12. (The supplement gives the impedance a decimal exponent of −2 and then says 0.1 Ω; the
/// service specification and Wireshark have 0.1 Ω.)
public struct BodyCompositionMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a9c }
    public static var name: StaticString { "Body Composition Measurement" }
    public static var source: StaticString { "Body Composition Service 1.0, 3.2" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let imperial = Flags(rawValue: 1 << 0)
        public static let timestamp = Flags(rawValue: 1 << 1)
        public static let userID = Flags(rawValue: 1 << 2)
        public static let basalMetabolism = Flags(rawValue: 1 << 3)
        public static let musclePercentage = Flags(rawValue: 1 << 4)
        public static let muscleMass = Flags(rawValue: 1 << 5)
        public static let fatFreeMass = Flags(rawValue: 1 << 6)
        public static let softLeanMass = Flags(rawValue: 1 << 7)
        public static let bodyWaterMass = Flags(rawValue: 1 << 8)
        public static let impedance = Flags(rawValue: 1 << 9)
        public static let weight = Flags(rawValue: 1 << 10)
        public static let height = Flags(rawValue: 1 << 11)
        public static let multiplePackets = Flags(rawValue: 1 << 12)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "imperial", 1: "timestamp", 2: "userID", 3: "basalMetabolism", 4: "musclePercentage", 5: "muscleMass",
            6: "fatFreeMass", 7: "softLeanMass", 8: "bodyWaterMass", 9: "impedance", 10: "weight", 11: "height",
            12: "multiplePackets",
        ]
    }

    public var flags: Flags = []
    public var bodyFat = Scaled<UInt16>(Scale(.percent, decimal: -1, special: .maximumUnknown))
    public var timestamp: DateTime?
    public var userID: Scaled<UInt8>?
    public var basalMetabolism: Scaled<UInt16>?
    public var musclePercentage: Scaled<UInt16>?
    /// `Scale.massSI` or `Scale.massImperial`; the flag follows the first mass, weight or height that there is.
    public var muscleMass: Scaled<UInt16>?
    public var fatFreeMass: Scaled<UInt16>?
    public var softLeanMass: Scaled<UInt16>?
    public var bodyWaterMass: Scaled<UInt16>?
    public var impedance: Scaled<UInt16>?
    public var weight: Scaled<UInt16>?
    public var height: Scaled<UInt16>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { deriveFlags() }
        try coder.field("flags", &flags)
        let mass: Scale = flags.contains(.imperial) ? .massImperial : .massSI
        setScales()
        try coder.field("bodyFat", &bodyFat)
        try coder.optional("timestamp", &timestamp, if: flags.contains(.timestamp))
        try coder.optional("userID", &userID, if: flags.contains(.userID), blank: Scaled(.userID))
        try coder.optional(
            "basalMetabolism", &basalMetabolism, if: flags.contains(.basalMetabolism), blank: Scaled(Scale(.kilojoule)))
        try coder.optional(
            "musclePercentage", &musclePercentage, if: flags.contains(.musclePercentage),
            blank: Scaled(Scale(.percent, decimal: -1)))
        try coder.optional("muscleMass", &muscleMass, if: flags.contains(.muscleMass), blank: Scaled(mass))
        try coder.optional("fatFreeMass", &fatFreeMass, if: flags.contains(.fatFreeMass), blank: Scaled(mass))
        try coder.optional("softLeanMass", &softLeanMass, if: flags.contains(.softLeanMass), blank: Scaled(mass))
        try coder.optional("bodyWaterMass", &bodyWaterMass, if: flags.contains(.bodyWaterMass), blank: Scaled(mass))
        try coder.optional(
            "impedance", &impedance, if: flags.contains(.impedance), blank: Scaled(Scale(.ohm, decimal: -1)))
        try coder.optional("weight", &weight, if: flags.contains(.weight), blank: Scaled(mass))
        try coder.optional(
            "height", &height, if: flags.contains(.height),
            blank: Scaled(flags.contains(.imperial) ? .heightImperial : .heightSI))
    }

    private mutating func setScales() {
        let isImperial = flags.contains(.imperial)
        let mass: Scale = isImperial ? .massImperial : .massSI
        muscleMass?.scale = mass
        fatFreeMass?.scale = mass
        softLeanMass?.scale = mass
        bodyWaterMass?.scale = mass
        weight?.scale = mass
        height?.scale = isImperial ? .heightImperial : .heightSI
    }

    private mutating func deriveFlags() {
        let measured = [muscleMass, fatFreeMass, softLeanMass, bodyWaterMass, weight, height].compactMap { $0 }
        if let unit = measured.first?.scale.unit {
            if unit == .pound || unit == .inch { flags.insert(.imperial) }
            if unit == .kilogram || unit == .metre { flags.remove(.imperial) }
        }
        let present: [(Flags, Bool)] = [
            (.timestamp, timestamp != nil), (.userID, userID != nil), (.basalMetabolism, basalMetabolism != nil),
            (.musclePercentage, musclePercentage != nil), (.muscleMass, muscleMass != nil),
            (.fatFreeMass, fatFreeMass != nil), (.softLeanMass, softLeanMass != nil),
            (.bodyWaterMass, bodyWaterMass != nil), (.impedance, impedance != nil), (.weight, weight != nil),
            (.height, height != nil),
        ]
        for (flag, isPresent) in present {
            if isPresent { flags.insert(flag) } else { flags.remove(flag) }
        }
    }
}
