// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Whether a device address is public or random (Core specification 5.4, volume 6, part B, 1.3).
public struct BluetoothAddressType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Assigned to the maker by the IEEE.
    public static let publicDevice = BluetoothAddressType(rawValue: 0x00)
    /// Made up; see ``BluetoothAddress/randomKind-swift.property``.
    public static let randomDevice = BluetoothAddressType(rawValue: 0x01)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x00: "publicDevice",
        0x01: "randomDevice",
    ]
}
