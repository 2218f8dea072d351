// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Version of the Core specification that a controller follows (Assigned Numbers, core version).
public struct LLVersion: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let v4_0 = LLVersion(rawValue: 0x06)
    public static let v4_1 = LLVersion(rawValue: 0x07)
    public static let v4_2 = LLVersion(rawValue: 0x08)
    public static let v5_0 = LLVersion(rawValue: 0x09)
    public static let v5_1 = LLVersion(rawValue: 0x0a)
    public static let v5_2 = LLVersion(rawValue: 0x0b)
    public static let v5_3 = LLVersion(rawValue: 0x0c)
    public static let v5_4 = LLVersion(rawValue: 0x0d)
    public static let v6_0 = LLVersion(rawValue: 0x0e)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x06: "4.0",
        0x07: "4.1",
        0x08: "4.2",
        0x09: "5.0",
        0x0a: "5.1",
        0x0b: "5.2",
        0x0c: "5.3",
        0x0d: "5.4",
        0x0e: "6.0",
    ]
}

/// Physical layers; none where nothing changes.
public struct LLPHYSet: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let le1M = LLPHYSet(rawValue: 1 << 0)
    public static let le2M = LLPHYSet(rawValue: 1 << 1)
    public static let leCoded = LLPHYSet(rawValue: 1 << 2)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "le1M",
        1: "le2M",
        2: "leCoded",
    ]
}

/// Accuracy of a sleep clock, in parts per million (Core specification 5.4, volume 6, part B, 2.3.3.1, table 2.17).
public struct LLSleepClockAccuracy: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let ppm251to500 = LLSleepClockAccuracy(rawValue: 0x00)
    public static let ppm151to250 = LLSleepClockAccuracy(rawValue: 0x01)
    public static let ppm101to150 = LLSleepClockAccuracy(rawValue: 0x02)
    public static let ppm76to100 = LLSleepClockAccuracy(rawValue: 0x03)
    public static let ppm51to75 = LLSleepClockAccuracy(rawValue: 0x04)
    public static let ppm31to50 = LLSleepClockAccuracy(rawValue: 0x05)
    public static let ppm21to30 = LLSleepClockAccuracy(rawValue: 0x06)
    public static let ppm0to20 = LLSleepClockAccuracy(rawValue: 0x07)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x00: "ppm251to500",
        0x01: "ppm151to250",
        0x02: "ppm101to150",
        0x03: "ppm76to100",
        0x04: "ppm51to75",
        0x05: "ppm31to50",
        0x06: "ppm21to30",
        0x07: "ppm0to20",
    ]
}

/// Kind of a constant tone extension (Core specification 5.4, volume 6, part B, 2.5.2).
public struct LLConstantToneType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let angleOfArrival = LLConstantToneType(rawValue: 0x00)
    public static let angleOfDeparture1us = LLConstantToneType(rawValue: 0x01)
    public static let angleOfDeparture2us = LLConstantToneType(rawValue: 0x02)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x00: "angleOfArrival",
        0x01: "angleOfDeparture1us",
        0x02: "angleOfDeparture2us",
    ]
}
