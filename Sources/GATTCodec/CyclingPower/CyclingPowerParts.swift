// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Wheel revolution data of a power sensor, whose time has twice the resolution of ``CSCWheelRevolutions`` (Cycling
/// Power Service 1.1, 3.2.1.4).
///
/// | field | bytes | present |
/// |---|---|---|
/// | cumulative wheel revolutions | 4 | always |
/// | last wheel event time, 1/2048 s | 2 | always |
public struct CyclingPowerWheelRevolutions: FieldCoded, Hashable {
    public var cumulativeWheelRevolutions = Scaled<UInt32>(Scale())
    /// When the last revolution was complete; rolls over after 32 s.
    public var lastWheelEventTime = Scaled<UInt16>(.second2048)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cumulativeWheelRevolutions", &cumulativeWheelRevolutions)
        try coder.field("lastWheelEventTime", &lastWheelEventTime)
    }
}

/// Extreme force magnitudes during one crank revolution.
///
/// | field | bytes | present |
/// |---|---|---|
/// | maximum force, N | 2 | always |
/// | minimum force, N | 2 | always |
public struct ExtremeForces: FieldCoded, Hashable {
    public var maximumForce = Scaled<Int16>(Scale(.newton))
    public var minimumForce = Scaled<Int16>(Scale(.newton))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("maximumForce", &maximumForce)
        try coder.field("minimumForce", &minimumForce)
    }
}

/// Extreme torque magnitudes during one crank revolution.
///
/// | field | bytes | present |
/// |---|---|---|
/// | maximum torque, 1/32 N·m | 2 | always |
/// | minimum torque, 1/32 N·m | 2 | always |
public struct ExtremeTorques: FieldCoded, Hashable {
    public var maximumTorque = Scaled<Int16>(.newtonMetre32)
    public var minimumTorque = Scaled<Int16>(.newtonMetre32)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("maximumTorque", &maximumTorque)
        try coder.field("minimumTorque", &minimumTorque)
    }
}
