// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing

@Suite struct ByteReaderTests {
    @Test func readsIntegersOfEveryWidth() throws {
        let bytes: [UInt8] = [0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x88]
        for width in 1...8 {
            var little = ByteReader(bytes.span)
            var big = ByteReader(bytes.span)
            let expected = bytes.prefix(width).enumerated().reduce(UInt64(0)) {
                $0 | UInt64($1.element) << (8 * $1.offset)
            }
            #expect(try little.readUnsigned(byteCount: width) == expected)
            #expect(
                try big.readUnsigned(byteCount: width, bigEndian: true)
                    == bytes.prefix(width).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
            #expect(little.offset == width)
        }
    }

    /// SpeziBluetooth's own vectors of 24-bit numbers.
    @Test(
        arguments: [
            ([0x6f, 0xff, 0xff], Int64(-145), Int64(7_340_031)), ([0x00, 0x00, 0xff], -65_536, 255),
            ([0x00, 0x00, 0x80], -8_388_608, 128),
        ] as [([UInt8], Int64, Int64)])
    func readsSignedNumbers(_ bytes: [UInt8], _ little: Int64, _ big: Int64) throws {
        var first = ByteReader(bytes.span)
        var second = ByteReader(bytes.span)
        #expect(try first.readSigned(byteCount: 3) == little)
        #expect(try second.readSigned(byteCount: 3, bigEndian: true) == big)
    }

    @Test func doesNotMoveWhenBytesAreMissing() {
        let bytes: [UInt8] = [1, 2, 3]
        var reader = ByteReader(bytes.span, base: 10)
        #expect(throws: Never.self) { _ = try reader.readUInt8() }
        do throws(DecodeError) {
            _ = try reader.read(UInt32.self)
            Issue.record("four bytes were read out of two")
        } catch {
            #expect(error.kind == .truncated(needed: 4, available: 2))
            #expect(error.offset == 11)
            #expect("\(error)" == "needs 4 bytes but only 2 are left at offset 11")
        }
        #expect(reader.offset == 1)
        #expect(throws: DecodeError.self) { _ = try reader.readBytes(-1) }
        #expect(throws: DecodeError.self) { _ = try reader.skip(3) }
        #expect(reader.peek() == 2)
        #expect(reader.peek(at: 2) == nil)
    }

    @Test func reportsTrailingBytesByPolicy() throws {
        let bytes: [UInt8] = [1, 2]
        var lenient = ByteReader(bytes.span)
        _ = try lenient.readUInt8()
        try lenient.expectEnd()
        #expect(lenient.oddities == [DecodeError(.trailingBytes(count: 1), offset: 1)])
        var strict = ByteReader(bytes.span, policy: .strict)
        #expect(throws: DecodeError.self) { try strict.expectEnd() }
    }

    @Test func errorsNameTheirField() {
        let error = DecodeError(.invalidValue, offset: 3, detail: "month is above 12").inside("timestamp").inside(
            "record")
        #expect("\(error)" == "record.timestamp: month is above 12 at offset 3")
        #expect(error.shifted(by: 4).offset == 7)
    }
}
