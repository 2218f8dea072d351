// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Supported Speed Range, 0x2AD4.
///
/// | field | bytes | present |
/// |---|---|---|
/// | minimum speed, 0.01 km/h | 2 | always |
/// | maximum speed, 0.01 km/h | 2 | always |
/// | minimum increment, 0.01 km/h | 2 | always |
public struct SupportedSpeedRange: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad4 }
    public static var name: StaticString { "Supported Speed Range" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.11" }

    public var minimumSpeed = Scaled<UInt16>(.hundredthKilometrePerHour)
    public var maximumSpeed = Scaled<UInt16>(.hundredthKilometrePerHour)
    public var minimumIncrement = Scaled<UInt16>(.hundredthKilometrePerHour)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimumSpeed", &minimumSpeed)
        try coder.field("maximumSpeed", &maximumSpeed)
        try coder.field("minimumIncrement", &minimumIncrement)
    }
}

/// Supported Inclination Range, 0x2AD5.
///
/// | field | bytes | present |
/// |---|---|---|
/// | minimum inclination, 0.1 % | 2 | always |
/// | maximum inclination, 0.1 % | 2 | always |
/// | minimum increment, 0.1 % | 2 | always |
public struct SupportedInclinationRange: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad5 }
    public static var name: StaticString { "Supported Inclination Range" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.12" }

    public var minimumInclination = Scaled<Int16>(.tenthPercent)
    public var maximumInclination = Scaled<Int16>(.tenthPercent)
    public var minimumIncrement = Scaled<UInt16>(.tenthPercent)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimumInclination", &minimumInclination)
        try coder.field("maximumInclination", &maximumInclination)
        try coder.field("minimumIncrement", &minimumIncrement)
    }
}

/// Supported Heart Rate Range, 0x2AD7.
///
/// | field | bytes | present |
/// |---|---|---|
/// | minimum heart rate, beats/min | 1 | always |
/// | maximum heart rate, beats/min | 1 | always |
/// | minimum increment, beats/min | 1 | always |
public struct SupportedHeartRateRange: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad7 }
    public static var name: StaticString { "Supported Heart Rate Range" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.14" }

    public var minimumHeartRate = Scaled<UInt8>(Scale(.bpm))
    public var maximumHeartRate = Scaled<UInt8>(Scale(.bpm))
    public var minimumIncrement = Scaled<UInt8>(Scale(.bpm))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimumHeartRate", &minimumHeartRate)
        try coder.field("maximumHeartRate", &maximumHeartRate)
        try coder.field("minimumIncrement", &minimumIncrement)
    }
}

/// Supported Power Range, 0x2AD8.
///
/// | field | bytes | present |
/// |---|---|---|
/// | minimum power, W | 2 | always |
/// | maximum power, W | 2 | always |
/// | minimum increment, W | 2 | always |
public struct SupportedPowerRange: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad8 }
    public static var name: StaticString { "Supported Power Range" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.15" }

    public var minimumPower = Scaled<Int16>(Scale(.watt))
    public var maximumPower = Scaled<Int16>(Scale(.watt))
    public var minimumIncrement = Scaled<UInt16>(Scale(.watt))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimumPower", &minimumPower)
        try coder.field("maximumPower", &maximumPower)
        try coder.field("minimumIncrement", &minimumIncrement)
    }
}
