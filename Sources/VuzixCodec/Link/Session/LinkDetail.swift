// SPDX-License-Identifier: Apache-2.0

/// The eleven states of a device, which tell more than the six of ``WVP1LinkState``.
///
/// Source: Vuzix Connectivity framework for iOS (names and meanings).
public enum LinkDetail: String, Sendable, Hashable, CaseIterable {
    case bluetoothNotAuthorized
    case bluetoothOff
    case scanning
    case notConnected
    /// The Bluetooth link may be up, but no message has been exchanged yet.
    case connecting
    case connected
    case unknown
    /// The bond failed, or the other side knows no link.
    case notBonded
    /// Nobody answered the question whether to pair.
    case notBondedNoInput
    /// The token was refused.
    case authenticationFailed
    case updateNeeded
}
