// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Targeted times in 2 heart rate zones (Fitness Machine Service 1.0.1, 4.16.2).
///
/// | field | bytes | present |
/// |---|---|---|
/// | fat burn, s | 2 | always |
/// | fitness, s | 2 | always |
public struct TimesInTwoHeartRateZones: FieldCoded, Hashable {
    public var fatBurn = Scaled<UInt16>(Scale(.second))
    public var fitness = Scaled<UInt16>(Scale(.second))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("fatBurn", &fatBurn)
        try coder.field("fitness", &fitness)
    }
}

/// Targeted times in 3 heart rate zones (Fitness Machine Service 1.0.1, 4.16.2).
///
/// | field | bytes | present |
/// |---|---|---|
/// | light, s | 2 | always |
/// | moderate, s | 2 | always |
/// | hard, s | 2 | always |
public struct TimesInThreeHeartRateZones: FieldCoded, Hashable {
    public var light = Scaled<UInt16>(Scale(.second))
    public var moderate = Scaled<UInt16>(Scale(.second))
    public var hard = Scaled<UInt16>(Scale(.second))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("light", &light)
        try coder.field("moderate", &moderate)
        try coder.field("hard", &hard)
    }
}

/// Targeted times in 5 heart rate zones (Fitness Machine Service 1.0.1, 4.16.2).
///
/// | field | bytes | present |
/// |---|---|---|
/// | very light, s | 2 | always |
/// | light, s | 2 | always |
/// | moderate, s | 2 | always |
/// | hard, s | 2 | always |
/// | maximum, s | 2 | always |
public struct TimesInFiveHeartRateZones: FieldCoded, Hashable {
    public var veryLight = Scaled<UInt16>(Scale(.second))
    public var light = Scaled<UInt16>(Scale(.second))
    public var moderate = Scaled<UInt16>(Scale(.second))
    public var hard = Scaled<UInt16>(Scale(.second))
    public var maximum = Scaled<UInt16>(Scale(.second))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("veryLight", &veryLight)
        try coder.field("light", &light)
        try coder.field("moderate", &moderate)
        try coder.field("hard", &hard)
        try coder.field("maximum", &maximum)
    }
}

/// Simulation parameters of an indoor bike (Fitness Machine Service 1.0.1, 4.16.2.18).
///
/// | field | bytes | present |
/// |---|---|---|
/// | wind speed, 0.001 m/s | 2 | always |
/// | grade, 0.01 % | 2 | always |
/// | rolling resistance coefficient, 0.0001 | 1 | always |
/// | wind resistance coefficient, 0.01 kg/m | 1 | always |
public struct IndoorBikeSimulation: FieldCoded, Hashable {
    /// Head wind is positive.
    public var windSpeed = Scaled<Int16>(.thousandthMetrePerSecond)
    public var grade = Scaled<Int16>(.hundredthPercent)
    public var rollingResistanceCoefficient = Scaled<UInt8>(.tenThousandth)
    public var windResistanceCoefficient = Scaled<UInt8>(.hundredthKilogramPerMetre)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("windSpeed", &windSpeed)
        try coder.field("grade", &grade)
        try coder.field("rollingResistanceCoefficient", &rollingResistanceCoefficient)
        try coder.field("windResistanceCoefficient", &windResistanceCoefficient)
    }
}

/// The speeds between which a spin down is to happen (Fitness Machine Service 1.0.1, 4.16.2.20).
///
/// | field | bytes | present |
/// |---|---|---|
/// | target speed low, 0.01 km/h | 2 | always |
/// | target speed high, 0.01 km/h | 2 | always |
public struct SpinDownSpeeds: FieldCoded, Hashable {
    public var targetSpeedLow = Scaled<UInt16>(.hundredthKilometrePerHour)
    public var targetSpeedHigh = Scaled<UInt16>(.hundredthKilometrePerHour)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("targetSpeedLow", &targetSpeedLow)
        try coder.field("targetSpeedHigh", &targetSpeedHigh)
    }
}
