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
        guard (0x07fe...0x0802).contains(word16), let match = Self.allCases.first(where: { $0.word16 == word16 }) else {
            return nil
        }
        self = match
    }

    init?(word32: UInt32) {
        guard (0x007f_fffe...0x0080_0002).contains(word32),
            let match = Self.allCases.first(where: { $0.word32 == word32 })
        else { return nil }
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
        // Digits are dropped from the given number each time anew, so that it is rounded once.
        var dropped = 0
        var mantissa = decimal.mantissa
        var exponent = decimal.exponent
        func fits() -> Bool {
            (exponent == 0 ? mantissas : exact).contains(mantissa) && exponent >= exponents.lowerBound
        }
        while !fits() && mantissa != 0 {
            dropped += 1
            mantissa = rounded(decimal.mantissa, dropping: dropped)
            exponent += 1
        }
        while exponent > exponents.upperBound && mantissa != 0 && exact.contains(mantissa * 10) {
            mantissa *= 10
            exponent -= 1
        }
        if mantissa == 0 { exponent = min(max(exponent, exponents.lowerBound), exponents.upperBound) }
        guard exponents.contains(exponent), (exponent == 0 ? mantissas : exact).contains(mantissa) else {
            throw JSONFault("\(decimal.doubleValue) is beyond the range of the type")
        }
        return (Int(mantissa), exponent)
    }

    /// `quantity / 10^exponent`, half away from zero; nil where no mantissa is that large.
    static func mantissa(of quantity: Double, exponent: Int) -> Int? {
        guard (-128...127).contains(exponent) else { return nil }
        var scaled = quantity
        for _ in 0..<abs(exponent) { scaled = exponent < 0 ? scaled * 10 : scaled / 10 }
        guard scaled.magnitude < 0x100_0000 else { return nil }
        let whole = Int(scaled)
        let rest = scaled - Double(whole)
        return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    }

    /// `number / 10^digits`, half away from zero.
    private static func rounded(_ number: Int64, dropping digits: Int) -> Int64 {
        guard digits <= 19 else { return 0 }
        var power: Int128 = 1
        for _ in 0..<digits { power *= 10 }
        let half = number < 0 ? -power / 2 : power / 2
        return Int64((Int128(number) + half) / power)
    }
}
