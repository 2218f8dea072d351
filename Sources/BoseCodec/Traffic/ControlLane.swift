// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore

/// One direction of one characteristic of the control service: parts of packets follow one another in it.
struct ControlLane: Sendable, Hashable, Comparable {
    var characteristic: BluetoothUUID
    var handle: UInt16
    var isFromDevice: Bool

    /// More lanes than any device has; a capture that pretends to more starts them afresh.
    static let limit = 16

    static func < (left: ControlLane, right: ControlLane) -> Bool {
        if left.handle != right.handle { return left.handle < right.handle }
        if left.characteristic != right.characteristic { return left.characteristic.high < right.characteristic.high }
        return !left.isFromDevice && right.isFromDevice
    }
}
