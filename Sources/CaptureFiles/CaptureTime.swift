// SPDX-License-Identifier: Apache-2.0

/// When a record was taken, with the precision of its file.
public struct CaptureTime: Sendable, Hashable {
    /// Whole seconds since 1970-01-01 UTC, rounded down; negative before.
    public var seconds: Int64
    /// 0 to 999,999,999, added to `seconds`.
    public var nanoseconds: UInt32
    /// How many decimals the file stores: 6 for microseconds, 9 for nanoseconds.
    public var digits: UInt8

    public init(seconds: Int64, nanoseconds: UInt32, digits: UInt8 = 6) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
        self.digits = digits
    }

    /// From microseconds since 1970.
    public init(microseconds: Int64) {
        var (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        if rest < 0 {
            rest += 1_000_000
            seconds -= 1
        }
        self.init(seconds: seconds, nanoseconds: UInt32(rest) * 1000, digits: 6)
    }

    /// From two fields of a file; microseconds beyond a second are carried over.
    init(seconds: UInt32, microseconds: UInt32) {
        self.init(
            seconds: Int64(seconds) + Int64(microseconds / 1_000_000), nanoseconds: microseconds % 1_000_000 * 1000,
            digits: 6)
    }
}

extension CaptureTime {
    /// The time since `start`; nil where it is more than 64 bits of seconds hold.
    public func elapsed(since start: CaptureTime) -> CaptureTime? {
        var (whole, isOverflow) = seconds.subtractingReportingOverflow(start.seconds)
        guard !isOverflow else { return nil }
        var part = Int64(nanoseconds) - Int64(start.nanoseconds)
        if part < 0 {
            part += 1_000_000_000
            (whole, isOverflow) = whole.subtractingReportingOverflow(1)
            guard !isOverflow else { return nil }
        }
        return CaptureTime(seconds: whole, nanoseconds: UInt32(clamping: part), digits: digits)
    }
}

extension CaptureTime: Comparable {
    public static func < (left: CaptureTime, right: CaptureTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
