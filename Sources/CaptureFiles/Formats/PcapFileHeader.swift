// SPDX-License-Identifier: Apache-2.0

/// The 24 bytes that start a classic pcap file (libpcap sf-pcap.c): magic u32, major u16, minor u16, time zone i32,
/// accuracy u32, snap length u32, link type u32 with reserved and FCS bits above its low 16.
struct PcapFileHeader {
    static let count = 24

    let bigEndian: Bool
    let nanoseconds: Bool
    /// 16, or 24 in files of a patched libpcap of the 1990s.
    let recordHeaderCount: Int
    let link: LinkType
    let highBits: UInt16

    /// Nil where the bytes do not start with a pcap magic.
    static func byteOrder(_ bytes: [UInt8]) -> Bool? {
        guard bytes.count >= 4 else { return nil }
        switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
        case (0xa1, 0xb2, 0xc3, 0xd4), (0xa1, 0xb2, 0x3c, 0x4d), (0xa1, 0xb2, 0xcd, 0x34): return true
        case (0xd4, 0xc3, 0xb2, 0xa1), (0x4d, 0x3c, 0xb2, 0xa1), (0x34, 0xcd, 0xb2, 0xa1): return false
        default: return nil
        }
    }

    /// Nil where there is no pcap magic or less than a whole header.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.count, let bigEndian = Self.byteOrder(bytes) else { return nil }
        self.bigEndian = bigEndian
        let (magic, network) = bytes.withUnsafeBytes { buffer in
            (
                buffer.load(0, bigEndian: bigEndian, as: UInt32.self),
                buffer.load(20, bigEndian: bigEndian, as: UInt32.self)
            )
        }
        nanoseconds = magic == 0xa1b2_3c4d
        recordHeaderCount = magic == 0xa1b2_cd34 ? 24 : 16
        link = LinkType(rawValue: UInt16(truncatingIfNeeded: network))
        highBits = UInt16(network >> 16)
    }

    /// The header as libpcap gets it: without time zone, snap length and the bits above the link type.
    ///
    /// Writers put junk into these fields. libpcap would cut records at a snap length that is too small, and take
    /// reserved bits for a part of the link type.
    func cleaned(_ bytes: [UInt8]) -> [UInt8] {
        var header = Array(bytes[..<Self.count])
        for index in 8..<12 { header[index] = 0 }
        for index in 16..<20 { header[index] = 0 }
        let high = bigEndian ? 20..<22 : 22..<24
        for index in high { header[index] = 0 }
        return header
    }
}
