// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How often one sensor measures; an entry of a sensor configuration: sensor, one byte, and period, two bytes.
public struct BoseSensorSetting: FieldCoded, Hashable {
    public static let byteCount = 3

    public var sensor: BoseSensor = .accelerometer
    /// Milliseconds (not the number of a period as in sensor information); 0 where the sensor is disabled.
    public var period: UInt16 = 0

    public init() {}

    public init(_ sensor: BoseSensor, period: UInt16) {
        self.sensor = sensor
        self.period = period
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("sensor", &sensor)
        try coder.bigEndian("period", &period, unit: .millisecond)
    }
}
