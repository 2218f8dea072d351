// SPDX-License-Identifier: Apache-2.0

/// Checksums over borrowed bytes.
public enum Checksum {
    /// CRC-CCITT as Bluetooth's end-to-end protection uses it (Continuous Glucose Monitoring Service 1.0.1, 3.11):
    /// polynomial x^16 + x^12 + x^5 + 1, start value 0xFFFF, least significant bit of each byte first, result not
    /// inverted. Elsewhere it is called CRC-16/MCRF4XX; over "123456789" it is 0x6F91.
    public static func crc16CCITTReflected(_ bytes: Span<UInt8>, initial: UInt16 = 0xffff) -> UInt16 {
        var crc = initial
        for index in bytes.indices {
            crc ^= UInt16(bytes[index])
            for _ in 0..<8 {
                // 0x8408 is 0x1021 with its bits in the opposite order.
                crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0x8408
            }
        }
        return crc
    }

    /// CRC-16/ARC: polynomial x^16 + x^15 + x^2 + 1, start value 0, least significant bit of each byte first, result not
    /// inverted. Over "123456789" it is 0xBB3D.
    public static func crc16ARC(_ bytes: Span<UInt8>) -> UInt16 {
        var crc: UInt16 = 0
        for index in bytes.indices {
            crc ^= UInt16(bytes[index])
            // 0xA001 is 0x8005 with its bits in the opposite order.
            for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xa001 }
        }
        return crc
    }
}
