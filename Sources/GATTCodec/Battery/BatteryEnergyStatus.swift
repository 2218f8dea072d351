// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Energy Status, 0x2BF0: flags (1 byte), then an SFLOAT for each flag that is set, in the order of the flags.
public struct BatteryEnergyStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bf0 }
    public static var name: StaticString { "Battery Energy Status" }
    public static var source: StaticString { "Battery Service 1.1, 3.5; GATT Specification Supplement" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let externalSourcePower = Flags(rawValue: 1 << 0)
        public static let presentVoltage = Flags(rawValue: 1 << 1)
        public static let availableEnergy = Flags(rawValue: 1 << 2)
        public static let availableBatteryCapacity = Flags(rawValue: 1 << 3)
        public static let chargeRate = Flags(rawValue: 1 << 4)
        public static let availableEnergyAtLastCharge = Flags(rawValue: 1 << 5)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "externalSourcePower", 1: "presentVoltage", 2: "availableEnergy", 3: "availableBatteryCapacity",
            4: "chargeRate", 5: "availableEnergyAtLastCharge",
        ]
    }

    public var flags: Flags = []
    /// Watts.
    public var externalSourcePower: MedFloat16?
    /// Volts.
    public var presentVoltage: MedFloat16?
    /// Kilowatt-hours.
    public var availableEnergy: MedFloat16?
    /// Kilowatt-hours when full, as the battery is now.
    public var availableBatteryCapacity: MedFloat16?
    /// Watts, negative when discharging.
    public var chargeRate: MedFloat16?
    /// Kilowatt-hours.
    public var availableEnergyAtLastCharge: MedFloat16?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .externalSourcePower, from: externalSourcePower != nil)
        coder.derive(&flags, .presentVoltage, from: presentVoltage != nil)
        coder.derive(&flags, .availableEnergy, from: availableEnergy != nil)
        coder.derive(&flags, .availableBatteryCapacity, from: availableBatteryCapacity != nil)
        coder.derive(&flags, .chargeRate, from: chargeRate != nil)
        coder.derive(&flags, .availableEnergyAtLastCharge, from: availableEnergyAtLastCharge != nil)
        try coder.field("flags", &flags)
        try coder.optional(
            "externalSourcePower", &externalSourcePower, if: flags.contains(.externalSourcePower),
            blank: MedFloat16(.watt))
        try coder.optional(
            "presentVoltage", &presentVoltage, if: flags.contains(.presentVoltage), blank: MedFloat16(.volt))
        try coder.optional(
            "availableEnergy", &availableEnergy, if: flags.contains(.availableEnergy), blank: MedFloat16(.kilowattHour))
        try coder.optional(
            "availableBatteryCapacity", &availableBatteryCapacity, if: flags.contains(.availableBatteryCapacity),
            blank: MedFloat16(.kilowattHour))
        try coder.optional("chargeRate", &chargeRate, if: flags.contains(.chargeRate), blank: MedFloat16(.watt))
        try coder.optional(
            "availableEnergyAtLastCharge", &availableEnergyAtLastCharge,
            if: flags.contains(.availableEnergyAtLastCharge), blank: MedFloat16(.kilowattHour))
    }
}
