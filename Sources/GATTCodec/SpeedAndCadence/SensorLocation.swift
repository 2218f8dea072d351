// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Where a running or cycling sensor sits, 0x2A5D (GATT Specification Supplement, Sensor Location).
public struct SensorLocation: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let other = SensorLocation(rawValue: 0)
    public static let topOfShoe = SensorLocation(rawValue: 1)
    public static let inShoe = SensorLocation(rawValue: 2)
    public static let hip = SensorLocation(rawValue: 3)
    public static let frontWheel = SensorLocation(rawValue: 4)
    public static let leftCrank = SensorLocation(rawValue: 5)
    public static let rightCrank = SensorLocation(rawValue: 6)
    public static let leftPedal = SensorLocation(rawValue: 7)
    public static let rightPedal = SensorLocation(rawValue: 8)
    public static let frontHub = SensorLocation(rawValue: 9)
    public static let rearDropout = SensorLocation(rawValue: 10)
    public static let chainstay = SensorLocation(rawValue: 11)
    public static let rearWheel = SensorLocation(rawValue: 12)
    public static let rearHub = SensorLocation(rawValue: 13)
    public static let chest = SensorLocation(rawValue: 14)
    public static let spider = SensorLocation(rawValue: 15)
    public static let chainRing = SensorLocation(rawValue: 16)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "other", 1: "topOfShoe", 2: "inShoe", 3: "hip", 4: "frontWheel", 5: "leftCrank", 6: "rightCrank",
        7: "leftPedal", 8: "rightPedal", 9: "frontHub", 10: "rearDropout", 11: "chainstay", 12: "rearWheel",
        13: "rearHub", 14: "chest", 15: "spider", 16: "chainRing",
    ]
}
