// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CaptureFiles

@Suite("Times")
struct TimeTests {
    @Test(
        "of btsnoop take any 64-bit value",
        arguments: [
            Int64.min, .min + 1, -1, 0, 1, BtsnoopWalker.epoch - 1, BtsnoopWalker.epoch, .max - 1, .max,
        ])
    func anyBtsnoopTime(raw: Int64) {
        let time = BtsnoopWalker.time(raw)
        #expect(time.nanoseconds < 1_000_000_000)
        if raw > .min + BtsnoopWalker.epoch {
            // Back to microseconds, without overflow on the way.
            let whole = time.seconds &* 1_000_000 &+ Int64(time.nanoseconds / 1000)
            #expect(whole &+ BtsnoopWalker.epoch == raw)
        }
    }

    @Test("before 1970 are rounded down") func negative() {
        #expect(BtsnoopWalker.time(BtsnoopWalker.epoch - 1) == CaptureTime(seconds: -1, nanoseconds: 999_999_000))
    }

    @Test("of pcapng take any resolution and any ticks", arguments: UInt8.min...UInt8.max)
    func anyResolution(code: UInt8) {
        for offset in [Int64.min, -1, 0, 1, .max] {
            for ticks in [UInt64.min, 1, 999_999, 1 << 32, UInt64(Int64.max), .max] {
                let time = PcapngClock(code: code, offset: offset).time(ticks)
                #expect(time.nanoseconds < 1_000_000_000, "code \(code), ticks \(ticks)")
                #expect(time.digits <= 9)
            }
        }
    }

    // Reckoned with Python's integers: divmod(ticks, 10**n) or divmod(ticks << 0, 2**n).
    @Test(
        "of pcapng are exact",
        arguments: [
            (0x06, 1_750_000_000_123_456, 1_750_000_000, 123_456_000),
            (0x09, 1_750_000_000_123_456_789, 1_750_000_000, 123_456_789),
            (0x00, 1_750_000_000, 1_750_000_000, 0), (0x03, 1_750_000_000_123, 1_750_000_000, 123_000_000),
            (0x0c, 1_234_567_123_456_789_987, 1_234_567, 123_456_789),
            (0x13, 12_345_678_901_234_567_890, 1, 234_567_890),
            (0x14, 12_345_678_901_234_567_890, 0, 123_456_789), (0x80, 7, 7, 0), (0x81, 3, 1, 500_000_000),
            (0x9e, 1 << 30 | 1 << 29, 1, 500_000_000), (0xbf, 1 << 63 | 1 << 62, 1, 500_000_000),
            (0xc0, 1 << 63, 0, 500_000_000), (0xc1, 1 << 63, 0, 250_000_000), (0xff, .max, 0, 0),
        ] as [(UInt8, UInt64, Int64, UInt32)])
    func exact(code: UInt8, ticks: UInt64, seconds: Int64, nanoseconds: UInt32) {
        let time = PcapngClock(code: code).time(ticks)
        #expect(time.seconds == seconds)
        #expect(time.nanoseconds == nanoseconds)
    }
}
