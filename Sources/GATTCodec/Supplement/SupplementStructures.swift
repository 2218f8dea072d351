// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Event Statistics, 0x2AF4.
///
/// | field | bytes | present |
/// |---|---|---|
/// | number of events, 1 | 2 | always |
/// | average event duration, 1 s | 2 | always |
/// | time since last event | 1 | always |
/// | sensing duration | 1 | always |
public struct EventStatistics: CharacteristicValue {
    public static var uuid: UInt16 { 0x2af4 }
    public static var name: StaticString { "Event Statistics" }
    public static var source: StaticString { "GATT Specification Supplement, Event Statistics" }

    public var numberOfEvents = Scaled<UInt16>(.count)
    public var averageEventDuration = Scaled<UInt16>(.secondsKnown)
    public var timeSinceLastEvent = TimeExponential8()
    public var sensingDuration = TimeExponential8()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("numberOfEvents", &numberOfEvents)
        try coder.field("averageEventDuration", &averageEventDuration)
        try coder.field("timeSinceLastEvent", &timeSinceLastEvent)
        try coder.field("sensingDuration", &sensingDuration)
    }
}

/// Chromaticity Coordinates, 0x2AE4.
///
/// | field | bytes | present |
/// |---|---|---|
/// | x, 1/65536 | 2 | always |
/// | y, 1/65536 | 2 | always |
public struct ChromaticityCoordinates: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ae4 }
    public static var name: StaticString { "Chromaticity Coordinates" }
    public static var source: StaticString { "GATT Specification Supplement, Chromaticity Coordinates" }

    public var x = Scaled<UInt16>(.chromaticity)
    public var y = Scaled<UInt16>(.chromaticity)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("x", &x)
        try coder.field("y", &y)
    }
}

/// Chromaticity in CCT and Duv Values, 0x2AE5.
///
/// | field | bytes | present |
/// |---|---|---|
/// | correlated color temperature, 1 K | 2 | always |
/// | distance from planckian, 0.00001 | 2 | always |
public struct ChromaticityInCCTAndDuv: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ae5 }
    public static var name: StaticString { "Chromaticity in CCT and Duv Values" }
    public static var source: StaticString { "GATT Specification Supplement, Chromaticity in CCT and Duv Values" }

    public var correlatedColorTemperature = Scaled<UInt16>(.colorTemperature)
    public var distanceFromPlanckian = Scaled<Int16>(.planckianDistance)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("correlatedColorTemperature", &correlatedColorTemperature)
        try coder.field("distanceFromPlanckian", &distanceFromPlanckian)
    }
}

/// Acceleration - 3D, 0x2C1D.
///
/// | field | bytes | present |
/// |---|---|---|
/// | x, 0.01 g | 1 | always |
/// | y, 0.01 g | 1 | always |
/// | z, 0.01 g | 1 | always |
public struct Acceleration3D: CharacteristicValue {
    public static var uuid: UInt16 { 0x2c1d }
    public static var name: StaticString { "Acceleration - 3D" }
    public static var source: StaticString { "GATT Specification Supplement, Acceleration - 3D" }

    public var x = Scaled<Int8>(.acceleration8)
    public var y = Scaled<Int8>(.acceleration8)
    public var z = Scaled<Int8>(.acceleration8)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("x", &x)
        try coder.field("y", &y)
        try coder.field("z", &z)
    }
}

/// Precise Acceleration - 3D, 0x2C1E.
///
/// | field | bytes | present |
/// |---|---|---|
/// | x, 0.001 g | 2 | always |
/// | y, 0.001 g | 2 | always |
/// | z, 0.001 g | 2 | always |
public struct PreciseAcceleration3D: CharacteristicValue {
    public static var uuid: UInt16 { 0x2c1e }
    public static var name: StaticString { "Precise Acceleration - 3D" }
    public static var source: StaticString { "GATT Specification Supplement, Precise Acceleration - 3D" }

    public var x = Scaled<Int16>(.acceleration16)
    public var y = Scaled<Int16>(.acceleration16)
    public var z = Scaled<Int16>(.acceleration16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("x", &x)
        try coder.field("y", &y)
        try coder.field("z", &z)
    }
}
