// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Temperature Measurement, 0x2A1C, and Intermediate Temperature, 0x2A1E, which has the same layout.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | temperature (FLOAT), °C or, with flag bit 0, °F | 4 | always |
/// | time stamp | 7 | flag bit 1 |
/// | temperature type | 1 | flag bit 2 |
public struct TemperatureMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a1c }
    public static var name: StaticString { "Temperature Measurement" }
    public static var source: StaticString { "Health Thermometer Service 1.0, 3.1" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let fahrenheit = Flags(rawValue: 1 << 0)
        public static let timestamp = Flags(rawValue: 1 << 1)
        public static let temperatureType = Flags(rawValue: 1 << 2)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "fahrenheit", 1: "timestamp", 2: "temperatureType",
        ]
    }

    public var flags: Flags = []
    /// °C or °F; `flags` follows a unit that is set here, and the unit follows `flags` where none is.
    public var temperature = MedFloat32()
    public var timestamp: DateTime?
    public var temperatureType: TemperatureType?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .timestamp, from: timestamp != nil)
        coder.derive(&flags, .temperatureType, from: temperatureType != nil)
        coder.deriveUnit(&flags, .fahrenheit, from: temperature.unit, clear: .celsius, set: .fahrenheit)
        try coder.field("flags", &flags)
        temperature.unit = flags.contains(.fahrenheit) ? .fahrenheit : .celsius
        try coder.field("temperature", &temperature)
        try coder.optional("timestamp", &timestamp, if: flags.contains(.timestamp))
        try coder.optional("temperatureType", &temperatureType, if: flags.contains(.temperatureType))
    }
}
