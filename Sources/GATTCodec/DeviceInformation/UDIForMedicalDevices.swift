// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// UDI for Medical Devices, 0x2BFF: flags (1 byte), then a zero-terminated text for each flag that is set.
public struct UDIForMedicalDevices: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bff }
    public static var name: StaticString { "UDI for Medical Devices" }
    public static var source: StaticString { "Device Information Service 1.2, 3.10; GATT Specification Supplement" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let label = Flags(rawValue: 1 << 0)
        public static let deviceIdentifier = Flags(rawValue: 1 << 1)
        public static let issuer = Flags(rawValue: 1 << 2)
        public static let authority = Flags(rawValue: 1 << 3)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "label", 1: "deviceIdentifier", 2: "issuer", 3: "authority",
        ]
    }

    public var flags: Flags = []
    /// The UDI as it is printed on the product.
    public var label: ZeroTerminatedText?
    public var deviceIdentifier: ZeroTerminatedText?
    /// Object identifier of the issuing organization.
    public var issuer: ZeroTerminatedText?
    /// Object identifier of the authority, such as 2.16.840.1.113883.3.24 for the FDA.
    public var authority: ZeroTerminatedText?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .label, from: label != nil)
        coder.derive(&flags, .deviceIdentifier, from: deviceIdentifier != nil)
        coder.derive(&flags, .issuer, from: issuer != nil)
        coder.derive(&flags, .authority, from: authority != nil)
        try coder.field("flags", &flags)
        try coder.optional("label", &label, if: flags.contains(.label))
        try coder.optional("deviceIdentifier", &deviceIdentifier, if: flags.contains(.deviceIdentifier))
        try coder.optional("issuer", &issuer, if: flags.contains(.issuer))
        try coder.optional("authority", &authority, if: flags.contains(.authority))
    }
}
