// SPDX-License-Identifier: Apache-2.0

/// A connection as the event that announces it describes it.
public struct HCIConnection: Sendable, Hashable {
    public enum Link: UInt8, Sendable, Hashable {
        case brEDR
        case sco
        case eSCO
        case le
    }

    public var link: Link
    /// 12 bits.
    public var handle: UInt16
    /// Nothing else means much unless this is success.
    public var status: HCIStatus
    /// Ours; nil for BR/EDR, whose event does not say.
    public var role: HCIRole?
    public var peerAddress: BluetoothAddress
    /// Nil for BR/EDR, whose addresses are public.
    public var peerAddressType: HCIAddressType?
    /// The resolvable private address that we use here; nil when the event carries none.
    public var localPrivateAddress: BluetoothAddress?
    /// The resolvable private address of which the peer's identity was found; nil when the event carries none.
    public var peerPrivateAddress: BluetoothAddress?
    /// 1.25 ms each; LE only.
    public var interval: UInt16?
    /// Connection events that the peripheral may skip; LE only.
    public var latency: UInt16?
    /// 10 ms each; LE only.
    public var supervisionTimeout: UInt16?
    /// BR/EDR: 0 for off, 1 where the link was encrypted as it came up.
    public var encryption: UInt8?

    public init(link: Link, handle: UInt16, status: HCIStatus = .success, peerAddress: BluetoothAddress) {
        self.link = link
        self.handle = handle
        self.status = status
        self.peerAddress = peerAddress
    }

    /// Whether the peer's over-the-air address is random.
    public var peerIsRandom: Bool { peerAddressType?.isRandom ?? false }
}
