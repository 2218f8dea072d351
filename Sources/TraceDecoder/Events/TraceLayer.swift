// SPDX-License-Identifier: Apache-2.0

/// What a ``TraceEvent`` tells of.
public enum TraceLayer: UInt8, Sendable, Hashable, CaseIterable {
    /// One HCI packet or link layer packet, or a record of the recorder itself.
    case hci
    /// One L2CAP B-frame.
    case l2cap
    /// One ATT PDU.
    case att
    /// One GATT procedure: a value read, written or notified as a whole.
    case gatt
    /// One message of a vendor's protocol.
    case vendor
    /// A change of a connection: opened, closed, encrypted, …
    case link
}

/// A set of layers.
public struct TraceLayers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ layer: TraceLayer) { self.init(rawValue: 1 << layer.rawValue) }

    public static let hci = TraceLayers(.hci)
    public static let l2cap = TraceLayers(.l2cap)
    public static let att = TraceLayers(.att)
    public static let gatt = TraceLayers(.gatt)
    public static let vendor = TraceLayers(.vendor)
    public static let link = TraceLayers(.link)
    public static let all: TraceLayers = [.hci, .l2cap, .att, .gatt, .vendor, .link]
}
