// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Barometric Pressure Trend, 0x2AA3 (GATT Specification Supplement).
public struct BarometricPressureTrend: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unknown = BarometricPressureTrend(rawValue: 0)
    public static let continuouslyFalling = BarometricPressureTrend(rawValue: 1)
    public static let continuouslyRising = BarometricPressureTrend(rawValue: 2)
    public static let fallingThenSteady = BarometricPressureTrend(rawValue: 3)
    public static let risingThenSteady = BarometricPressureTrend(rawValue: 4)
    public static let fallingBeforeLesserRise = BarometricPressureTrend(rawValue: 5)
    public static let fallingBeforeGreaterRise = BarometricPressureTrend(rawValue: 6)
    public static let risingBeforeGreaterFall = BarometricPressureTrend(rawValue: 7)
    public static let risingBeforeLesserFall = BarometricPressureTrend(rawValue: 8)
    public static let steady = BarometricPressureTrend(rawValue: 9)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unknown", 1: "continuouslyFalling", 2: "continuouslyRising", 3: "fallingThenSteady",
        4: "risingThenSteady", 5: "fallingBeforeLesserRise", 6: "fallingBeforeGreaterRise",
        7: "risingBeforeGreaterFall", 8: "risingBeforeLesserFall", 9: "steady",
    ]
}
