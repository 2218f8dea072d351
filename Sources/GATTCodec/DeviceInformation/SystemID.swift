// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// System ID, 0x2A23: an EUI-64, least significant byte first.
///
/// | field | bytes |
/// |---|---|
/// | manufacturer-defined identifier | 5 |
/// | organizationally unique identifier | 3 |
public struct SystemID: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a23 }
    public static var name: StaticString { "System ID" }
    public static var source: StaticString { "Device Information Service 1.1, 3.7" }

    public var manufacturerIdentifier: UInt40 = 0
    public var organizationIdentifier: UInt24 = 0

    public init() {}

    /// The EUI-64 as one number.
    public var eui64: UInt64 {
        get { organizationIdentifier.wireBits << 40 | manufacturerIdentifier.wireBits }
        set {
            organizationIdentifier = UInt24(wireBits: newValue >> 40)
            manufacturerIdentifier = UInt40(wireBits: newValue)
        }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("manufacturerIdentifier", &manufacturerIdentifier)
        try coder.field("organizationIdentifier", &organizationIdentifier)
    }
}
