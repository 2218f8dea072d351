// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing

struct ChecksumTests {
    /// "123456789" is the check value of CRC catalogues; the ten bytes are the example of the Continuous Glucose
    /// Monitoring Service 1.0.1, 3.11; the others are of Nordic's Android BLE common library.
    @Test(
        arguments: [
            (Array("123456789".utf8), 0x6f91), ([0x3e, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0x2f01), ([0x41], 0x5c0a),
            ([0x58, 0x25, 0x1f, 0x98], 0x07f1), ([], 0xffff),
        ] as [([UInt8], UInt16)])
    func crc16CCITTReflected(_ bytes: [UInt8], _ expected: UInt16) {
        #expect(Checksum.crc16CCITTReflected(bytes.span) == expected)
    }

    @Test func aCRCOverItsOwnBytesIsZero() {
        let bytes: [UInt8] = [0x1c, 0x02, 0x01, 0x3c, 0x3b]
        #expect(Checksum.crc16CCITTReflected(bytes.span) == 0)
    }
}
