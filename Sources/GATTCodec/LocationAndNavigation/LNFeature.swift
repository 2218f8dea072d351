// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a location and navigation sensor can do, 0x2A6A (Location and Navigation Service 1.0, 3.1).
public struct LNFeature: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let instantaneousSpeed = LNFeature(rawValue: 1 << 0)
    public static let totalDistance = LNFeature(rawValue: 1 << 1)
    public static let location = LNFeature(rawValue: 1 << 2)
    public static let elevation = LNFeature(rawValue: 1 << 3)
    public static let heading = LNFeature(rawValue: 1 << 4)
    public static let rollingTime = LNFeature(rawValue: 1 << 5)
    public static let utcTime = LNFeature(rawValue: 1 << 6)
    public static let remainingDistance = LNFeature(rawValue: 1 << 7)
    public static let remainingVerticalDistance = LNFeature(rawValue: 1 << 8)
    public static let estimatedTimeOfArrival = LNFeature(rawValue: 1 << 9)
    public static let beaconsInSolution = LNFeature(rawValue: 1 << 10)
    public static let beaconsInView = LNFeature(rawValue: 1 << 11)
    public static let timeToFirstFix = LNFeature(rawValue: 1 << 12)
    public static let horizontalPositionError = LNFeature(rawValue: 1 << 13)
    public static let verticalPositionError = LNFeature(rawValue: 1 << 14)
    public static let horizontalDilution = LNFeature(rawValue: 1 << 15)
    public static let verticalDilution = LNFeature(rawValue: 1 << 16)
    public static let contentMasking = LNFeature(rawValue: 1 << 17)
    public static let fixRateSetting = LNFeature(rawValue: 1 << 18)
    public static let elevationSetting = LNFeature(rawValue: 1 << 19)
    public static let positionStatus = LNFeature(rawValue: 1 << 20)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "instantaneousSpeed", 1: "totalDistance", 2: "location", 3: "elevation", 4: "heading", 5: "rollingTime",
        6: "utcTime", 7: "remainingDistance", 8: "remainingVerticalDistance", 9: "estimatedTimeOfArrival",
        10: "beaconsInSolution", 11: "beaconsInView", 12: "timeToFirstFix", 13: "horizontalPositionError",
        14: "verticalPositionError", 15: "horizontalDilution", 16: "verticalDilution", 17: "contentMasking",
        18: "fixRateSetting", 19: "elevationSetting", 20: "positionStatus",
    ]
}
