// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The byte of Battery Power State: four codes of two bits.
///
/// Assumed: the characteristics 0x2A1A and 0x2A1B were withdrawn before Battery Service 1.0; the layout is that of the
/// SIG's old XML descriptions.
public struct BatteryPowerStateBits: PackedFields {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let parts: [PackedPart] = [
        .code("present", 0, width: 2, [0: "unknown", 1: "notSupported", 2: "notPresent", 3: "present"]),
        .code("discharging", 2, width: 2, [0: "unknown", 1: "notSupported", 2: "notDischarging", 3: "discharging"]),
        .code("charging", 4, width: 2, [0: "unknown", 1: "notChargeable", 2: "notCharging", 3: "charging"]),
        .code("level", 6, width: 2, [0: "unknown", 1: "notSupported", 2: "good", 3: "critical"]),
    ]
}

/// Battery Power State, 0x2A1A (withdrawn): one byte.
public struct BatteryPowerState: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a1a }
    public static var name: StaticString { "Battery Power State" }
    public static var source: StaticString { "SIG XML battery_power_state (withdrawn); assumed" }

    public var state = BatteryPowerStateBits()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("state", &state)
    }
}

/// Battery Level State, 0x2A1B (withdrawn): battery level in percent and, if there is a second byte, the power state.
public struct BatteryLevelState: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a1b }
    public static var name: StaticString { "Battery Level State" }
    public static var source: StaticString { "SIG XML battery_level_state (withdrawn); assumed" }

    public var level = Scaled<UInt8>(Scale(.percent))
    public var state: BatteryPowerStateBits?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("level", &level)
        try coder.optional("state", &state, if: coder.remaining != 0)
    }
}
