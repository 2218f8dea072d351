// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What an LE address is; reports and connection events use it (Core specification 5.4, volume 4, part E, 7.7.65).
public struct HCIAddressType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let publicDevice = HCIAddressType(rawValue: 0x00)
    public static let randomDevice = HCIAddressType(rawValue: 0x01)
    /// The identity behind a private address that the controller resolved.
    public static let publicIdentity = HCIAddressType(rawValue: 0x02)
    /// The identity behind a private address that the controller resolved.
    public static let randomIdentity = HCIAddressType(rawValue: 0x03)
    /// The controller could not resolve the private address (directed advertising to us).
    public static let unresolved = HCIAddressType(rawValue: 0xfe)
    /// The advertisement carries no address.
    public static let anonymous = HCIAddressType(rawValue: 0xff)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x00: "publicDevice", 0x01: "randomDevice", 0x02: "publicIdentity", 0x03: "randomIdentity",
        0xfe: "unresolved", 0xff: "anonymous",
    ]

    /// Whether the address itself is a random one (device or identity).
    public var isRandom: Bool { self == .randomDevice || self == .randomIdentity }
}
