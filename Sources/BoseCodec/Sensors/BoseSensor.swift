// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which sensor; one byte.
///
/// Sources: the BLE specification page of zakaton/Bose-Frames-Web-SDK and the documentation of Bose's iOS and Android
/// SDKs. Sensors 4 to 6 are named there, but no shipped firmware is known to have them.
public struct BoseSensor: WireEnumeration {
    public let rawValue: UInt8
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let accelerometer = BoseSensor(rawValue: 0)
    public static let gyroscope = BoseSensor(rawValue: 1)
    /// Orientation from accelerometer, gyroscope and magnetometer, as a quaternion.
    public static let rotation = BoseSensor(rawValue: 2)
    /// Orientation without the magnetometer, as a quaternion.
    public static let gameRotation = BoseSensor(rawValue: 3)
    public static let orientation = BoseSensor(rawValue: 4)
    public static let magnetometer = BoseSensor(rawValue: 5)
    public static let uncalibratedMagnetometer = BoseSensor(rawValue: 6)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "accelerometer", 1: "gyroscope", 2: "rotation", 3: "gameRotation", 4: "orientation", 5: "magnetometer",
        6: "uncalibratedMagnetometer",
    ]

    /// All sensors that have a name.
    public static let all: [BoseSensor] = names.map { BoseSensor(rawValue: $0.key) }

    /// The unit of the scaled components: g for the accelerometer and ° per second for the gyroscope (documentation of
    /// Bose's SDKs), ° for the orientation and µT for magnetometers (assumed), none for quaternions.
    public var unit: Unit {
        switch rawValue {
        case 0: Unit("g")
        case 1: .degreePerSecond
        case 4: .degree
        case 5, 6: Unit("µT")
        default: .none
        }
    }
}
