// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// The devices that a controller listens to (Core specification 5.4, volume 4, part E, 7.8.14 to 7.8.17).
public struct FilterAcceptList: Sendable, Hashable {
    /// A device in the list.
    public struct Entry: Sendable, Hashable {
        /// 0 public, 1 random, 0xFF anonymous advertisers, for which the address means nothing.
        public var addressType: UInt8
        public var address: BluetoothAddress

        public init(addressType: UInt8, address: BluetoothAddress) {
            self.addressType = addressType
            self.address = addressType == 0xff ? BluetoothAddress() : address
        }
    }

    public let capacity: UInt8
    public private(set) var entries: [Entry] = []
    /// While advertising, scanning or initiating goes by the list, it must not be changed.
    public var isInUse = false

    public init(capacity: UInt8) { self.capacity = capacity }

    /// Adds a device; one that is there already is no fault. Returns the HCI status.
    public mutating func add(_ entry: Entry) -> UInt8 {
        if isInUse { return Self.commandDisallowed }
        if entries.contains(entry) { return Self.success }
        guard entries.count < Int(capacity) else { return Self.memoryCapacityExceeded }
        entries.append(entry)
        return Self.success
    }

    /// Removes a device; one that is not there is no fault. Returns the HCI status.
    public mutating func remove(_ entry: Entry) -> UInt8 {
        if isInUse { return Self.commandDisallowed }
        entries.removeAll { $0 == entry }
        return Self.success
    }

    /// Removes all devices. Returns the HCI status.
    public mutating func clear() -> UInt8 {
        if isInUse { return Self.commandDisallowed }
        entries = []
        return Self.success
    }

    private static let success: UInt8 = 0x00
    private static let memoryCapacityExceeded: UInt8 = 0x07
    private static let commandDisallowed: UInt8 = 0x0c
}
