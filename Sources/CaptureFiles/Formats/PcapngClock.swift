// SPDX-License-Identifier: Apache-2.0

/// How an interface of a pcapng file counts time: `if_tsresol` and `if_tsoffset`.
struct PcapngClock {
    private enum Resolution {
        /// Ticks per second and nanoseconds per tick, both exact: 10^-0 to 10^-9.
        case nanosecondsPerTick(ticks: UInt64, nanoseconds: UInt64)
        /// Ticks per second and ticks per nanosecond, both exact: 10^-10 to 10^-19.
        case ticksPerNanosecond(ticks: UInt64, perNanosecond: UInt64)
        /// 2^-n, n up to 127.
        case binary(UInt8)
        /// 10^-20 and finer: 64 bits do not reach a second; the value is ticks per nanosecond or 0 for too many.
        case tiny(perNanosecond: UInt64)
    }

    private let resolution: Resolution
    private let offset: Int64
    let digits: UInt8

    /// - Parameters:
    ///   - code: `if_tsresol`: bit 7 clear 10^-n, set 2^-n.
    ///   - offset: `if_tsoffset`, seconds.
    init(code: UInt8 = 6, offset: Int64 = 0) {
        self.offset = offset
        let exponent = code & 0x7f
        if code & 0x80 != 0 {
            resolution = .binary(exponent)
            digits = 9
            return
        }
        digits = min(exponent, 9)
        if exponent <= 9 {
            resolution = .nanosecondsPerTick(ticks: Self.power(exponent), nanoseconds: Self.power(9 - exponent))
        } else if exponent <= 19 {
            resolution = .ticksPerNanosecond(ticks: Self.power(exponent), perNanosecond: Self.power(exponent - 9))
        } else {
            resolution = .tiny(perNanosecond: exponent <= 28 ? Self.power(exponent - 9) : 0)
        }
    }

    /// 10^exponent for exponents up to 19, which fit 64 bits.
    private static func power(_ exponent: UInt8) -> UInt64 {
        var value: UInt64 = 1
        for _ in 0..<min(exponent, 19) { value *= 10 }
        return value
    }

    func time(_ ticks: UInt64) -> CaptureTime {
        let seconds: UInt64
        let nanoseconds: UInt64
        switch resolution {
        case .nanosecondsPerTick(let perSecond, let perTick):
            seconds = ticks / perSecond
            nanoseconds = ticks % perSecond * perTick
        case .ticksPerNanosecond(let perSecond, let perNanosecond):
            seconds = ticks / perSecond
            nanoseconds = ticks % perSecond / perNanosecond
        case .tiny(let perNanosecond):
            seconds = 0
            nanoseconds = perNanosecond == 0 ? 0 : ticks / perNanosecond
        case .binary(let exponent):
            seconds = exponent < 64 ? ticks >> UInt64(exponent) : 0
            let fraction = exponent < 64 ? ticks & ((1 << UInt64(exponent)) - 1) : ticks
            let (high, low) = fraction.multipliedFullWidth(by: 1_000_000_000)
            // (high:low) >> exponent; it is below 10^9.
            nanoseconds =
                exponent == 0
                ? 0
                : exponent < 64
                    ? high << UInt64(64 - exponent) | low >> UInt64(exponent)
                    : high >> UInt64(exponent - 64)
        }
        let (sum, overflow) = Int64(clamping: seconds).addingReportingOverflow(offset)
        return CaptureTime(
            seconds: overflow ? (offset < 0 ? .min : .max) : sum, nanoseconds: UInt32(truncatingIfNeeded: nanoseconds),
            digits: digits)
    }
}
