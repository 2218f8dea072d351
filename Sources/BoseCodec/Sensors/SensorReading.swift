// SPDX-License-Identifier: Apache-2.0

/// One sample as it stands in a notification, in fixed fields: nothing of it lies on the heap.
///
/// What the shape does not have is 0. ``SensorRecord`` is the same for those who want names and can afford them.
@frozen
public struct SensorReading: Sendable, Hashable {
    public var sensor: BoseSensor
    public var shape: SensorShape
    /// Milliseconds; starts again at 0 after 65,535. See ``TimestampUnwrapper``.
    public var timestamp: UInt16
    public var x: Int16
    public var y: Int16
    public var z: Int16
    public var w: Int16
    /// The code of ``BoseVectorAccuracy`` for vectors; for quaternions a raw value that scales like the components
    /// and is documented as radians.
    public var accuracy: Int16
    public var biasX: Int16
    public var biasY: Int16
    public var biasZ: Int16
    /// Where the sample's bytes start in the notification, behind the header of three.
    public var offset: Int
    /// Count of the sample's bytes.
    public var length: Int

    @inlinable
    init(_ sensor: BoseSensor, shape: SensorShape, timestamp: UInt16, offset: Int, length: Int) {
        self.sensor = sensor
        self.shape = shape
        self.timestamp = timestamp
        x = 0
        y = 0
        z = 0
        w = 0
        accuracy = 0
        biasX = 0
        biasY = 0
        biasZ = 0
        self.offset = offset
        self.length = length
    }

    /// The components and the accuracy as quantities.
    @inlinable @inline(__always)
    public func scaled(_ table: borrowing ScaleTable) -> ScaledReading { ScaledReading(self, table[sensor]) }
}
