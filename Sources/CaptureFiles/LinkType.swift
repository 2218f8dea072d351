// SPDX-License-Identifier: Apache-2.0

/// What the data of a record looks like. Numbers below 1000 are pcap link types, from 1000 on btsnoop data links
/// and formats that have no number of their own.
public struct LinkType: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// nRF Sniffer in files made before link type 272 existed (DLT_USER10).
    public static let nordicBLEUser10 = LinkType(rawValue: 157)
    public static let hciH4 = LinkType(rawValue: 187)
    public static let ppi = LinkType(rawValue: 192)
    public static let hciH4WithDirection = LinkType(rawValue: 201)
    public static let leLinkLayer = LinkType(rawValue: 251)
    public static let linuxMonitor = LinkType(rawValue: 254)
    public static let bredrBaseband = LinkType(rawValue: 255)
    public static let leLinkLayerWithHeader = LinkType(rawValue: 256)
    public static let nordicBLE = LinkType(rawValue: 272)

    public static let btsnoopH1 = LinkType(rawValue: 1001)
    public static let btsnoopH4 = LinkType(rawValue: 1002)
    public static let btsnoopBCSP = LinkType(rawValue: 1003)
    public static let btsnoopH5 = LinkType(rawValue: 1004)
    public static let btsnoopMonitor = LinkType(rawValue: 2001)
    public static let btsnoopSimulator = LinkType(rawValue: 2002)

    /// Apple PacketLogger (no number of its own in the file).
    public static let packetLogger = LinkType(rawValue: 3001)
    /// Android btsnooz (no number of its own in the file).
    public static let btsnooz = LinkType(rawValue: 3002)
    /// Old `hcidump -w` (no number of its own in the file).
    public static let hcidump = LinkType(rawValue: 3003)
}
