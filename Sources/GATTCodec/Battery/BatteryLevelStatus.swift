// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Level Status, 0x2BED.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | power state | 2 | always |
/// | identifier (description of the Bluetooth name space) | 2 | flag bit 0 |
/// | battery level, % | 1 | flag bit 1 |
/// | additional status | 1 | flag bit 2 |
public struct BatteryLevelStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bed }
    public static var name: StaticString { "Battery Level Status" }
    public static var source: StaticString {
        "Battery Service 1.1, 3.2; GATT Specification Supplement, Battery Level Status"
    }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let identifier = Flags(rawValue: 1 << 0)
        public static let batteryLevel = Flags(rawValue: 1 << 1)
        public static let additionalStatus = Flags(rawValue: 1 << 2)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "identifier", 1: "batteryLevel", 2: "additionalStatus",
        ]
    }

    /// Where the power comes from and where it goes.
    ///
    /// Bit 0 battery present, 1–2 wired source, 3–4 wireless source, 5–6 charge state, 7–8 charge level, 9–11 charging
    /// type, 12 to 14 reasons of a charging fault.
    public struct PowerState: PackedFields {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let parts: [PackedPart] = [
            .flag("batteryPresent", 0),
            .code("wiredExternalPower", 1, width: 2, [0: "no", 1: "yes", 2: "unknown"]),
            .code("wirelessExternalPower", 3, width: 2, [0: "no", 1: "yes", 2: "unknown"]),
            .code(
                "chargeState", 5, width: 2,
                [0: "unknown", 1: "charging", 2: "dischargingActive", 3: "dischargingInactive"]),
            .code("chargeLevel", 7, width: 2, [0: "unknown", 1: "good", 2: "low", 3: "critical"]),
            .code(
                "chargingType", 9, width: 3,
                [0: "unknownOrNotCharging", 1: "constantCurrent", 2: "constantVoltage", 3: "trickle", 4: "float"]),
            .flag("batteryFault", 12),
            .flag("externalPowerFault", 13),
            .flag("otherFault", 14),
        ]
    }

    /// Bits 0–1 service required, 2 battery fault.
    public struct AdditionalStatus: PackedFields {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let parts: [PackedPart] = [
            .code("serviceRequired", 0, width: 2, [0: "no", 1: "yes", 2: "unknown"]),
            .flag("batteryFault", 2),
        ]
    }

    public var flags: Flags = []
    public var powerState = PowerState()
    public var identifier: UInt16?
    public var batteryLevel: Scaled<UInt8>?
    public var additionalStatus: AdditionalStatus?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .identifier, from: identifier != nil)
        coder.derive(&flags, .batteryLevel, from: batteryLevel != nil)
        coder.derive(&flags, .additionalStatus, from: additionalStatus != nil)
        try coder.field("flags", &flags)
        try coder.field("powerState", &powerState)
        try coder.optional("identifier", &identifier, if: flags.contains(.identifier))
        try coder.optional(
            "batteryLevel", &batteryLevel, if: flags.contains(.batteryLevel), blank: Scaled(Scale(.percent)))
        try coder.optional("additionalStatus", &additionalStatus, if: flags.contains(.additionalStatus))
    }
}
