// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing

@Suite struct HexTests {
    @Test(
        arguments: [
            ("", []), ("1648", [0x16, 0x48]), ("0x1648", [0x16, 0x48]), ("16:48", [0x16, 0x48]),
            ("16 48\n", [0x16, 0x48]),
            ("DE-ad,BE ef", [0xde, 0xad, 0xbe, 0xef]), ("0x16 0x48", [0x16, 0x48]),
        ] as [(String, [UInt8])])
    func reads(_ text: String, _ bytes: [UInt8]) throws {
        #expect(try Hex.bytes(text) == bytes)
        #expect(try Hex.bytes(Hex.string(bytes)) == bytes)
    }

    @Test(arguments: [("1", 1), ("1 6", 1), ("zz", 0), ("16g8", 2), ("x16", 0)])
    func refuses(_ text: String, _ offset: Int) {
        do throws(DecodeError) {
            _ = try Hex.bytes(text)
            Issue.record("\(text) was read")
        } catch { #expect(error.offset == offset) }
    }
}
