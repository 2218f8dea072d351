// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing
import WearTesting

@Suite struct OutputBufferTests {
    private func text(_ write: (inout OutputBuffer) -> Void) -> String {
        var output = OutputBuffer()
        write(&output)
        return output.string
    }

    @Test(arguments: [0, 9, 10, 99, 100, 9_999, 10_000, 4_294_967_295, 4_294_967_296, UInt64.max] as [UInt64])
    func decimalsAreThoseOfTheStandardLibrary(_ value: UInt64) {
        #expect(text { $0.append(decimal: value) } == "\(value)")
        let padded = "\(value)"
        let expected = String(repeating: "0", count: max(0, 12 - padded.count)) + padded
        #expect(text { $0.append(decimal: value, minimumDigits: 12) } == expected)
    }

    @Test func randomNumbers() {
        var random = SeededGenerator.announced("random values", seed: 20_261_130)
        for _ in 0..<2_000 {
            let value = UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0..<64, using: &random)
            #expect(text { $0.append(decimal: value) } == "\(value)")
            #expect(text { $0.append(decimal: Int64(bitPattern: value)) } == "\(Int64(bitPattern: value))")
            let hex = String(value, radix: 16)
            #expect(text { $0.append(hex: value, digits: 16) } == String(repeating: "0", count: 16 - hex.count) + hex)
        }
    }

    @Test func hexOfEveryLength() {
        let bytes = (0...255).map { UInt8($0) }
        for length in 0..<40 {
            let part = Array(bytes[(255 - length)...].prefix(length))
            let expected = part.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            #expect(text { $0.append(hex: part.span) } == expected)
        }
        #expect(text { $0.append(hex: bytes.span) }.count == 512)
    }

    @Test(arguments: [
        ("plain", "plain"), ("quote \" and \\", "quote \\\" and \\\\"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
        ("\u{1b}[31m", "\\u001b[31m"), ("\u{9b}x", "\\u009bx"), ("\u{7f}", "\\u007f"), ("Grüße 🔑", "Grüße 🔑"),
    ])
    func escapes(_ raw: String, _ escaped: String) {
        let bytes = Array(raw.utf8)
        #expect(text { $0.append(escaping: bytes.span) } == escaped)
    }

    @Test(
        arguments: [
            [0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82], [0x80],
        ] as [[UInt8]])
    func invalidTextIsReplaced(_ bytes: [UInt8]) {
        let printed = text { $0.append(escaping: bytes.span) }
        #expect(printed.unicodeScalars.allSatisfy { $0 == "\u{fffd}" })
        let isValid = UTF8Check.isValid(bytes.span)
        #expect(!isValid)
    }

    @Test func growsAndShrinks() {
        var output = OutputBuffer(capacity: 3)
        for index in 0..<1_000 { output.append(UInt8(truncatingIfNeeded: index)) }
        #expect(output.count == 1_000)
        output.remove(10, at: 995)
        #expect(output.count == 1_000)
        output.remove(10, at: 5)
        #expect(output.count == 990)
        #expect(output.bytes[5] == 15)
        output.truncate(to: 2)
        output.append("end")
        #expect(output.count == 5)
    }
}
