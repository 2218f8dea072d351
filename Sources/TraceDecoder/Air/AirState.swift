// SPDX-License-Identifier: Apache-2.0

/// What has to be remembered of a connection on the air, by side: central 0, peripheral 1.
struct AirState {
    /// Sequence number and payload check of the last packet, to know it again.
    var last: (UInt32, UInt32) = (.max, .max)
    var encryptionStarted = false
    /// Sides that sent LL_START_ENC_RSP: their next packets are encrypted.
    var startResponses = 0
    var crcInit: UInt32?
}
