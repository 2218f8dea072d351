// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A decimal number as mantissa and exponent, neither normalised: `100.0` (1000, −1) and `100` (100, 0) differ.
public struct Decimal64: Sendable, Hashable {
    public var mantissa: Int64
    public var exponent: Int

    public init(mantissa: Int64, exponent: Int) {
        self.mantissa = mantissa
        self.exponent = exponent
    }

    /// The nearest binary number.
    public var doubleValue: Double {
        // Powers of ten up to 22 are exact in binary64, so one division or product rounds once.
        if exponent >= 0 { return Double(mantissa) * Self.powerOfTen(exponent) }
        return Double(mantissa) / Self.powerOfTen(-exponent)
    }

    static func powerOfTen(_ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<min(exponent, 400) { result *= 10 }
        return result
    }

    /// Prints the number so that ``init(parsing:)`` gets mantissa and exponent back (zero loses its sign only).
    public func print(to output: inout OutputBuffer) {
        if exponent > 0 || exponent < -12 {
            output.append(decimal: mantissa)
            if mantissa != 0 || exponent != 0 {
                output.append("e")
                output.append(decimal: exponent)
            }
            return
        }
        if mantissa < 0 { output.append(0x2d) }
        var scale: UInt64 = 1
        for _ in 0..<(-exponent) { scale *= 10 }
        output.append(decimal: mantissa.magnitude / scale)
        if exponent < 0 {
            output.append(0x2e)
            output.append(decimal: mantissa.magnitude % scale, minimumDigits: -exponent)
        }
    }

    /// Reads a JSON number's spelling: digits give the mantissa, decimal point and `e` the exponent.
    /// Nil when it is not a number or does not fit.
    public init?(parsing spelling: some StringProtocol) {
        var negative = false
        var digits: Int64 = 0
        var exponent = 0
        var seenPoint = false
        var seenDigit = false
        var bytes = Substring(spelling).utf8
        if bytes.first == 0x2d {
            negative = true
            bytes.removeFirst()
        }
        while let byte = bytes.first {
            if byte == 0x2e && !seenPoint {
                seenPoint = true
            } else if let digit = Hex.digit(byte), byte < 0x3a {
                let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
                let (sum, carry) = product.addingReportingOverflow(Int64(digit))
                if overflow || carry { return nil }
                digits = sum
                seenDigit = true
                if seenPoint { exponent -= 1 }
            } else {
                break
            }
            bytes.removeFirst()
        }
        guard seenDigit else { return nil }
        if let byte = bytes.first {
            guard byte == 0x65 || byte == 0x45 else { return nil }
            bytes.removeFirst()
            if bytes.first == 0x2b { bytes.removeFirst() }
            guard let more = Int(Substring(bytes)), more.magnitude < 10_000 else { return nil }
            exponent += more
        }
        self.init(mantissa: negative ? -digits : digits, exponent: exponent)
    }
}
