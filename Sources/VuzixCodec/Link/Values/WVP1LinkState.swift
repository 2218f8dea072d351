// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The six states that an app sees, in the order in which the vendor's framework declares them.
///
/// Source: Vuzix Connectivity framework for iOS (names and meanings); the numbers are this toolkit's.
public struct WVP1LinkState: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Idle: nobody asked for a connection yet.
    public static let notConnected = WVP1LinkState(rawValue: 0)
    public static let bluetoothOff = WVP1LinkState(rawValue: 1)
    /// The other side is not found yet; the search goes on.
    public static let searchingForDevice = WVP1LinkState(rawValue: 2)
    /// The other side accepted the link; no message has been exchanged yet.
    public static let connecting = WVP1LinkState(rawValue: 3)
    /// Ready.
    public static let connected = WVP1LinkState(rawValue: 4)
    /// The other side is too old.
    public static let notSupported = WVP1LinkState(rawValue: 5)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "notConnected", 1: "bluetoothOff", 2: "searchingForDevice", 3: "connecting", 4: "connected",
        5: "notSupported",
    ]
}
