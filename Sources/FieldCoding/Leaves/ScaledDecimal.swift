// SPDX-License-Identifier: Apache-2.0

/// A scaled integer as an exact decimal number: a binary exponent is turned into powers of five.
enum ScaledDecimal {
    /// Nil when the digits do not fit 64 bits.
    static func exact(_ raw: Int64, _ scale: Scale) -> Decimal64? {
        let (scaled, overflow) = raw.multipliedReportingOverflow(by: Int64(scale.multiplier))
        if overflow || scale.binaryExponent > 0 { return wide(raw, scale) }
        guard scale.binaryExponent < 0 else { return trimmed(scaled, Int(scale.decimalExponent)) }
        guard scaled != 0 else { return Decimal64(mantissa: 0, exponent: 0) }
        // n / 2^k = n × 5^k / 10^k; each factor 2 in n makes k smaller, so no zero is left to trim.
        let halvings = -Int(scale.binaryExponent)
        let shift = min(scaled.trailingZeroBitCount, halvings)
        let rest = halvings - shift
        guard rest <= 27 else { return wide(raw, scale) }
        let (mantissa, tooLarge) = (scaled >> Int64(shift)).multipliedReportingOverflow(by: powerOfFive(rest))
        if tooLarge { return wide(raw, scale) }
        let exponent = Int(scale.decimalExponent) - rest
        return scale.decimalExponent == 0
            ? Decimal64(mantissa: mantissa, exponent: exponent) : trimmed(mantissa, exponent)
    }

    /// 5^0 to 5^27, which fit 64 bits.
    private static func powerOfFive(_ exponent: Int) -> Int64 {
        var result: Int64 = 1
        var base: Int64 = 5
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result &*= base }
            rest >>= 1
            if rest > 0 { base &*= base }
        }
        return result
    }

    /// Without zeros that say nothing, and without an exponent where the digits fit.
    private static func trimmed(_ digits: Int64, _ power: Int) -> Decimal64 {
        var mantissa = digits
        var exponent = power
        while exponent < 0 {
            let (quotient, rest) = mantissa.quotientAndRemainder(dividingBy: 10)
            if rest != 0 { break }
            mantissa = quotient
            exponent += 1
        }
        while exponent > 0 {
            let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
            if overflow { break }
            mantissa = product
            exponent -= 1
        }
        return Decimal64(mantissa: mantissa, exponent: exponent)
    }

    /// The same with twice the bits on the way.
    private static func wide(_ raw: Int64, _ scale: Scale) -> Decimal64? {
        var mantissa = Int128(raw) * Int128(scale.multiplier)
        var exponent = Int(scale.decimalExponent)
        if scale.binaryExponent < 0 {
            // 5^20 takes 47 bits, so that the product of 79 and 47 bits stays below 127.
            guard scale.binaryExponent >= -20 else { return nil }
            for _ in 0..<(-Int(scale.binaryExponent)) { mantissa *= 5 }
            exponent += Int(scale.binaryExponent)
        } else {
            guard scale.binaryExponent <= 40 else { return nil }
            mantissa <<= Int128(scale.binaryExponent)
        }
        while exponent < 0 && mantissa % 10 == 0 {
            mantissa /= 10
            exponent += 1
        }
        guard let narrow = Int64(exactly: mantissa) else { return nil }
        return trimmed(narrow, exponent)
    }

    static func double(_ raw: Int64, _ scale: Scale) -> Double {
        exact(raw, scale)?.doubleValue ?? Double(raw) * scale.step
    }
}
