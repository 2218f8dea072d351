// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// A device that a trace shows, with the attributes that it serves.
public struct TracePeer: Hashable, Sendable {
    public var address: BluetoothAddress
    public var isRandom: Bool

    public init(address: BluetoothAddress, isRandom: Bool) {
        self.address = address
        self.isRandom = isRandom
    }
}
