// SPDX-License-Identifier: Apache-2.0

/// How an integer on the wire stands for a quantity: `value = raw × multiplier × 10^decimalExponent × 2^binaryExponent`
/// (GATT Specification Supplement, 2.3), and which raw values stand for something else.
public struct Scale: Sendable, Hashable {
    public var unit: Unit
    public var multiplier: Int16
    public var decimalExponent: Int8
    public var binaryExponent: Int8
    public var special: SpecialValues

    public init(
        _ unit: Unit = .none, multiplier: Int16 = 1, decimal: Int8 = 0, binary: Int8 = 0, special: SpecialValues = []
    ) {
        self.unit = unit
        self.multiplier = multiplier
        decimalExponent = decimal
        binaryExponent = binary
        self.special = special
    }

    /// Value of one step.
    public var step: Double {
        var result = Double(multiplier)
        for _ in 0..<abs(Int(binaryExponent)) { result = binaryExponent < 0 ? result / 2 : result * 2 }
        let power = Decimal64.powerOfTen(abs(Int(decimalExponent)))
        return decimalExponent < 0 ? result / power : result * power
    }
}

/// Raw values at the ends of the range that stand for something other than a number.
public struct SpecialValues: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The largest raw value (0xFFFF, 0x7FFF …) means "value is not known".
    public static let maximumUnknown = SpecialValues(rawValue: 1 << 0)
    /// The smallest signed raw value (0x8000 …) means "value is not known".
    public static let minimumUnknown = SpecialValues(rawValue: 1 << 1)
    /// The one below the largest means "value is not valid".
    public static let belowMaximumInvalid = SpecialValues(rawValue: 1 << 2)
    /// The one below the largest means "the maximum or above".
    public static let belowMaximumOverflow = SpecialValues(rawValue: 1 << 3)
    /// The one above the smallest means "the minimum or below".
    public static let aboveMinimumUnderflow = SpecialValues(rawValue: 1 << 4)
    /// Zero means "value is not known".
    public static let zeroUnknown = SpecialValues(rawValue: 1 << 5)
    /// The largest raw value means "value is not valid".
    public static let maximumInvalid = SpecialValues(rawValue: 1 << 6)
    /// The one below the largest means "value is not known".
    public static let belowMaximumUnknown = SpecialValues(rawValue: 1 << 7)
    /// The one above the smallest signed raw value means "value is not valid".
    public static let aboveMinimumInvalid = SpecialValues(rawValue: 1 << 8)
}
