// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Where a temperature was taken, 0x2A1D (GATT Specification Supplement, 3.221).
public struct TemperatureType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let armpit = TemperatureType(rawValue: 1)
    public static let body = TemperatureType(rawValue: 2)
    public static let ear = TemperatureType(rawValue: 3)
    public static let finger = TemperatureType(rawValue: 4)
    public static let gastroIntestinalTract = TemperatureType(rawValue: 5)
    public static let mouth = TemperatureType(rawValue: 6)
    public static let rectum = TemperatureType(rawValue: 7)
    public static let toe = TemperatureType(rawValue: 8)
    public static let tympanum = TemperatureType(rawValue: 9)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "armpit", 2: "body", 3: "ear", 4: "finger", 5: "gastroIntestinalTract", 6: "mouth", 7: "rectum", 8: "toe",
        9: "tympanum",
    ]
}
