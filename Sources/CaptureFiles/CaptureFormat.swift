// SPDX-License-Identifier: Apache-2.0

/// A file format that captures are read from or written to.
public enum CaptureFormat: Sendable, Hashable {
    /// btsnoop with this data link (1001 HCI without type byte, 1002 H4, 2001 Linux monitor).
    case btsnoop(LinkType)
    /// Classic pcap; the link types tell what its records are.
    case pcap
    case pcapng
    /// Apple PacketLogger, which exists in both byte orders.
    case packetLogger(bigEndian: Bool)
    /// What `hcidump -w` of BlueZ 4 wrote.
    case hcidump
    /// The compressed block in an Android bug report.
    case btsnooz(version: Int)
}

extension CaptureFormat: CustomStringConvertible {
    /// For people, for example "btsnoop, HCI UART (H4)".
    public var description: String {
        switch self {
        case .btsnoop(let link): "btsnoop, \(link.name)"
        case .pcap: "pcap"
        case .pcapng: "pcapng"
        case .packetLogger(let bigEndian): "Apple PacketLogger, \(bigEndian ? "big" : "little")-endian"
        case .hcidump: "hcidump"
        case .btsnooz(let version): "Android btsnooz, version \(version)"
        }
    }
}
