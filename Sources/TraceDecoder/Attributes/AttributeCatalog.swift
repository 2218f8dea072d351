// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// All attribute descriptors that a trace needed so far; events name them by index, so the list only grows.
public struct AttributeCatalog: Sendable {
    public private(set) var descriptors: [AttributeDescriptor] = []
    private var index: [Key: Int32] = [:]

    /// Bound for captures that were made to exhaust memory; real ones show a few hundred.
    private static let maximum = 1 << 17

    private struct Key: Hashable {
        var role: AttributeDescriptor.Role
        var uuid: BluetoothUUID
        var service: BluetoothUUID?
        var characteristic: BluetoothUUID?
        var isInferred: Bool
    }

    init() {}

    /// Number of the descriptor; −1 where there are too many already.
    mutating func intern(
        role: AttributeDescriptor.Role, uuid: BluetoothUUID, service: BluetoothUUID?, characteristic: BluetoothUUID?,
        isInferred: Bool
    ) -> Int32 {
        let key = Key(
            role: role, uuid: uuid, service: service, characteristic: characteristic, isInferred: isInferred)
        if let known = index[key] { return known }
        guard descriptors.count < Self.maximum else { return -1 }
        let number = Int32(descriptors.count)
        descriptors.append(
            AttributeDescriptor(
                role: role, uuid: uuid, service: service, characteristic: characteristic, isInferred: isInferred))
        index[key] = number
        return number
    }
}
