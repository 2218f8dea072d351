// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ToolSupport

@Suite struct ProgressMeterTests {
    private let start = ContinuousClock.now

    @Test func nothingInTheFirstSecond() {
        var meter = ProgressMeter(totalBytes: 100, start: start)
        #expect(meter.line(bytes: 50, records: 1, at: start + .milliseconds(999)) == nil)
        #expect(meter.line(bytes: 50, records: 1, at: start + .milliseconds(1000)) != nil)
    }

    @Test func atMostTenLinesASecond() {
        var meter = ProgressMeter(totalBytes: 100, start: start)
        let shown = (1000..<2000).filter {
            meter.line(bytes: 50, records: 1, at: start + .milliseconds($0)) != nil
        }
        #expect(shown == Array(stride(from: 1000, to: 2000, by: 100)))
    }

    @Test(
        arguments: [
            (25_000_000, 100_000_000, 2, "25 %, 25.0 MB of 100.0 MB, 7 records, 6 s left"),
            (1_000_000, 200_000_000, 2, "0 %, 1.0 MB of 200.0 MB, 7 records, 6 min 38 s left"),
            (0, 100, 2, "0 %, 0 B of 100 B, 7 records"),
            (100, 100, 2, "100 %, 100 B of 100 B, 7 records, 0 s left"),
            // The file grew since its size was asked for.
            (101, 100, 3, "101 B, 7 records, 3 s"),
            (1500, nil, 3700, "1.5 kB, 7 records, 1 h 1 min"),
            (5, 0, 2, "5 B, 7 records, 2 s"),
            (1, UInt64.max, 1, "0 %, 1 B of 18446744.1 TB, 7 records, 99 h 59 min left"),
        ] as [(UInt64, UInt64?, Int, String)])
    func text(bytes: UInt64, total: UInt64?, seconds: Int, expected: String) {
        var meter = ProgressMeter(totalBytes: total, start: start)
        #expect(meter.line(bytes: bytes, records: 7, at: start + .seconds(seconds)) == expected)
    }

    @Test(
        arguments: [
            (999, "999 B"), (1000, "1.0 kB"), (999_949, "999.9 kB"), (999_999, "1.0 MB"), (12_345_678, "12.3 MB"),
            (5_000_000_000, "5.0 GB"),
        ] as [(UInt64, String)])
    func sizes(bytes: UInt64, expected: String) { #expect(ProgressMeter.size(bytes) == expected) }
}
