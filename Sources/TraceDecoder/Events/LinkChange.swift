// SPDX-License-Identifier: Apache-2.0

/// What a ``TraceLayer/link`` event tells; its raw value is the event's `opcode`.
public enum LinkChange: UInt8, Sendable, Hashable {
    case connected = 1
    /// `error` holds the reason.
    case disconnected = 2
    case encrypted = 3
    case decrypted = 4
    case keyRefreshed = 5
    case parametersUpdated = 6
    /// The server said that its attributes changed; what was known of them is forgotten.
    case servicesChanged = 7
    /// The attempt failed; `error` holds the status.
    case connectionFailed = 8
    case encryptionFailed = 9
}
