// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Information, 0x2BEC.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | features | 1 | always |
/// | manufacture date, days since 1970-01-01 | 3 | flag bit 0 |
/// | expiration date, days since 1970-01-01 | 3 | flag bit 1 |
/// | designed capacity, kWh (SFLOAT) | 2 | flag bit 2 |
/// | low energy, kWh (SFLOAT) | 2 | flag bit 3 |
/// | critical energy, kWh (SFLOAT) | 2 | flag bit 4 |
/// | chemistry | 1 | flag bit 5 |
/// | nominal voltage, V (SFLOAT) | 2 | flag bit 6 |
/// | aggregation group, 0 none | 1 | flag bit 7 |
public struct BatteryInformation: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bec }
    public static var name: StaticString { "Battery Information" }
    public static var source: StaticString { "Battery Service 1.1, 3.9; GATT Specification Supplement" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let manufactureDate = Flags(rawValue: 1 << 0)
        public static let expirationDate = Flags(rawValue: 1 << 1)
        public static let designedCapacity = Flags(rawValue: 1 << 2)
        public static let lowEnergy = Flags(rawValue: 1 << 3)
        public static let criticalEnergy = Flags(rawValue: 1 << 4)
        public static let chemistry = Flags(rawValue: 1 << 5)
        public static let nominalVoltage = Flags(rawValue: 1 << 6)
        public static let aggregationGroup = Flags(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "manufactureDate", 1: "expirationDate", 2: "designedCapacity", 3: "lowEnergy", 4: "criticalEnergy",
            5: "chemistry", 6: "nominalVoltage", 7: "aggregationGroup",
        ]
    }

    public struct Features: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let replaceable = Features(rawValue: 1 << 0)
        public static let rechargeable = Features(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [0: "replaceable", 1: "rechargeable"]
    }

    public struct Chemistry: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "unknown", 1: "alkaline", 2: "leadAcid", 3: "lithiumIronDisulfide", 4: "lithiumManganeseDioxide",
            5: "lithiumIon", 6: "lithiumPolymer", 7: "nickelOxyhydroxide", 8: "nickelCadmium", 9: "nickelMetalHydride",
            10: "silverOxide", 11: "zincChloride", 12: "zincAir", 13: "zincCarbon", 255: "other",
        ]
    }

    public var flags: Flags = []
    public var features: Features = []
    public var manufactureDate: Scaled<UInt24>?
    public var expirationDate: Scaled<UInt24>?
    public var designedCapacity: MedFloat16?
    public var lowEnergy: MedFloat16?
    public var criticalEnergy: MedFloat16?
    public var chemistry: Chemistry?
    public var nominalVoltage: MedFloat16?
    /// 255 is reserved.
    public var aggregationGroup: UInt8?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        deriveFlags(coder.isReading)
        try coder.field("flags", &flags)
        try coder.field("features", &features)
        let days = Scaled<UInt24>(Scale(.day))
        let energy = MedFloat16(.kilowattHour)
        try coder.optional("manufactureDate", &manufactureDate, if: flags.contains(.manufactureDate), blank: days)
        try coder.optional("expirationDate", &expirationDate, if: flags.contains(.expirationDate), blank: days)
        try coder.optional("designedCapacity", &designedCapacity, if: flags.contains(.designedCapacity), blank: energy)
        try coder.optional("lowEnergy", &lowEnergy, if: flags.contains(.lowEnergy), blank: energy)
        try coder.optional("criticalEnergy", &criticalEnergy, if: flags.contains(.criticalEnergy), blank: energy)
        try coder.optional("chemistry", &chemistry, if: flags.contains(.chemistry))
        try coder.optional(
            "nominalVoltage", &nominalVoltage, if: flags.contains(.nominalVoltage), blank: MedFloat16(.volt))
        try coder.optional("aggregationGroup", &aggregationGroup, if: flags.contains(.aggregationGroup))
        try coder.expect(aggregationGroup != 255, "aggregationGroup", "group 255 is reserved")
    }

    private mutating func deriveFlags(_ isReading: Bool) {
        guard !isReading else { return }
        let present: [(Flags, Bool)] = [
            (.manufactureDate, manufactureDate != nil), (.expirationDate, expirationDate != nil),
            (.designedCapacity, designedCapacity != nil), (.lowEnergy, lowEnergy != nil),
            (.criticalEnergy, criticalEnergy != nil), (.chemistry, chemistry != nil),
            (.nominalVoltage, nominalVoltage != nil), (.aggregationGroup, aggregationGroup != nil),
        ]
        for (flag, isPresent) in present {
            if isPresent { flags.insert(flag) } else { flags.remove(flag) }
        }
    }
}
