// SPDX-License-Identifier: Apache-2.0

/// Shows the progress of one piece of work on standard error, and removes it when the value ends.
public struct ProgressReporter: ~Copyable {
    private let diagnostics: Diagnostics?
    private let width: Int
    private var meter: ProgressMeter
    private var calls: UInt = 0

    /// - Parameter diagnostics: Nil: nothing is ever shown.
    init(diagnostics: Diagnostics?, width: Int, totalBytes: UInt64?, start: ContinuousClock.Instant) {
        self.diagnostics = diagnostics
        self.width = width
        meter = ProgressMeter(totalBytes: totalBytes, start: start)
    }

    deinit { diagnostics?.showProgress(nil) }

    /// Says how far the work is; cheap enough to be called for each record.
    @inline(__always)
    public mutating func update(bytes: UInt64, records: Int) {
        guard diagnostics != nil else { return }
        calls &+= 1
        // Reading the clock costs more than reading a record may.
        guard calls & 63 == 0 else { return }
        update(bytes: bytes, records: records, at: .now)
    }

    /// The same with a time of the caller's.
    public mutating func update(bytes: UInt64, records: Int, at now: ContinuousClock.Instant) {
        guard let line = meter.line(bytes: bytes, records: records, at: now) else { return }
        diagnostics?.showProgress(String(line.prefix(max(1, width - 1))))
    }
}
