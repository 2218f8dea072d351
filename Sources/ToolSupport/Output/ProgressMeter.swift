// SPDX-License-Identifier: Apache-2.0

/// Decides when progress is worth showing and how it reads. Time comes in, text comes out.
public struct ProgressMeter: Sendable {
    /// Work that ends sooner shows nothing.
    public static let patience = Duration.seconds(1)
    /// Time between two lines.
    public static let interval = Duration.milliseconds(100)

    private let start: ContinuousClock.Instant
    private let totalBytes: UInt64?
    private var next: ContinuousClock.Instant

    /// - Parameter totalBytes: Size of the input; nil where it is not known.
    public init(totalBytes: UInt64?, start: ContinuousClock.Instant) {
        self.totalBytes = totalBytes
        self.start = start
        next = start.advanced(by: Self.patience)
    }

    /// The line to show now, or nil where it is too early for one.
    public mutating func line(bytes: UInt64, records: Int, at now: ContinuousClock.Instant) -> String? {
        guard now >= next else { return nil }
        next = now.advanced(by: Self.interval)
        var parts: [String] = []
        if let totalBytes, totalBytes > 0, bytes <= totalBytes {
            parts.append("\(Int(Double(bytes) / Double(totalBytes) * 100)) %")
            parts.append("\(Self.size(bytes)) of \(Self.size(totalBytes))")
            parts.append("\(records) records")
            if bytes > 0 {
                let elapsed = start.duration(to: now) / Duration.seconds(1)
                let left = elapsed / Double(bytes) * Double(totalBytes - bytes)
                parts.append("\(Self.time(left)) left")
            }
        } else {
            parts.append(Self.size(bytes))
            parts.append("\(records) records")
            parts.append(Self.time(start.duration(to: now) / Duration.seconds(1)))
        }
        return parts.joined(separator: ", ")
    }

    /// For example `12.3 MB`.
    static func size(_ bytes: UInt64) -> String {
        guard bytes >= 1000 else { return "\(bytes) B" }
        var tenths = Double(bytes) / 100
        for unit in ["kB", "MB", "GB"] {
            if tenths.rounded() < 10_000 { return decimal(tenths) + " " + unit }
            tenths /= 1000
        }
        return decimal(tenths) + " TB"
    }

    private static func decimal(_ tenths: Double) -> String {
        let whole = Int(tenths.rounded())
        return "\(whole / 10).\(whole % 10)"
    }

    /// For example `42 s` or `3 min 5 s`.
    private static func time(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 359_999).rounded(.up))
        if whole < 60 { return "\(whole) s" }
        if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
        return "\(whole / 3600) h \(whole / 60 % 60) min"
    }
}
