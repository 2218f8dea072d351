// SPDX-License-Identifier: Apache-2.0

/// The part of ``Scaled`` that does not depend on the type, so that it exists once and runs fast.
extension Scale {
    /// Name of what a raw value stands for when it is no number.
    func specialName(_ bits: UInt64, byteCount: Int, isSigned: Bool) -> StaticString? {
        let all: UInt64 = byteCount >= 8 ? .max : (1 << UInt64(8 * byteCount)) - 1
        let maximum = isSigned ? all >> 1 : all
        if bits == maximum {
            if special.contains(.maximumUnknown) { return "unknown" }
            if special.contains(.maximumInvalid) { return "invalid" }
        }
        if bits == 0, special.contains(.zeroUnknown) { return "unknown" }
        if bits == maximum - 1 {
            if special.contains(.belowMaximumInvalid) { return "invalid" }
            if special.contains(.belowMaximumUnknown) { return "unknown" }
            if special.contains(.belowMaximumOverflow) { return "overflow" }
        }
        guard isSigned else { return nil }
        let minimum = ~maximum
        if bits == minimum, special.contains(.minimumUnknown) { return "unknown" }
        if bits == minimum &+ 1 {
            if special.contains(.aboveMinimumUnderflow) { return "underflow" }
            if special.contains(.aboveMinimumInvalid) { return "invalid" }
        }
        return nil
    }

    @usableFromInline
    func print(_ bits: UInt64, byteCount: Int, isSigned: Bool, to printer: inout ValuePrinter) {
        if !special.isEmpty, let name = specialName(bits, byteCount: byteCount, isSigned: isSigned) {
            return printer.word(name)
        }
        if binaryExponent == 0 && decimalExponent == 0 && multiplier == 1 {
            if isSigned { printer.number(Int64(bitPattern: bits)) } else { printer.number(unsigned: bits) }
        } else if let exact = ScaledDecimal.exact(Int64(bitPattern: bits), self) {
            printer.number(exact)
        } else {
            printer.number(Double(Int64(bitPattern: bits)) * step)
        }
        printer.unit(unit)
    }
}
