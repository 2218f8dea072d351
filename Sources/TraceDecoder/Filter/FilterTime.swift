// SPDX-License-Identifier: Apache-2.0

import CaptureFiles

/// A time as it was written, compared without rounding.
struct FilterTime: Sendable, Hashable {
    /// Rounded down.
    let seconds: Int64
    let nanoseconds: UInt32
    /// Whether more digits followed that no capture has: the time lies just after the nanosecond.
    let isAbove: Bool

    /// Whether it counts from the first record.
    let isRelative: Bool

    /// From seconds in decimal, such as `1668639327.822701`.
    init?(_ literal: FilterLiteral, isRelative: Bool = false) {
        self.isRelative = isRelative
        var digits = literal.bytes[...]
        let isNegative = digits.first == 0x2d
        if isNegative { digits.removeFirst() }
        let point = digits.firstIndex(of: 0x2e) ?? digits.endIndex
        let fraction = point < digits.endIndex ? digits[(point + 1)...] : []
        guard !digits[..<point].isEmpty, digits[..<point].allSatisfy({ (0x30...0x39).contains($0) }),
            fraction.allSatisfy({ (0x30...0x39).contains($0) }), fraction.isEmpty == (point == digits.endIndex),
            var whole = Int64(String(decoding: digits[..<point], as: UTF8.self))
        else { return nil }
        var part: Int64 = 0
        for place in 0..<9 {
            let index = fraction.startIndex + place
            part = part * 10 + (index < fraction.endIndex ? Int64(fraction[index] - 0x30) : 0)
        }
        let hasMore = fraction.dropFirst(9).contains { $0 != 0x30 }
        if isNegative {
            // Everything is rounded down, as captures do.
            whole = -whole
            part = -part
            if hasMore { part -= 1 }
            if part < 0 {
                part += 1_000_000_000
                whole -= 1
            }
        }
        seconds = whole
        nanoseconds = UInt32(part)
        isAbove = hasMore
    }

    /// Whether `time` stands in this relation to the literal.
    func admits(_ comparison: FilterComparison, _ time: CaptureTime, since start: CaptureTime?) -> Bool {
        if isRelative {
            // Beyond what 64 bits hold: a damaged time, which is no time since anything.
            guard let elapsed = time.elapsed(since: start ?? time) else { return false }
            return admits(comparison, elapsed)
        }
        return admits(comparison, time)
    }

    private func admits(_ comparison: FilterComparison, _ time: CaptureTime) -> Bool {
        if time.seconds != seconds { return comparison.admits(time.seconds < seconds ? -1 : 1) }
        if time.nanoseconds != nanoseconds { return comparison.admits(time.nanoseconds < nanoseconds ? -1 : 1) }
        return comparison.admits(isAbove ? -1 : 0)
    }
}
