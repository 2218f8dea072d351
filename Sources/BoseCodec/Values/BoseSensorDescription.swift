// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What one sensor can do; an entry of sensor information.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 1 | sensor |
/// | 1 | 2 + 2 | smallest and largest scaled value, in the sensor's unit |
/// | 5 | 2 + 2 | smallest and largest raw value |
/// | 9 | 2 | sample periods that it offers |
/// | 11 | 1 | bytes of a sample, without the three bytes of sensor and time |
public struct BoseSensorDescription: FieldCoded {
    public static let byteCount = 12

    public var sensor: BoseSensor = .accelerometer
    public var minimumScaled: Int16 = 0
    public var maximumScaled: Int16 = 0
    public var minimumRaw: Int16 = 0
    public var maximumRaw: Int16 = 0
    public var periods: BoseSamplePeriods = []
    /// Bytes of a sample after its header of three.
    public var sampleLength: UInt8 = 0

    public init() {}

    public init(
        _ sensor: BoseSensor, scaled: (Int16, Int16), raw: (Int16, Int16), periods: BoseSamplePeriods,
        sampleLength: UInt8
    ) {
        self.sensor = sensor
        (minimumScaled, maximumScaled) = scaled
        (minimumRaw, maximumRaw) = raw
        self.periods = periods
        self.sampleLength = sampleLength
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("sensor", &sensor)
        let unit = sensor.unit
        try coder.bigEndian("minimumScaled", &minimumScaled, unit: unit)
        try coder.bigEndian("maximumScaled", &maximumScaled, unit: unit)
        try coder.expect(minimumScaled <= maximumScaled, "maximumScaled", "the minimum exceeds the maximum")
        try coder.bigEndian("minimumRaw", &minimumRaw)
        try coder.bigEndian("maximumRaw", &maximumRaw)
        try coder.expect(minimumRaw < maximumRaw, "maximumRaw", "the raw values have no range to scale from")
        try coder.bigEndian("periods", flags: &periods)
        try coder.field("sampleLength", &sampleLength)
    }

    /// Whether a minimum exceeds its maximum.
    public var isReversed: Bool { minimumScaled > maximumScaled || minimumRaw > maximumRaw }

    /// How raw values become quantities.
    public var scale: SensorScale {
        SensorScale(scaled: (minimumScaled, maximumScaled), raw: (minimumRaw, maximumRaw))
    }
}
