// SPDX-License-Identifier: Apache-2.0

/// The D-Bus errors with which bluetoothd answers calls to attributes of a device.
///
/// Source: org.bluez.GattCharacteristic(5), methods ReadValue and WriteValue; the pairing of ATT error codes is assumed
/// from the names.
public enum BlueZErrorName: String, Sendable, Hashable {
    case failed = "org.bluez.Error.Failed"
    case inProgress = "org.bluez.Error.InProgress"
    case notPermitted = "org.bluez.Error.NotPermitted"
    case notAuthorized = "org.bluez.Error.NotAuthorized"
    case invalidOffset = "org.bluez.Error.InvalidOffset"
    case invalidValueLength = "org.bluez.Error.InvalidValueLength"
    case notSupported = "org.bluez.Error.NotSupported"
    case notConnected = "org.bluez.Error.NotConnected"

    /// The answer for an ATT error code of the peer.
    public init(attributeError code: UInt8) {
        switch code {
        // Read or Write Not Permitted.
        case 0x02, 0x03: self = .notPermitted
        // Insufficient Authentication, Encryption Key Size, Encryption.
        case 0x05, 0x0c, 0x0f: self = .notPermitted
        // Insufficient Authorization.
        case 0x08: self = .notAuthorized
        // Request Not Supported.
        case 0x06: self = .notSupported
        case 0x07: self = .invalidOffset
        case 0x0d: self = .invalidValueLength
        default: self = .failed
        }
    }
}
