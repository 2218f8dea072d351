// SPDX-License-Identifier: Apache-2.0

/// What a sample consists of, by its sensor and its length.
public enum SensorShape: UInt8, Sendable, Hashable {
    /// x, y, z and a byte of accuracy: 7 bytes.
    case vector
    /// x, y, z and nothing else: 6 bytes. One hobby client reads the uncalibrated magnetometer so; the vendor does not.
    case plainVector
    /// x, y, z and the bias of each: 12 bytes.
    case biasedVector
    /// x, y, z, w and the accuracy in two bytes: 10 bytes.
    case quaternion
    /// x, y, z, w: 8 bytes.
    case plainQuaternion
    /// Bytes of a sensor or of a length that nothing is known about.
    case opaque

    /// The shape of a sample of `length` bytes, the header of three not counted.
    ///
    /// Sources: zakaton/Bose-Frames-Web-SDK and Bose's iOS and Android SDKs.
    @inlinable
    public init(_ sensor: BoseSensor, length: Int) {
        switch (sensor.rawValue, length) {
        case (0, 7), (1, 7), (4, 7), (5, 7): self = .vector
        case (2, 10): self = .quaternion
        case (3, 8): self = .plainQuaternion
        case (6, 12): self = .biasedVector
        case (6, 6): self = .plainVector
        default: self = .opaque
        }
    }

    /// Bytes of a sample after its header; 0 for ``opaque``, whose length the sensor information says.
    @inlinable
    public var length: Int {
        switch self {
        case .vector: 7
        case .plainVector: 6
        case .biasedVector: 12
        case .quaternion: 10
        case .plainQuaternion: 8
        case .opaque: 0
        }
    }

    /// The shape that a sensor has on all known devices; ``opaque`` for a sensor without a name.
    public static func standard(_ sensor: BoseSensor) -> SensorShape {
        switch sensor.rawValue {
        case 0, 1, 4, 5: .vector
        case 2: .quaternion
        case 3: .plainQuaternion
        case 6: .biasedVector
        default: .opaque
        }
    }
}
