// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension Scale {
    /// Masses in kilograms, steps of 0.005 kg.
    public static let massSI = Scale(.kilogram, multiplier: 5, decimal: -3)
    /// Masses in pounds, steps of 0.01 lb.
    public static let massImperial = Scale(.pound, decimal: -2)
    /// Heights in metres, steps of 0.001 m.
    public static let heightSI = Scale(.metre, decimal: -3)
    /// Heights in inches, steps of 0.1 in.
    public static let heightImperial = Scale(.inch, decimal: -1)

    /// The scale of a weight; 0xFFFF means that the measurement did not succeed.
    public static let weightSI = Scale(.kilogram, multiplier: 5, decimal: -3, special: .maximumUnknown)
    /// The scale of a weight; 0xFFFF means that the measurement did not succeed.
    public static let weightImperial = Scale(.pound, decimal: -2, special: .maximumUnknown)
}

/// Step sizes as the feature characteristics of scales announce them.
public enum BodyResolution {
    /// Steps of the weight for codes 1 to 7: kilograms and pounds. Code 0 says nothing, 8 to 15 are reserved.
    public static func weight(_ code: UInt8) -> (kilograms: Double, pounds: Double)? {
        switch code {
        case 1: (0.5, 1)
        case 2: (0.2, 0.5)
        case 3: (0.1, 0.2)
        case 4: (0.05, 0.1)
        case 5: (0.02, 0.05)
        case 6: (0.01, 0.02)
        case 7: (0.005, 0.01)
        default: nil
        }
    }

    /// Steps of the height for codes 1 to 3: metres and inches. Code 0 says nothing, 4 to 7 are reserved.
    public static func height(_ code: UInt8) -> (metres: Double, inches: Double)? {
        switch code {
        case 1: (0.01, 1)
        case 2: (0.005, 0.5)
        case 3: (0.001, 0.1)
        default: nil
        }
    }
}
