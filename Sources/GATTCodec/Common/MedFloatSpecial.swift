// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// The words of SFLOAT and FLOAT that are no numbers (IEEE 11073-20601, 6.4.1 and 6.4.2).
public enum MedFloatSpecial: Sendable, Hashable, CaseIterable {
    case nan
    case notAtThisResolution
    case positiveInfinity
    case negativeInfinity
    case reserved

    init?(word16: UInt16) {
        guard let match = Self.allCases.first(where: { $0.word16 == word16 }) else { return nil }
        self = match
    }

    init?(word32: UInt32) {
        guard let match = Self.allCases.first(where: { $0.word32 == word32 }) else { return nil }
        self = match
    }

    init?(named word: String) {
        guard let match = Self.allCases.first(where: { "\($0.name)" == word }) else { return nil }
        self = match
    }

    var word16: UInt16 {
        switch self {
        case .nan: 0x07ff
        case .notAtThisResolution: 0x0800
        case .positiveInfinity: 0x07fe
        case .negativeInfinity: 0x0802
        case .reserved: 0x0801
        }
    }

    var word32: UInt32 {
        switch self {
        case .nan: 0x007f_ffff
        case .notAtThisResolution: 0x0080_0000
        case .positiveInfinity: 0x007f_fffe
        case .negativeInfinity: 0x0080_0002
        case .reserved: 0x0080_0001
        }
    }

    public var name: StaticString {
        switch self {
        case .nan: "nan"
        case .notAtThisResolution: "nres"
        case .positiveInfinity: "inf"
        case .negativeInfinity: "-inf"
        case .reserved: "reserved"
        }
    }

    var doubleValue: Double {
        switch self {
        case .nan, .notAtThisResolution, .reserved: .nan
        case .positiveInfinity: .infinity
        case .negativeInfinity: -.infinity
        }
    }

    static func fault(_ word: String) -> JSONFault {
        JSONFault("\"\(word)\" is none of \(allCases.map { "\($0.name)" }.joined(separator: ", ")), and no number")
    }

    /// Brings a decimal into the ranges: as spelled where that fits, else by rounding digits away or adding zeros.
    ///
    /// `exact` is the range that two's complement allows, `mantissas` the one without the special words' mantissas,
    /// which matter at exponent 0 only.
    static func fit(
        _ decimal: Decimal64, mantissas: ClosedRange<Int64>, exact: ClosedRange<Int64>, exponents: ClosedRange<Int>
    ) throws(JSONFault) -> (mantissa: Int, exponent: Int) {
        var mantissa = decimal.mantissa
        var exponent = decimal.exponent
        func fits() -> Bool { (exponent == 0 ? mantissas : exact).contains(mantissa) }
        while !fits() || exponent < exponents.lowerBound {
            let rounding: Int64 = mantissa < 0 ? -5 : 5
            mantissa = mantissa / 10 + (mantissa % 10 + rounding) / 10
            exponent += 1
            if mantissa == 0 { exponent = max(exponent, exponents.lowerBound) }
        }
        while exponent > exponents.upperBound && mantissa != 0 && exact.contains(mantissa * 10) {
            mantissa *= 10
            exponent -= 1
        }
        if mantissa == 0 { exponent = min(max(exponent, exponents.lowerBound), exponents.upperBound) }
        guard exponents.contains(exponent) else {
            throw JSONFault("\(decimal.doubleValue) is beyond the range of the type")
        }
        return (Int(mantissa), exponent)
    }
}
