// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The value of a characteristic or descriptor of the Bluetooth SIG.
public protocol CharacteristicValue: FieldCoded, Hashable {
    /// The 16-bit UUID.
    static var uuid: UInt16 { get }
    /// The name in the Bluetooth assigned numbers.
    static var name: StaticString { get }
    /// Specification and section that the layout comes from.
    static var source: StaticString { get }
}
