// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Battery Level, 0x2A19: one byte, 0 to 100 percent.
public struct BatteryLevel: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a19 }
    public static var name: StaticString { "Battery Level" }
    public static var source: StaticString { "Battery Service 1.1, 3.1" }

    /// Percent; above 100 is reserved.
    public var level = Scaled<UInt8>(Scale(.percent))

    public init() {}
    public init(_ percent: UInt8) { level.raw = percent }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("level", &level)
        try coder.expect(level.raw <= 100, "level", "a battery level above 100 % is reserved")
    }
}
