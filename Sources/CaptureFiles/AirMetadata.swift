// SPDX-License-Identifier: Apache-2.0

/// What a sniffer notes beside a link layer packet.
public struct AirMetadata: Sendable, Hashable {
    public struct Flags: OptionSet, Sendable, Hashable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let signalValid = Flags(rawValue: 1 << 0)
        /// The payload was decrypted by the sniffer; its MIC is gone.
        public static let decrypted = Flags(rawValue: 1 << 1)
        /// The payload is still encrypted.
        public static let encrypted = Flags(rawValue: 1 << 2)
        public static let crcChecked = Flags(rawValue: 1 << 3)
        /// Means something only with `crcChecked`.
        public static let crcValid = Flags(rawValue: 1 << 4)
        public static let micChecked = Flags(rawValue: 1 << 5)
        public static let micValid = Flags(rawValue: 1 << 6)
        /// The record says that this is an advertising channel PDU on a secondary channel.
        public static let auxiliary = Flags(rawValue: 1 << 7)
        /// The record holds no CRC bytes at its end.
        public static let noCRC = Flags(rawValue: 1 << 8)
        /// LE Coded: a coding indicator byte lies between the access address and the packet's header.
        public static let codingIndicator = Flags(rawValue: 1 << 9)
    }

    public var flags: Flags = []
    /// Channel index (0 to 39) or 255 when unknown.
    public var channel: UInt8 = 255
    /// Signal power in dBm; means something only with `signalValid`.
    public var rssi: Int8 = 0
    /// 0 LE 1M, 1 LE 2M, 2 LE Coded, 255 unknown.
    public var phy: UInt8 = 255
    /// Event counter of the sniffer, where it has one.
    public var eventCounter: UInt16 = 0

    public init() {}
}
