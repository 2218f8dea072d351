// SPDX-License-Identifier: Apache-2.0

/// The 24-bit CRC behind every LE PDU on the air (Core specification 5.4, volume 6, part B, 3.1.1): polynomial
/// x²⁴ + x¹⁰ + x⁹ + x⁶ + x⁴ + x³ + x + 1 over the PDU, header included, each byte least significant bit first.
public enum LLCRC {
    /// Where the CRC of advertising channel PDUs starts; those of connections start where CONNECT_IND says.
    public static let advertisingInit: UInt32 = 0x555555

    /// The CRC as its three bytes on the air spell it, least significant byte first.
    public static func value(of pdu: Span<UInt8>, initialValue: UInt32) -> UInt32 {
        var register = reversed(initialValue)
        for index in pdu.indices {
            register ^= UInt32(pdu[index])
            for _ in 0..<8 { register = register & 1 == 1 ? register >> 1 ^ reversedPolynomial : register >> 1 }
        }
        return register
    }

    /// Whether the last three bytes are the CRC of those before.
    public static func isValid(_ bytes: Span<UInt8>, initialValue: UInt32) -> Bool {
        guard bytes.count > 3 else { return false }
        let end = bytes.count - 3
        let received = UInt32(bytes[end]) | UInt32(bytes[end + 1]) << 8 | UInt32(bytes[end + 2]) << 16
        return value(of: bytes.extracting(0..<end), initialValue: initialValue) == received
    }

    /// The initial value with which `crc` fits `pdu`: how a sniffer that missed CONNECT_IND finds a connection's.
    public static func initialValue(of pdu: Span<UInt8>, crc: UInt32) -> UInt32 {
        var register = crc & 0xff_ffff
        for index in stride(from: pdu.count - 1, through: 0, by: -1) {
            for _ in 0..<8 {
                // The polynomial's top bit is 1, so the top bit says whether it was applied.
                let wasOne = register & 0x80_0000 != 0
                register = (wasOne ? register ^ reversedPolynomial : register) << 1 & 0xff_ffff | (wasOne ? 1 : 0)
            }
            register ^= UInt32(pdu[index])
        }
        return reversed(register)
    }

    private static let reversedPolynomial: UInt32 = 0xda6000

    /// The low 24 bits in reverse order.
    private static func reversed(_ value: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for bit in 0..<24 as Range<UInt32> where value & 1 << bit != 0 { result |= 1 << (23 - bit) }
        return result
    }
}
