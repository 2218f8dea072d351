// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GATTCodec
import Testing

struct MedFloatTests {
    private func json(_ value: some FieldValue) -> String {
        var printer = ValuePrinter(style: .json)
        value.print(to: &printer)
        return printer.string
    }

    // MARK: SFLOAT

    @Test func everySFLOATWordSurvivesJSON() throws {
        var wrong: [UInt16] = []
        for word in UInt16.min...UInt16.max {
            var parsed = MedFloat16()
            try parsed.parse(JSONValue(parsing: json(MedFloat16(word: word))))
            if parsed.word != word { wrong.append(word) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    }

    @Test(arguments: [
        (0x07ff, "nan"), (0x0800, "nres"), (0x07fe, "inf"), (0x0802, "-inf"), (0x0801, "reserved"),
    ])
    func specialSFLOATWords(_ word: UInt16, _ name: String) throws {
        let value = MedFloat16(word: word)
        #expect(value.special != nil)
        #expect(json(value) == "\"\(name)\"")
        var parsed = MedFloat16()
        try parsed.parse(.string(name))
        #expect(parsed.word == word)
        #expect(!value.doubleValue.isFinite)
    }

    @Test func specialMantissasAreNumbersWithAnotherExponent() {
        #expect(MedFloat16(word: 0x17ff).doubleValue == 20470)
        #expect(json(MedFloat16(word: 0x17ff)) == "2047e1")
        #expect(MedFloat16(word: 0xf800).doubleValue == -204.8)
        #expect(MedFloat16(word: 0x1802).special == nil)
        #expect(MedFloat16(word: 0xf7fe).doubleValue == 204.6)
    }

    /// Spezi writes the second of each pair for the first; here a pair stays what it is.
    @Test(arguments: [(3, 123, 0x307b), (-2, 1234, 0xe4d2), (-7, 12, 0x900c), (0, 100, 0x0064), (-1, 1000, 0xf3e8)])
    func pairsAreNotNormalised(_ exponent: Int, _ mantissa: Int, _ word: UInt16) throws {
        let value = try #require(MedFloat16(mantissa: mantissa, exponent: exponent))
        #expect(value.word == word)
        #expect(value.mantissa == mantissa)
        #expect(value.exponent == exponent)
    }

    @Test(arguments: [(45, 23), (2, -23000), (-9, 1), (8, 1), (0, 2047), (0, 2046), (0, -2048), (0, -2047), (0, -2046)])
    func pairsThatDoNotFit(_ exponent: Int, _ mantissa: Int) {
        #expect(MedFloat16(mantissa: mantissa, exponent: exponent) == nil)
    }

    @Test(arguments: [
        ("36.6", 0xf16e), ("36.60", 0xf16e), ("16.00", 0xe640), ("100", 0x0064), ("100.0", 0xf3e8), ("-0.5", 0xfffb),
        ("0", 0x0000),
        ("0.0", 0xf000), ("2045", 0x07fd), ("-2045", 0x0803), ("2046", 0x10cd), ("20470", 0x17ff), ("-2046", 0x1f33),
        ("123456", 0x24d3), ("204449", 0x27fc), ("1e9", 0x7064), ("0.00000001", 0x8001), ("0.000000001", 0x8000),
        ("1e-300", 0x8000), ("20.4449", 0xe7fc), ("9223372036854775807e-17", 0xf39a),
    ])
    func numbersFromJSON(_ spelling: String, _ word: UInt16) throws {
        var value = MedFloat16()
        try value.parse(JSONValue(parsing: spelling))
        #expect(String(value.word, radix: 16) == String(word, radix: 16))
    }

    @Test(arguments: ["1e11", "-3e10", "1e400", "20480000000", #""none""#, "true", "null", "[1]"])
    func whatIsNoSFLOAT(_ spelling: String) throws {
        var value = MedFloat16()
        let parsed = try JSONValue(parsing: spelling)
        #expect(throws: JSONFault.self) { try value.parse(parsed) }
    }

    @Test func exponentExtremes() {
        #expect(MedFloat16(word: 0x8001).doubleValue == 1e-8)
        #expect(MedFloat16(word: 0x77ff).doubleValue == 2047e7)
        #expect(MedFloat16(word: 0x7800).doubleValue == -2048e7)
        #expect(MedFloat16(98.6, exponent: -1)?.word == 0xf3da)
        #expect(MedFloat16(-0.05, exponent: -1)?.word == 0xffff)
        #expect(MedFloat16(.nan, exponent: 0) == nil)
        #expect(MedFloat16(.infinity, exponent: 7) == nil)
        #expect(MedFloat16(2047, exponent: 0) == nil)
    }

    // MARK: FLOAT

    @Test(
        arguments: [
            (0xff00_016c, 36.4), (0xfe00_0d97, 34.79), (0xfe00_0e71, 36.97), (0xff00_0173, 37.1), (0x0000_0064, 100),
            (0x807f_ffff, 8388607e-128), (0x7f7f_ffff, 8388607e127), (0x0300_0001, 1000), (0xffff_ffff, -0.1),
            (0x0180_0000, -83_886_080),
        ] as [(UInt32, Double)])
    func floatWords(_ word: UInt32, _ number: Double) {
        let value = MedFloat32(word: word)
        #expect(value.special == nil)
        #expect(abs(value.doubleValue - number) <= abs(number) * 1e-14)
    }

    @Test func floatBytesOfAThermometer() throws {
        let measurement = try TemperatureMeasurement(decoding: [0x00, 0x71, 0x0e, 0x00, 0xfe])
        #expect(measurement.temperature.doubleValue == 36.97)
        #expect(measurement.text == "flags: [], temperature: 36.97 °C")
    }

    @Test(
        arguments: [
            (0x007f_ffff, "nan"), (0x0080_0000, "nres"), (0x007f_fffe, "inf"), (0x0080_0002, "-inf"),
            (0x0080_0001, "reserved"),
        ] as [(UInt32, String)])
    func specialFLOATWords(_ word: UInt32, _ name: String) throws {
        #expect(json(MedFloat32(word: word)) == "\"\(name)\"")
        var parsed = MedFloat32()
        try parsed.parse(.string(name))
        #expect(parsed.word == word)
        #expect(MedFloat32(word: word | 0x0100_0000).special == nil)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func floatWordsSurviveJSON(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20_000 {
            let word = UInt32(truncatingIfNeeded: generator.next())
            var parsed = MedFloat32()
            try parsed.parse(JSONValue(parsing: json(MedFloat32(word: word))))
            #expect(parsed.word == word, "seed \(seed), word \(String(word, radix: 16))")
        }
        for exponent in 0..<256 {
            for mantissa in [0, 1, 0x7f_fffd, 0x7f_fffe, 0x7f_ffff, 0x80_0000, 0x80_0001, 0x80_0002, 0xff_ffff] {
                let word = UInt32(exponent << 24 | mantissa)
                var parsed = MedFloat32()
                try parsed.parse(JSONValue(parsing: json(MedFloat32(word: word))))
                #expect(parsed.word == word, "word \(String(word, radix: 16))")
            }
        }
    }

    @Test func notAsANumberTheSpecialWordsAreKept() throws {
        var value = MedFloat32()
        try value.parse(JSONValue(parsing: "8388606"))
        #expect(value.doubleValue == 8_388_610)
        try value.parse(JSONValue(parsing: "-8388606"))
        #expect(value.doubleValue == -8_388_610)
        try value.parse(JSONValue(parsing: "8388605"))
        #expect(value.word == 0x007f_fffd)
    }
}
