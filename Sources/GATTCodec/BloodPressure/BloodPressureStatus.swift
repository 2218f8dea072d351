// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a blood-pressure monitor noticed while it measured; two bytes of flags.
public struct BloodPressureStatus: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let bodyMovement = BloodPressureStatus(rawValue: 1 << 0)
    public static let cuffTooLoose = BloodPressureStatus(rawValue: 1 << 1)
    public static let irregularPulse = BloodPressureStatus(rawValue: 1 << 2)
    /// Bits 3 and 4 are one field of two bits; both together are reserved.
    public static let pulseRateAboveRange = BloodPressureStatus(rawValue: 1 << 3)
    public static let pulseRateBelowRange = BloodPressureStatus(rawValue: 1 << 4)
    public static let improperPosition = BloodPressureStatus(rawValue: 1 << 5)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "bodyMovement", 1: "cuffTooLoose", 2: "irregularPulse", 3: "pulseRateAboveRange", 4: "pulseRateBelowRange",
        5: "improperPosition",
    ]

    /// False for the reserved combination of bits 3 and 4.
    var isPulseRangeValid: Bool { !contains([.pulseRateAboveRange, .pulseRateBelowRange]) }
}
