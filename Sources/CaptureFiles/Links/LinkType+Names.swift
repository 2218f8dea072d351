// SPDX-License-Identifier: Apache-2.0

extension LinkType {
    /// For people, for example "HCI UART (H4)"; "link type 42" where the number has no name here.
    public var name: String {
        switch self {
        case .nordicBLEUser10: "nRF Sniffer (user 10)"
        case .hciH4: "HCI UART (H4) without direction"
        case .ppi: "per-packet information (PPI)"
        case .hciH4WithDirection: "HCI UART (H4) with direction"
        case .leLinkLayer: "LE link layer"
        case .linuxMonitor, .btsnoopMonitor: "Linux monitor"
        case .bredrBaseband: "BR/EDR baseband"
        case .leLinkLayerWithHeader: "LE link layer with radio header"
        case .nordicBLE: "nRF Sniffer"
        case .btsnoopH1: "HCI without type byte (H1)"
        case .btsnoopH4: "HCI UART (H4)"
        case .btsnoopBCSP: "HCI BCSP"
        case .btsnoopH5: "HCI three-wire UART (H5)"
        case .btsnoopSimulator: "BlueZ simulator"
        case .packetLogger: "Apple PacketLogger"
        case .btsnooz: "Android btsnooz"
        case .hcidump: "hcidump"
        case LinkType(rawValue: 1): "Ethernet"
        case LinkType(rawValue: 105): "802.11"
        case LinkType(rawValue: 113): "Linux cooked capture"
        case LinkType(rawValue: 127): "802.11 with radiotap header"
        case LinkType(rawValue: 161): "user 14"
        case LinkType(rawValue: 189), LinkType(rawValue: 220): "USB"
        case LinkType(rawValue: 195), LinkType(rawValue: 215), LinkType(rawValue: 230): "IEEE 802.15.4"
        case LinkType(rawValue: 249): "USBPcap"
        default: "link type \(rawValue)"
        }
    }

    /// Whether records of this pcap link type are read.
    var isReadFromPcap: Bool {
        switch self {
        case .nordicBLEUser10, .hciH4, .ppi, .hciH4WithDirection, .leLinkLayer, .linuxMonitor, .leLinkLayerWithHeader,
            .nordicBLE:
            true
        default: false
        }
    }

    /// "201 (HCI UART (H4) with direction)", or the bare number where there is no name.
    var numberAndName: String {
        let name = name
        return name.hasPrefix("link type ") ? "\(rawValue)" : "\(rawValue) (\(name))"
    }
}
