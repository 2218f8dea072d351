// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Glucose Measurement Context, 0x2A34.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | sequence number of the measurement | 2 | always |
/// | extended flags | 1 | flag bit 7 |
/// | carbohydrate ID | 1 | flag bit 0 |
/// | carbohydrate, kg (SFLOAT) | 2 | flag bit 0 |
/// | meal | 1 | flag bit 1 |
/// | tester and health | 1 | flag bit 2 |
/// | exercise duration, s; 0xFFFF longer than can be said | 2 | flag bit 3 |
/// | exercise intensity, % | 1 | flag bit 3 |
/// | medication ID | 1 | flag bit 4 |
/// | medication (SFLOAT), kg or, with flag bit 5, L | 2 | flag bit 4 |
/// | HbA1c, % (SFLOAT) | 2 | flag bit 6 |
public struct GlucoseMeasurementContext: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a34 }
    public static var name: StaticString { "Glucose Measurement Context" }
    public static var source: StaticString { "Glucose Service 1.0.1, 3.2" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let carbohydrate = Flags(rawValue: 1 << 0)
        public static let meal = Flags(rawValue: 1 << 1)
        public static let testerAndHealth = Flags(rawValue: 1 << 2)
        public static let exercise = Flags(rawValue: 1 << 3)
        public static let medication = Flags(rawValue: 1 << 4)
        public static let medicationInLitres = Flags(rawValue: 1 << 5)
        public static let hba1c = Flags(rawValue: 1 << 6)
        public static let extendedFlags = Flags(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "carbohydrate", 1: "meal", 2: "testerAndHealth", 3: "exercise", 4: "medication",
            5: "medicationInLitres", 6: "hba1c", 7: "extendedFlags",
        ]
    }

    public struct Carbohydrate: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "breakfast", 2: "lunch", 3: "dinner", 4: "snack", 5: "drink", 6: "supper", 7: "brunch",
        ]
    }

    public struct Meal: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "preprandial", 2: "postprandial", 3: "fasting", 4: "casual", 5: "bedtime",
        ]
    }

    public struct Medication: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "rapidActingInsulin", 2: "shortActingInsulin", 3: "intermediateActingInsulin", 4: "longActingInsulin",
            5: "premixedInsulin",
        ]
    }

    /// Who measured and how the patient was: bits 0–3 tester, 4–7 health.
    public struct TesterAndHealth: PackedFields {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let parts: [PackedPart] = [
            .code(
                "tester", 0, width: 4, [1: "self", 2: "healthCareProfessional", 3: "labTest", 15: "notAvailable"]),
            .code(
                "health", 4, width: 4,
                [
                    1: "minorHealthIssues", 2: "majorHealthIssues", 3: "duringMenses", 4: "underStress",
                    5: "noHealthIssues", 15: "notAvailable",
                ]),
        ]
    }

    public var flags: Flags = []
    public var sequenceNumber: UInt16 = 0
    /// Reserved as a whole.
    public var extendedFlags: UInt8?
    public var carbohydrateID: Carbohydrate?
    public var carbohydrate: MedFloat16?
    public var meal: Meal?
    public var testerAndHealth: TesterAndHealth?
    public var exerciseDuration: Scaled<UInt16>?
    public var exerciseIntensity: Scaled<UInt8>?
    public var medicationID: Medication?
    /// kg or L; `flags` follows a unit that is set here.
    public var medication: MedFloat16?
    public var hba1c: MedFloat16?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.deriveUnit(
            &flags, .medicationInLitres, from: medication?.unit ?? .none, clear: .kilogram, set: .litre)
        if !coder.isReading { completeAndDerive() }
        try coder.field("flags", &flags)
        try coder.field("sequenceNumber", &sequenceNumber)
        try coder.optional("extendedFlags", &extendedFlags, if: flags.contains(.extendedFlags))
        let carbohydrates = flags.contains(.carbohydrate)
        try coder.optional("carbohydrateID", &carbohydrateID, if: carbohydrates)
        try coder.optional("carbohydrate", &carbohydrate, if: carbohydrates, blank: MedFloat16(.kilogram))
        try coder.optional("meal", &meal, if: flags.contains(.meal))
        try coder.optional("testerAndHealth", &testerAndHealth, if: flags.contains(.testerAndHealth))
        let exercise = flags.contains(.exercise)
        try coder.optional("exerciseDuration", &exerciseDuration, if: exercise, blank: Self.durationBlank)
        try coder.optional("exerciseIntensity", &exerciseIntensity, if: exercise, blank: Scaled(Scale(.percent)))
        let medicated = flags.contains(.medication)
        let unit: Unit = flags.contains(.medicationInLitres) ? .litre : .kilogram
        medication?.unit = unit
        try coder.optional("medicationID", &medicationID, if: medicated)
        try coder.optional("medication", &medication, if: medicated, blank: MedFloat16(unit))
        try coder.optional("hba1c", &hba1c, if: flags.contains(.hba1c), blank: MedFloat16(.percent))
        try coder.expect((extendedFlags ?? 0) == 0, "extendedFlags", "all extended flags are reserved")
    }

    private static let durationBlank = Scaled<UInt16>(Scale(.second))

    /// Adds the other half of fields that come in pairs, and sets the flags.
    private mutating func completeAndDerive() {
        if carbohydrateID != nil || carbohydrate != nil {
            carbohydrateID = carbohydrateID ?? Carbohydrate()
            carbohydrate = carbohydrate ?? .nan
        }
        if exerciseDuration != nil || exerciseIntensity != nil {
            exerciseDuration = exerciseDuration ?? Self.durationBlank
            exerciseIntensity = exerciseIntensity ?? Scaled(Scale(.percent))
        }
        if medicationID != nil || medication != nil {
            medicationID = medicationID ?? Medication()
            medication = medication ?? .nan
        }
        let present: [(Flags, Bool)] = [
            (.carbohydrate, carbohydrate != nil), (.meal, meal != nil), (.testerAndHealth, testerAndHealth != nil),
            (.exercise, exerciseDuration != nil), (.medication, medication != nil), (.hba1c, hba1c != nil),
            (.extendedFlags, extendedFlags != nil),
        ]
        for (flag, isPresent) in present {
            if isPresent { flags.insert(flag) } else { flags.remove(flag) }
        }
    }
}
