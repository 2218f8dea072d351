// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@Suite struct ScaledTests {
    private func json<Raw: WireInteger>(_ value: Scaled<Raw>) -> String {
        var printer = ValuePrinter(style: .json)
        value.print(to: &printer)
        return printer.string
    }

    @Test(arguments: [
        (Int16(2345), Scale(.celsius, decimal: -2), "23.45"), (2340, Scale(.celsius, decimal: -2), "23.4"),
        (-1, Scale(.celsius, decimal: -2), "-0.01"), (0, Scale(.celsius, decimal: -2), "0"),
        (855, Scale(.second, binary: -10), "0.8349609375"), (1024, Scale(.second, binary: -10), "1"),
        (3, Scale(multiplier: 5, decimal: -1), "1.5"), (7, Scale(decimal: 3), "7000"), (3, Scale(binary: 4), "48"),
        (Int16.max, Scale(special: .maximumUnknown), "\"unknown\""),
        (Int16.min, Scale(special: .minimumUnknown), "\"unknown\""),
        (Int16.max - 1, Scale(special: .belowMaximumOverflow), "\"overflow\""),
    ])
    func printsExactly(_ raw: Int16, _ scale: Scale, _ text: String) throws {
        let value = Scaled(scale, raw: raw)
        #expect(json(value) == text)
        var back = Scaled<Int16>(scale)
        try back.parse(JSONValue(parsing: text))
        #expect(back == value)
    }

    @Test func everyRawValueComesBack() throws {
        let scales = [
            Scale(decimal: -2), Scale(decimal: -1), Scale(binary: -10), Scale(multiplier: 5, decimal: -3),
            Scale(binary: -1),
            Scale(decimal: 1), Scale(multiplier: 25, decimal: -2, binary: -4),
        ]
        for scale in scales {
            for raw in stride(from: Int(Int16.min), through: Int(Int16.max), by: 37) {
                let value = Scaled(scale, raw: Int16(raw))
                var back = Scaled<Int16>(scale)
                try back.parse(JSONValue(parsing: json(value)))
                #expect(back.raw == value.raw, "\(scale) \(raw): \(json(value))")
            }
        }
    }

    @Test func roundsAndRefuses() throws {
        var value = Scaled<UInt8>(Scale(decimal: -1))
        try value.parse(.number("2.34"))
        #expect(value.raw == 23)
        #expect(throws: JSONFault.self) { try value.parse(.number("25.6")) }
        #expect(throws: JSONFault.self) { try value.parse(.number("-0.1")) }
        #expect(throws: JSONFault.self) { try value.parse(.string("unknown")) }
        #expect(Scaled<UInt8>(25.5, Scale(decimal: -1))?.raw == 255)
        #expect(Scaled<UInt8>(.infinity, Scale()) == nil)
        #expect(Scaled<UInt8>(.nan, Scale()) == nil)
    }

    @Test func oddWidths() {
        let largest: UInt24 = 0xff_fffe
        #expect(largest.wireBits == 0xff_fffe)
        let minusOne: Int24 = -1
        #expect(minusOne.wireBits == .max)
        #expect(UInt24(exactly: 0x100_0000) == nil)
        #expect(UInt40(wireBits: .max).wireBits == 0xff_ffff_ffff)
        #expect(UInt48(wireBits: 0x1_0000_0000_0000).wireBits == 0)
    }

    @Test(arguments: [
        ("100.0", 1000, -1), ("100", 100, 0), ("12e3", 12, 3), ("1.5e-3", 15, -4), ("-0.5", -5, -1), ("0.000", 0, -3),
    ])
    func decimalsKeepTheirSpelling(_ text: String, _ mantissa: Int64, _ exponent: Int) throws {
        let decimal = try #require(Decimal64(parsing: text))
        #expect(decimal == Decimal64(mantissa: mantissa, exponent: exponent))
        var output = OutputBuffer()
        decimal.print(to: &output)
        #expect(Decimal64(parsing: output.string) == decimal)
    }

    @Test(arguments: ["", "-", ".", "e5", "99999999999999999999", "1e99999", "1x"])
    func notDecimals(_ text: String) {
        #expect(Decimal64(parsing: text) == nil)
    }
}
