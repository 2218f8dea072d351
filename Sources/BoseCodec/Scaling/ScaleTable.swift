// SPDX-License-Identifier: Apache-2.0

/// The scale of each sensor that has a known shape, as one value of fixed size, so that scaling allocates nothing.
public struct ScaleTable: Sendable {
    /// Sensors above have no known shape, so there is nothing to scale.
    public static let count = 8

    @usableFromInline var scales: InlineArray<8, SensorScale>

    /// Raw values as they are, for every sensor.
    public init() { scales = InlineArray(repeating: SensorScale()) }

    public init(_ information: BoseSensorInformation) {
        self.init()
        for description in information.sensors { self[description.sensor] = description.scale }
    }

    /// The scale of a sensor; that of one without a known shape is the identity and stays so.
    @inlinable
    public subscript(_ sensor: BoseSensor) -> SensorScale {
        get { sensor.rawValue < 8 ? scales.span[Int(sensor.rawValue)] : SensorScale() }
        set { if sensor.rawValue < 8 { scales[Int(sensor.rawValue)] = newValue } }
    }
}

extension ScaleTable: Hashable {
    public static func == (left: ScaleTable, right: ScaleTable) -> Bool {
        left.scales.indices.allSatisfy { left.scales[$0] == right.scales[$0] }
    }

    public func hash(into hasher: inout Hasher) {
        for index in scales.indices { hasher.combine(scales[index]) }
    }
}
