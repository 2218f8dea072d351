// SPDX-License-Identifier: Apache-2.0

/// How a characteristic's value can be used (Core specification 5.4, volume 3, part G, 3.3.1.1).
public struct CharacteristicProperties: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let broadcast = Self(rawValue: 0x01)
    public static let read = Self(rawValue: 0x02)
    public static let writeWithoutResponse = Self(rawValue: 0x04)
    public static let write = Self(rawValue: 0x08)
    public static let notify = Self(rawValue: 0x10)
    public static let indicate = Self(rawValue: 0x20)
    public static let authenticatedSignedWrites = Self(rawValue: 0x40)
    /// Further properties stand in a descriptor of their own (0x2900).
    public static let extendedProperties = Self(rawValue: 0x80)

    /// Whether clients subscribe with a Client Characteristic Configuration descriptor.
    public var needsClientConfiguration: Bool { !isDisjoint(with: [.notify, .indicate]) }
}
