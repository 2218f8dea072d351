// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import CaptureFiles

/// Times for people: ISO 8601 in UTC, and durations.
enum CivilTime {
    /// `2022-11-17T00:48:47.822701Z`, with as many decimals as the file stores.
    static func iso8601(_ time: CaptureTime) -> String {
        var day = time.seconds / 86_400
        var second = time.seconds % 86_400
        if second < 0 {
            second += 86_400
            day -= 1
        }
        let (year, month, dayOfMonth) = date(day)
        var output = OutputBuffer(capacity: 32)
        if year < 0 { output.append(0x2d) }
        output.append(decimal: year.magnitude, minimumDigits: 4)
        output.append(0x2d)
        output.append(decimal: UInt64(month), minimumDigits: 2)
        output.append(0x2d)
        output.append(decimal: UInt64(dayOfMonth), minimumDigits: 2)
        output.append(0x54)
        output.append(decimal: UInt64(second / 3600), minimumDigits: 2)
        output.append(0x3a)
        output.append(decimal: UInt64(second / 60 % 60), minimumDigits: 2)
        output.append(0x3a)
        output.append(decimal: UInt64(second % 60), minimumDigits: 2)
        appendFraction(time.nanoseconds, time.digits, to: &output)
        output.append(0x5a)
        return output.string
    }

    /// The date of a day counted from 1970-01-01 in the Gregorian calendar.
    ///
    /// Years begin in March here, so that the leap day is the last one; 400 years have 146,097 days.
    private static func date(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1)
    }

    /// The span from `start` to `end` in seconds, as `12.345678`; nil where it is beyond all measure.
    static func seconds(from start: CaptureTime, to end: CaptureTime) -> String? {
        guard let (isNegative, whole, nanoseconds) = span(from: start, to: end) else { return nil }
        var output = OutputBuffer(capacity: 32)
        if isNegative { output.append(0x2d) }
        output.append(decimal: whole)
        appendFraction(nanoseconds, max(start.digits, end.digits), to: &output)
        return output.string
    }

    /// The span from `start` to `end` for people, as `1 h 2 min 3 s` or `12.3 s`.
    static func duration(from start: CaptureTime, to end: CaptureTime) -> String? {
        guard let (isNegative, whole, nanoseconds) = span(from: start, to: end) else { return nil }
        let sign = isNegative ? "-" : ""
        if whole < 60 { return "\(sign)\(whole).\(thousandths(nanoseconds)) s" }
        var parts: [String] = []
        if whole >= 86_400 { parts.append("\(whole / 86_400) d") }
        if whole >= 3600 { parts.append("\(whole / 3600 % 24) h") }
        parts.append("\(whole / 60 % 60) min")
        parts.append("\(whole % 60) s")
        return sign + parts.joined(separator: " ")
    }

    private static func thousandths(_ nanoseconds: UInt32) -> String {
        var output = OutputBuffer(capacity: 4)
        output.append(decimal: UInt64(nanoseconds / 1_000_000), minimumDigits: 3)
        return output.string
    }

    private static func span(
        from start: CaptureTime, to end: CaptureTime
    ) -> (isNegative: Bool, whole: UInt64, nanoseconds: UInt32)? {
        let isNegative = end < start
        let (low, high) = isNegative ? (end, start) : (start, end)
        var (whole, overflow) = high.seconds.subtractingReportingOverflow(low.seconds)
        guard !overflow else { return nil }
        var nanoseconds = Int64(high.nanoseconds) - Int64(low.nanoseconds)
        if nanoseconds < 0 {
            nanoseconds += 1_000_000_000
            whole -= 1
        }
        return (isNegative, whole.magnitude, UInt32(clamping: nanoseconds))
    }

    private static func appendFraction(_ nanoseconds: UInt32, _ digits: UInt8, to output: inout OutputBuffer) {
        guard digits > 0 else { return }
        var value = UInt64(nanoseconds)
        for _ in 0..<max(0, 9 - Int(digits)) { value /= 10 }
        output.append(0x2e)
        output.append(decimal: value, minimumDigits: Int(min(digits, 9)))
    }
}
