// SPDX-License-Identifier: Apache-2.0

/// What a sensor measured, in raw numbers.
public enum SensorSample: Sendable, Hashable {
    case vector(RawVector, accuracy: BoseVectorAccuracy)
    /// Without accuracy; not of the vendor's making, see ``SensorShape/plainVector``.
    case plainVector(RawVector)
    case biasedVector(RawVector, bias: RawVector)
    /// The accuracy scales like the components and is documented as radians.
    case quaternion(RawQuaternion, accuracy: Int16)
    case plainQuaternion(RawQuaternion)
    /// The bytes of a sensor of which only the length is known.
    case opaque([UInt8])

    public var shape: SensorShape {
        switch self {
        case .vector: .vector
        case .plainVector: .plainVector
        case .biasedVector: .biasedVector
        case .quaternion: .quaternion
        case .plainQuaternion: .plainQuaternion
        case .opaque: .opaque
        }
    }

    /// All zeros in a shape; an opaque one has no bytes.
    public init(_ shape: SensorShape) {
        switch shape {
        case .vector: self = .vector(RawVector(), accuracy: .unreliable)
        case .plainVector: self = .plainVector(RawVector())
        case .biasedVector: self = .biasedVector(RawVector(), bias: RawVector())
        case .quaternion: self = .quaternion(RawQuaternion(), accuracy: 0)
        case .plainQuaternion: self = .plainQuaternion(RawQuaternion())
        case .opaque: self = .opaque([])
        }
    }
}
