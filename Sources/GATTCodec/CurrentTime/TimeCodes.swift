// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A day of the week; 0 unknown.
public struct DayOfWeek: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unknown = DayOfWeek(rawValue: 0)
    public static let monday = DayOfWeek(rawValue: 1)
    public static let tuesday = DayOfWeek(rawValue: 2)
    public static let wednesday = DayOfWeek(rawValue: 3)
    public static let thursday = DayOfWeek(rawValue: 4)
    public static let friday = DayOfWeek(rawValue: 5)
    public static let saturday = DayOfWeek(rawValue: 6)
    public static let sunday = DayOfWeek(rawValue: 7)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unknown", 1: "monday", 2: "tuesday", 3: "wednesday", 4: "thursday", 5: "friday", 6: "saturday", 7: "sunday",
    ]
}

/// What is added to standard time for daylight saving; the code counts quarters of an hour.
public struct DSTOffset: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let standardTime = DSTOffset(rawValue: 0)
    public static let halfHourDaylightTime = DSTOffset(rawValue: 2)
    public static let daylightTime = DSTOffset(rawValue: 4)
    public static let doubleDaylightTime = DSTOffset(rawValue: 8)
    public static let unknown = DSTOffset(rawValue: 255)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "standardTime", 2: "halfHourDaylightTime", 4: "daylightTime", 8: "doubleDaylightTime", 255: "unknown",
    ]
}

/// Where a clock takes its time from.
public struct TimeSource: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unknown = TimeSource(rawValue: 0)
    public static let networkTimeProtocol = TimeSource(rawValue: 1)
    public static let gps = TimeSource(rawValue: 2)
    public static let radioTimeSignal = TimeSource(rawValue: 3)
    public static let manual = TimeSource(rawValue: 4)
    public static let atomicClock = TimeSource(rawValue: 5)
    public static let cellularNetwork = TimeSource(rawValue: 6)
    public static let notSynchronized = TimeSource(rawValue: 7)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unknown", 1: "networkTimeProtocol", 2: "gps", 3: "radioTimeSignal", 4: "manual", 5: "atomicClock",
        6: "cellularNetwork", 7: "notSynchronized",
    ]
}

extension Scale {
    /// Offset of standard time from UTC: steps of 15 minutes, −128 unknown.
    public static let timeZone = Scale(.minute, multiplier: 15, special: .minimumUnknown)
    /// How far a clock may be off: steps of 1/8 s, 254 more than 31.625 s, 255 unknown.
    public static let timeAccuracy = Scale(.second, binary: -3, special: [.maximumUnknown, .belowMaximumOverflow])
    /// Fractions of a second in steps of 1/256 s.
    public static let fractions256 = Scale(.second, binary: -8)
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A time zone, −48 to 56 quarters of an hour.
    mutating func timeZone(_ name: StaticString, _ value: inout Scaled<Int8>) throws(Failure) {
        try field(name, &value)
        try expect(
            (-48...56).contains(value.raw) || value.raw == -128, name, "a time zone is between -12:00 and +14:00")
    }
}
