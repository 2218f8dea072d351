// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Sensor information: what each sensor can do, 12 bytes a sensor.
///
/// A tail of less than 12 bytes is kept and reported; both of the vendor's SDKs pass over it. Sources: the BLE
/// specification page of zakaton/Bose-Frames-Web-SDK and Bose's iOS and Android SDKs.
public struct BoseSensorInformation: FieldCoded {
    public var sensors: [BoseSensorDescription] = []
    /// Bytes after the last whole entry; less than 12.
    public var tail: [UInt8] = []

    public init() {}
    public init(_ sensors: [BoseSensorDescription]) { self.sensors = sensors }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.groups("sensors", &sensors, count: coder.remaining.map { $0 / BoseSensorDescription.byteCount })
        try coder.leftOver("tail", &tail, "less than an entry of 12 bytes is left")
    }

    /// The entry of a sensor; where one comes twice the last holds (assumed).
    public subscript(_ sensor: BoseSensor) -> BoseSensorDescription? { sensors.last { $0.sensor == sensor } }

    /// The entries that Bose's iOS SDK keeps: it drops one whose minimum exceeds its maximum.
    public var ordered: BoseSensorInformation {
        var result = self
        result.sensors.removeAll { $0.isReversed }
        return result
    }

    /// The sample periods that every sensor offers, slowest first.
    public var commonPeriods: [BoseSamplePeriod] {
        guard !sensors.isEmpty else { return [] }
        return BoseSamplePeriods(rawValue: sensors.reduce(.max) { $0 & $1.periods.rawValue }).periods
    }
}
