// SPDX-License-Identifier: Apache-2.0

/// CRC-32 as zlib, Ethernet and gzip have it (IEEE 802.3): polynomial 0x04C11DB7, least significant bit of each byte
/// first, start value and final complement 0xFFFFFFFF. Over "123456789" it is 0xCBF43926.
public struct WVP1Checksum: Sendable, Hashable {
    private var register: UInt32 = 0xffff_ffff

    public init() {}

    /// The checksum of everything added so far.
    public var value: UInt32 { ~register }

    public mutating func add(_ bytes: Span<UInt8>) {
        var crc = register
        for index in bytes.indices {
            crc = Self.table[Int((crc ^ UInt32(bytes[index])) & 0xff)] ^ (crc >> 8)
        }
        register = crc
    }

    public static func of(_ bytes: Span<UInt8>) -> UInt32 {
        var checksum = WVP1Checksum()
        checksum.add(bytes)
        return checksum.value
    }

    /// What each value of a byte does to the register.
    private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
        (0..<8).reduce(byte) { crc, _ in
            // 0xEDB88320 is the polynomial with its bits in the opposite order.
            crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xedb8_8320
        }
    }
}
