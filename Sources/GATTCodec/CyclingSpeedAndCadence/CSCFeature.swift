// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a cycling speed and cadence sensor can do, 0x2A5C (Cycling Speed and Cadence Service 1.0, 3.2).
public struct CSCFeature: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let wheelRevolutionData = CSCFeature(rawValue: 1 << 0)
    public static let crankRevolutionData = CSCFeature(rawValue: 1 << 1)
    public static let multipleSensorLocations = CSCFeature(rawValue: 1 << 2)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "wheelRevolutionData", 1: "crankRevolutionData", 2: "multipleSensorLocations",
    ]
}
