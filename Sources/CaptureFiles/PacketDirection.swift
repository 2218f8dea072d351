// SPDX-License-Identifier: Apache-2.0

/// Which way a packet went.
public enum PacketDirection: UInt8, Sendable, Hashable {
    case unknown
    /// Host to controller, so sent by the capturing host.
    case sent
    /// Controller to host.
    case received
    /// On the air, central to peripheral.
    case central
    /// On the air, peripheral to central.
    case peripheral
}
