// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import CaptureFiles

/// Prints times as seconds since 1970, or relative to the first, with the precision of their file.
struct TimeFormatter {
    private var cachedSeconds = Int64.min
    private var cachedText: [UInt8] = []

    mutating func append(_ time: CaptureTime, to output: inout OutputBuffer) {
        if time.seconds < 0 { return appendNegative(time, to: &output) }
        if time.seconds != cachedSeconds {
            // Thousands of records share a second.
            var text = OutputBuffer(capacity: 24)
            text.append(decimal: time.seconds)
            cachedText = Array(copying: text.bytes)
            cachedSeconds = time.seconds
        }
        output.append(cachedText.span)
        appendFraction(time.nanoseconds, digits: time.digits, to: &output)
    }

    /// Seconds are rounded down, so −1.5 s is stored as −2 s and 0.5 s.
    private func appendNegative(_ time: CaptureTime, to output: inout OutputBuffer) {
        var whole = time.seconds
        var nanoseconds = time.nanoseconds
        if nanoseconds > 0 {
            whole += 1
            nanoseconds = 1_000_000_000 - nanoseconds
        }
        output.append(0x2d)
        output.append(decimal: whole.magnitude)
        appendFraction(nanoseconds, digits: time.digits, to: &output)
    }

    private func appendFraction(_ nanoseconds: UInt32, digits: UInt8, to output: inout OutputBuffer) {
        guard digits > 0 else { return }
        var value = UInt64(nanoseconds)
        for _ in 0..<max(0, 9 - Int(digits)) { value /= 10 }
        output.append(0x2e)
        output.append(decimal: value, minimumDigits: Int(min(digits, 9)))
    }

    /// Seconds since `start`.
    mutating func appendRelative(
        _ time: CaptureTime, since start: CaptureTime, width: Int, to output: inout OutputBuffer
    ) {
        guard let elapsed = time.elapsed(since: start) else { return append(time, to: &output) }
        guard elapsed.seconds >= 0 else { return appendNegative(elapsed, to: &output) }
        var digits = 1
        var rest = elapsed.seconds
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        for _ in 0..<max(0, width - digits) { output.append(0x20) }
        output.append(decimal: elapsed.seconds)
        appendFraction(elapsed.nanoseconds, digits: time.digits, to: &output)
    }
}
