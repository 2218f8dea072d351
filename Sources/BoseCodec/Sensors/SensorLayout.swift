// SPDX-License-Identifier: Apache-2.0

/// How many bytes a sample of each sensor takes: what has to be known before sensor data can be taken apart.
public struct SensorLayout: Sendable, Hashable {
    /// For each of the 256 sensor numbers the bytes after the header, or ``unknown``.
    @usableFromInline var lengths: [UInt16]

    @usableFromInline static let unknown = UInt16.max

    /// Knows no sensor.
    public init() { lengths = Array(repeating: Self.unknown, count: 256) }

    /// What a device says of its own sensors; where one comes twice the last holds (assumed).
    public init(_ information: BoseSensorInformation) {
        self.init()
        for entry in information.sensors { lengths[Int(entry.sensor.rawValue)] = UInt16(entry.sampleLength) }
    }

    /// The lengths that the seven sensors have in the documentation of Bose's SDKs.
    public static let standard: SensorLayout = {
        var layout = SensorLayout()
        for sensor in BoseSensor.all { layout[sensor] = UInt8(SensorShape.standard(sensor).length) }
        return layout
    }()

    /// Bytes of a sample after its header of three; nil where that is not known.
    public subscript(_ sensor: BoseSensor) -> UInt8? {
        get { UInt8(exactly: lengths[Int(sensor.rawValue)]) }
        set { lengths[Int(sensor.rawValue)] = newValue.map { UInt16($0) } ?? Self.unknown }
    }
}
