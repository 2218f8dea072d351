// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which Security Manager command it is (Core specification 5.4, volume 3, part H, 3.3).
public struct SMPCode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let pairingRequest = SMPCode(rawValue: 0x01)
    public static let pairingResponse = SMPCode(rawValue: 0x02)
    public static let pairingConfirm = SMPCode(rawValue: 0x03)
    public static let pairingRandom = SMPCode(rawValue: 0x04)
    public static let pairingFailed = SMPCode(rawValue: 0x05)
    public static let encryptionInformation = SMPCode(rawValue: 0x06)
    public static let centralIdentification = SMPCode(rawValue: 0x07)
    public static let identityInformation = SMPCode(rawValue: 0x08)
    public static let identityAddressInformation = SMPCode(rawValue: 0x09)
    public static let signingInformation = SMPCode(rawValue: 0x0a)
    public static let securityRequest = SMPCode(rawValue: 0x0b)
    public static let pairingPublicKey = SMPCode(rawValue: 0x0c)
    public static let pairingDHKeyCheck = SMPCode(rawValue: 0x0d)
    public static let pairingKeypressNotification = SMPCode(rawValue: 0x0e)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "pairing_request",
        0x02: "pairing_response",
        0x03: "pairing_confirm",
        0x04: "pairing_random",
        0x05: "pairing_failed",
        0x06: "encryption_information",
        0x07: "central_identification",
        0x08: "identity_information",
        0x09: "identity_address_information",
        0x0a: "signing_information",
        0x0b: "security_request",
        0x0c: "pairing_public_key",
        0x0d: "pairing_dhkey_check",
        0x0e: "pairing_keypress_notification",
    ]
}
