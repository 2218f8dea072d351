// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import TraceDecoder

@Suite("Filter fuzzing")
struct FilterFuzzTests {
    /// Set WEARKIT_SEED to repeat a run.
    static let seed =
        ProcessInfo.processInfo.environment["WEARKIT_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)

    /// SplitMix64.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var value = state
            value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
            value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
            return value ^ value >> 31
        }
    }

    private static let tokens =
        FilterFields.names + [
            "==", "!=", "<", "<=", ">", ">=", "contains", "in", "not in", "&&", "||", "!", "&", "(", ")", "{", "}", "[",
            "]", ",", "..", ":", "-", "len(", "eq", "ne", "and", "or", "0", "1", "27", "0x1b", "-5", "1.5", "1e9",
            "1e-9223372036854775808", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "0x",
            "\"a\"",
            "'b'", "\"", "\\", "2a37", "1b:08", "c0:11:22:33:44:55", "00002a37-0000-1000-8000-00805f9b34fb",
            "decoded.heartRate", "decoded.flags", "decoded.rrIntervals[0]", "parameters.x", "[0]", "[1:2]", "[-1:]",
            "[0-3]",
            "sent", "read_request", "\"Heart Rate\"", "é", "\u{1F600}", ".", "=", "~", "#", "-99999999999.9999999999",
        ]

    /// Judges a few events with whatever is accepted; returns whether it was.
    private static func judge(_ expression: String, _ sample: FilterSample, _ events: [EventBatch]) -> Bool {
        do throws(FilterError) {
            let filter = try TraceFilter(parsing: expression)
            for batch in events { _ = filter.matches(batch.events[0], batch.bytes.span, sample.context) }
            return true
        } catch {
            let (line, marker) = error.excerpt(of: expression)
            #expect(error.position >= 0 && error.position <= expression.utf8.count, "\(expression.debugDescription)")
            #expect(marker.count <= line.count + 1, "\(expression.debugDescription)")
            return false
        }
    }

    private static func events(_ sample: FilterSample) throws -> [EventBatch] {
        [
            try sample.event("1b 0800 10 78 0002 0004"), try sample.event("1b 0800", attribute: .none),
            try sample.event("01 0a 0300 0a", attribute: .none), try sample.event("52 0300", attribute: .vendor),
        ]
    }

    @Test("any text is read or refused")
    func text() throws {
        print("FilterFuzzTests text: WEARKIT_SEED=\(Self.seed)")
        var random = Generator(state: Self.seed)
        let sample = FilterSample()
        let events = try Self.events(sample)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: Bool.random(using: &random) ? 0x20...0x7e : 0x28...0x3f, using: &random)
            }
            _ = Self.judge(String(decoding: bytes, as: UTF8.self), sample, events)
        }
    }

    @Test("any order of tokens is read or refused")
    func tokens() throws {
        print("FilterFuzzTests tokens: WEARKIT_SEED=\(Self.seed)")
        var random = Generator(state: Self.seed)
        let sample = FilterSample()
        let events = try Self.events(sample)
        var accepted = 0
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                text += Self.tokens.randomElement(using: &random) ?? ""
                if Bool.random(using: &random) { text += " " }
            }
            if Self.judge(text, sample, events) { accepted += 1 }
        }
        #expect(accepted > 100, "only \(accepted) were accepted")
    }

    @Test("every prefix of an expression is read or refused")
    func prefixes() throws {
        let sample = FilterSample()
        let events = try Self.events(sample)
        let whole = """
            (btatt.opcode == 0x1b && !(handle in {1, 5..9}) || value[0:2] == 1b:08) and len(value) >= 2 \
            and decoded.rrIntervals[0] > 0.5 or name contains "not\\x41" or uuid == "Heart Rate" and value[0] & 0x80
            """
        for count in 0..<whole.count { _ = Self.judge(String(whole.prefix(count)), sample, events) }
        #expect(Self.judge(whole, sample, events))
    }
}
