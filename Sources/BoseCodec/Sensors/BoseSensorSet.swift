// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A set of sensors; bit n is sensor n. Four bytes, most significant first.
public struct BoseSensorSet: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public init(_ sensors: some Sequence<BoseSensor>) {
        var raw: UInt32 = 0
        for sensor in sensors where sensor.rawValue < 32 { raw |= 1 << UInt32(sensor.rawValue) }
        rawValue = raw
    }

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "accelerometer", 1: "gyroscope", 2: "rotation", 3: "gameRotation", 4: "orientation", 5: "magnetometer",
        6: "uncalibratedMagnetometer",
    ]

    public func contains(_ sensor: BoseSensor) -> Bool {
        sensor.rawValue < 32 && rawValue & (1 << UInt32(sensor.rawValue)) != 0
    }

    /// The members in the order of their numbers, those without a name among them.
    public var sensors: [BoseSensor] {
        (0..<UInt8(32)).map { BoseSensor(rawValue: $0) }.filter { contains($0) }
    }
}
