// SPDX-License-Identifier: Apache-2.0

/// The sensors of the Bose Wearable SDK; raw values are the ids on the wire.
///
/// Source: the vendor's SDK documentation (sensors guide). No firmware that was shipped enables the last three.
public enum SensorType: UInt8, Sendable, Hashable, CaseIterable {
    case accelerometer = 0
    case gyroscope = 1
    /// Orientation of nine axes: true north is known.
    case rotation = 2
    /// Orientation of six axes: it drifts.
    case gameRotation = 3
    case orientation = 4
    case magnetometer = 5
    case uncalibratedMagnetometer = 6
}
