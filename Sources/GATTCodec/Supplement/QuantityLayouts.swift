// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// An average and the time over which it was taken.
public struct AveragedQuantity<Raw: WireInteger>: FieldCoded, Hashable {
    public var value: Scaled<Raw>
    public var sensingDuration = TimeExponential8()

    public init() { self.init(Scale()) }

    /// A blank value with the scale of the characteristic.
    public init(_ scale: Scale) {
        value = Scaled(scale)
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("value", &value)
        try coder.field("sensingDuration", &sensingDuration)
    }
}

/// The range of a quantity.
public struct QuantityRange<Raw: WireInteger>: FieldCoded, Hashable {
    public var minimum: Scaled<Raw>
    public var maximum: Scaled<Raw>

    public init() { self.init(Scale()) }

    /// A blank value with the scale of the characteristic.
    public init(_ scale: Scale) {
        minimum = Scaled(scale)
        maximum = Scaled(scale)
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimum", &minimum)
        try coder.field("maximum", &maximum)
    }
}

/// What a quantity is made to be.
public struct QuantitySpecification<Raw: WireInteger>: FieldCoded, Hashable {
    public var minimum: Scaled<Raw>
    public var typical: Scaled<Raw>
    public var maximum: Scaled<Raw>

    public init() { self.init(Scale()) }

    /// A blank value with the scale of the characteristic.
    public init(_ scale: Scale) {
        minimum = Scaled(scale)
        typical = Scaled(scale)
        maximum = Scaled(scale)
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimum", &minimum)
        try coder.field("typical", &typical)
        try coder.field("maximum", &maximum)
    }
}

/// Statistics of a quantity over a time.
public struct QuantityStatistics<Raw: WireInteger>: FieldCoded, Hashable {
    public var average: Scaled<Raw>
    public var standardDeviation: Scaled<Raw>
    public var minimum: Scaled<Raw>
    public var maximum: Scaled<Raw>
    public var sensingDuration = TimeExponential8()

    public init() { self.init(Scale()) }

    /// A blank value with the scale of the characteristic.
    public init(_ scale: Scale) {
        average = Scaled(scale)
        standardDeviation = Scaled(scale)
        minimum = Scaled(scale)
        maximum = Scaled(scale)
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("average", &average)
        try coder.field("standardDeviation", &standardDeviation)
        try coder.field("minimum", &minimum)
        try coder.field("maximum", &maximum)
        try coder.field("sensingDuration", &sensingDuration)
    }
}

/// A quantity that holds for a part of the day.
public struct QuantityInPeriodOfDay<Raw: WireInteger>: FieldCoded, Hashable {
    public var value: Scaled<Raw>
    public var startTime = Scaled<UInt8>(.timeDecihour8)
    public var endTime = Scaled<UInt8>(.timeDecihour8)

    public init() { self.init(Scale()) }

    /// A blank value with the scale of the characteristic.
    public init(_ scale: Scale) {
        value = Scaled(scale)
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("value", &value)
        try coder.field("startTime", &startTime)
        try coder.field("endTime", &endTime)
    }
}

/// The share of the time during which a quantity was in a range.
public struct RelativeValueInRange<Raw: WireInteger>: FieldCoded, Hashable {
    public var relativeValue = Scaled<UInt8>(.percentage8)
    public var minimum: Scaled<Raw>
    public var maximum: Scaled<Raw>

    public init() { self.init(Scale()) }

    /// A blank value with the scale of the characteristic.
    public init(_ scale: Scale) {
        minimum = Scaled(scale)
        maximum = Scaled(scale)
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("relativeValue", &relativeValue)
        try coder.field("minimum", &minimum)
        try coder.field("maximum", &maximum)
    }
}
