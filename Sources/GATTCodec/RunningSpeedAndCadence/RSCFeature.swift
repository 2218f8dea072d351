// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a running speed and cadence sensor can do, 0x2A54 (Running Speed and Cadence Service 1.0, 3.2).
public struct RSCFeature: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let instantaneousStrideLength = RSCFeature(rawValue: 1 << 0)
    public static let totalDistance = RSCFeature(rawValue: 1 << 1)
    public static let walkingOrRunningStatus = RSCFeature(rawValue: 1 << 2)
    public static let calibrationProcedure = RSCFeature(rawValue: 1 << 3)
    public static let multipleSensorLocations = RSCFeature(rawValue: 1 << 4)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "instantaneousStrideLength", 1: "totalDistance", 2: "walkingOrRunningStatus", 3: "calibrationProcedure",
        4: "multipleSensorLocations",
    ]
}
