// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Measurement Interval, 0x2A21: seconds between measurements, two bytes; 0 means none at intervals.
public struct MeasurementInterval: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a21 }
    public static var name: StaticString { "Measurement Interval" }
    public static var source: StaticString { "Health Thermometer Service 1.0, 3.4" }

    public var interval = Scaled<UInt16>(Scale(.second))

    public init() {}
    public init(seconds: UInt16) { interval.raw = seconds }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("interval", &interval)
    }
}

/// The Valid Range descriptor (0x2906) of a Measurement Interval: the least and the greatest interval that may be
/// written, two bytes each (Health Thermometer Service 1.0, 3.4.2).
///
/// The registry's codec for 0x2906 is ``ValidRange``, because the descriptor alone does not say what it belongs to.
public struct MeasurementIntervalRange: FieldCoded, Hashable {
    public var minimum = Scaled<UInt16>(Scale(.second))
    public var maximum = Scaled<UInt16>(Scale(.second))

    public init() {}
    public init(_ seconds: ClosedRange<UInt16>) {
        minimum.raw = seconds.lowerBound
        maximum.raw = seconds.upperBound
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimum", &minimum)
        try coder.field("maximum", &maximum)
        try coder.expect(minimum.raw <= maximum.raw, "maximum", "the maximum is below the minimum")
    }
}
