// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Sensor configuration: how often each sensor measures, three bytes a sensor.
///
/// A client reads it, changes entries where they stand, and writes the whole value. A tail of less than three bytes is
/// kept and reported. Sources: zakaton/Bose-Frames-Web-SDK and Bose's iOS and Android SDKs.
public struct BoseSensorConfiguration: FieldCoded {
    public var entries: [BoseSensorSetting] = []
    /// Bytes after the last whole entry; less than three.
    public var tail: [UInt8] = []

    public init() {}
    public init(_ entries: [BoseSensorSetting]) { self.entries = entries }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.groups("sensors", &entries, count: coder.remaining.map { $0 / BoseSensorSetting.byteCount })
        try coder.leftOver("tail", &tail, "less than an entry of 3 bytes is left")
    }

    // MARK: What the vendor's SDKs offer

    /// The period of a sensor in milliseconds, 0 where it is disabled; nil where the value has no entry for it.
    public func period(of sensor: BoseSensor) -> UInt16? { entries.last { $0.sensor == sensor }?.period }

    public var enabledSensors: [BoseSensor] { entries.filter { $0.period != 0 }.map { $0.sensor } }

    /// Enables a sensor and, as the vendor's SDKs do, moves every enabled sensor to the same period. Nothing happens
    /// where the value has no entry for the sensor.
    public mutating func enable(_ sensor: BoseSensor, milliseconds: UInt16) {
        guard entries.contains(where: { $0.sensor == sensor }) else { return }
        for index in entries.indices where entries[index].sensor == sensor || entries[index].period != 0 {
            entries[index].period = milliseconds
        }
    }

    public mutating func disable(_ sensor: BoseSensor) {
        for index in entries.indices where entries[index].sensor == sensor { entries[index].period = 0 }
    }

    public mutating func disableAll() {
        for index in entries.indices { entries[index].period = 0 }
    }
}
