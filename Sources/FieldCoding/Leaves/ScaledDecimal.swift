// SPDX-License-Identifier: Apache-2.0

/// A scaled integer as an exact decimal number: a binary exponent is turned into powers of five.
enum ScaledDecimal {
    /// Nil when the digits do not fit 64 bits.
    static func exact(_ raw: Int64, _ scale: Scale) -> Decimal64? {
        var (mantissa, overflow) = raw.multipliedReportingOverflow(by: Int64(scale.multiplier))
        if overflow { return wide(raw, scale) }
        var exponent = Int(scale.decimalExponent)
        if scale.binaryExponent < 0 {
            for _ in 0..<min(-Int(scale.binaryExponent), 27) {
                (mantissa, overflow) = mantissa.multipliedReportingOverflow(by: 5)
                if overflow { return wide(raw, scale) }
            }
            exponent += Int(scale.binaryExponent)
        } else if scale.binaryExponent > 0 {
            return wide(raw, scale)
        }
        return trimmed(mantissa, exponent)
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
