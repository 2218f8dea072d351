// SPDX-License-Identifier: Apache-2.0

/// The quantities of a ``SensorReading``, in the unit of its sensor. What the shape does not have is 0.
@frozen
public struct ScaledReading: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double
    /// Quaternions: the estimated error, documented as radians; its physical meaning beyond that is not known.
    public var accuracy: Double
    public var biasX: Double
    public var biasY: Double
    public var biasZ: Double

    @inlinable @inline(__always)
    public init(_ reading: SensorReading, _ scale: SensorScale) {
        x = 0
        y = 0
        z = 0
        w = 0
        accuracy = 0
        biasX = 0
        biasY = 0
        biasZ = 0
        guard reading.shape != .opaque else { return }
        x = scale(reading.x)
        y = scale(reading.y)
        z = scale(reading.z)
        switch reading.shape {
        case .quaternion:
            w = scale(reading.w)
            accuracy = scale(reading.accuracy)
        case .plainQuaternion: w = scale(reading.w)
        case .biasedVector:
            biasX = scale(reading.biasX)
            biasY = scale(reading.biasY)
            biasZ = scale(reading.biasZ)
        case .vector, .plainVector, .opaque: break
        }
    }
}
