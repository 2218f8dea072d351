// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Temperature Type, 0x2A1D: where the thermometer measures, when that never changes; one byte.
public struct TemperatureSite: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a1d }
    public static var name: StaticString { "Temperature Type" }
    public static var source: StaticString { "Health Thermometer Service 1.0, 3.2" }

    public var temperatureType: TemperatureType = .body

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("temperatureType", &temperatureType)
    }
}
