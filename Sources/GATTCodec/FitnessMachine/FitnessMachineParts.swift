// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Energy that the user of a fitness machine spent. The largest raw numbers say that a value is not available (Fitness
/// Machine Service 1.0.1, 4.4.1.9).
///
/// | field | bytes | present |
/// |---|---|---|
/// | total energy, kcal | 2 | always |
/// | energy per hour, kcal | 2 | always |
/// | energy per minute, kcal | 1 | always |
public struct ExpendedEnergy: FieldCoded, Hashable {
    /// Since the session began.
    public var totalEnergy = Scaled<UInt16>(.energy)
    public var energyPerHour = Scaled<UInt16>(.energy)
    public var energyPerMinute = Scaled<UInt8>(.energy)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("totalEnergy", &totalEnergy)
        try coder.field("energyPerHour", &energyPerHour)
        try coder.field("energyPerMinute", &energyPerMinute)
    }
}

/// How steep a treadmill or cross trainer is.
///
/// | field | bytes | present |
/// |---|---|---|
/// | inclination, 0.1 % | 2 | always |
/// | ramp angle setting, 0.1° | 2 | always |
public struct InclinationAndRampAngle: FieldCoded, Hashable {
    /// Up is positive; 0x7FFF where it is not available.
    public var inclination = Scaled<Int16>(.inclination)
    public var rampAngleSetting = Scaled<Int16>(.rampAngle)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("inclination", &inclination)
        try coder.field("rampAngleSetting", &rampAngleSetting)
    }
}

/// Metres climbed and descended on a treadmill, since the session began.
///
/// | field | bytes | present |
/// |---|---|---|
/// | positive elevation gain, 0.1 m | 2 | always |
/// | negative elevation gain, 0.1 m | 2 | always |
public struct TreadmillElevationGain: FieldCoded, Hashable {
    public var positiveElevationGain = Scaled<UInt16>(.tenthMetre)
    public var negativeElevationGain = Scaled<UInt16>(.tenthMetre)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("positiveElevationGain", &positiveElevationGain)
        try coder.field("negativeElevationGain", &negativeElevationGain)
    }
}

/// Metres climbed and descended on a cross trainer, since the session began.
///
/// | field | bytes | present |
/// |---|---|---|
/// | positive elevation gain, m | 2 | always |
/// | negative elevation gain, m | 2 | always |
public struct ElevationGain: FieldCoded, Hashable {
    public var positiveElevationGain = Scaled<UInt16>(Scale(.metre))
    public var negativeElevationGain = Scaled<UInt16>(Scale(.metre))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("positiveElevationGain", &positiveElevationGain)
        try coder.field("negativeElevationGain", &negativeElevationGain)
    }
}

/// Force on the belt of a treadmill and the power that comes of it.
///
/// | field | bytes | present |
/// |---|---|---|
/// | force on belt, N | 2 | always |
/// | power output, W | 2 | always |
public struct BeltForceAndPower: FieldCoded, Hashable {
    public var forceOnBelt = Scaled<Int16>(Scale(.newton))
    public var powerOutput = Scaled<Int16>(Scale(.watt))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("forceOnBelt", &forceOnBelt)
        try coder.field("powerOutput", &powerOutput)
    }
}

/// Step rates on a cross trainer, which one flag announces.
///
/// | field | bytes | present |
/// |---|---|---|
/// | steps per minute, 1/min | 2 | always |
/// | average step rate, 1/min | 2 | always |
public struct StepRate: FieldCoded, Hashable {
    public var stepsPerMinute = Scaled<UInt16>(Scale(.perMinute))
    public var averageStepRate = Scaled<UInt16>(Scale(.perMinute))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("stepsPerMinute", &stepsPerMinute)
        try coder.field("averageStepRate", &averageStepRate)
    }
}

/// Floors and steps climbed since the session began.
///
/// | field | bytes | present |
/// |---|---|---|
/// | floors | 2 | always |
/// | step count | 2 | always |
public struct FloorsAndSteps: FieldCoded, Hashable {
    public var floors = Scaled<UInt16>(Scale())
    public var stepCount = Scaled<UInt16>(Scale())

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("floors", &floors)
        try coder.field("stepCount", &stepCount)
    }
}

/// Strokes on a rowing machine.
///
/// | field | bytes | present |
/// |---|---|---|
/// | stroke rate, 0.5/min | 1 | always |
/// | stroke count | 2 | always |
public struct Strokes: FieldCoded, Hashable {
    public var strokeRate = Scaled<UInt8>(.halfPerMinute)
    /// Since the session began.
    public var strokeCount = Scaled<UInt16>(Scale())

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("strokeRate", &strokeRate)
        try coder.field("strokeCount", &strokeCount)
    }
}
