// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A command of the Security Manager Protocol (Core specification 5.4, volume 3, part H, 3): a code and the fields
/// that it selects.
///
/// Keys and random values stand as they are sent, least significant byte first.
public enum SMPPDU: TaggedFields, Hashable {
    case pairingRequest(Pairing)
    case pairingResponse(Pairing)
    case pairingConfirm(PairingConfirm)
    case pairingRandom(PairingRandom)
    case pairingFailed(PairingFailed)
    case encryptionInformation(EncryptionInformation)
    case centralIdentification(CentralIdentification)
    case identityInformation(IdentityInformation)
    case identityAddressInformation(IdentityAddressInformation)
    case signingInformation(SigningInformation)
    case securityRequest(SecurityRequest)
    case pairingPublicKey(PairingPublicKey)
    case pairingDHKeyCheck(PairingDHKeyCheck)
    case pairingKeypressNotification(PairingKeypressNotification)
    /// A code that the specification does not define, with the bytes behind it.
    case raw(SMPCode, [UInt8])

    public static var tagName: StaticString { "opcode" }

    public var tag: SMPCode {
        switch self {
        case .pairingRequest: .pairingRequest
        case .pairingResponse: .pairingResponse
        case .pairingConfirm: .pairingConfirm
        case .pairingRandom: .pairingRandom
        case .pairingFailed: .pairingFailed
        case .encryptionInformation: .encryptionInformation
        case .centralIdentification: .centralIdentification
        case .identityInformation: .identityInformation
        case .identityAddressInformation: .identityAddressInformation
        case .signingInformation: .signingInformation
        case .securityRequest: .securityRequest
        case .pairingPublicKey: .pairingPublicKey
        case .pairingDHKeyCheck: .pairingDHKeyCheck
        case .pairingKeypressNotification: .pairingKeypressNotification
        case .raw(let tag, _): tag
        }
    }

    public var rawBytes: [UInt8]? {
        if case .raw(_, let bytes) = self { bytes } else { nil }
    }

    public init(blank tag: SMPCode) {
        switch tag {
        case .pairingRequest: self = .pairingRequest(Pairing())
        case .pairingResponse: self = .pairingResponse(Pairing())
        case .pairingConfirm: self = .pairingConfirm(PairingConfirm())
        case .pairingRandom: self = .pairingRandom(PairingRandom())
        case .pairingFailed: self = .pairingFailed(PairingFailed())
        case .encryptionInformation: self = .encryptionInformation(EncryptionInformation())
        case .centralIdentification: self = .centralIdentification(CentralIdentification())
        case .identityInformation: self = .identityInformation(IdentityInformation())
        case .identityAddressInformation: self = .identityAddressInformation(IdentityAddressInformation())
        case .signingInformation: self = .signingInformation(SigningInformation())
        case .securityRequest: self = .securityRequest(SecurityRequest())
        case .pairingPublicKey: self = .pairingPublicKey(PairingPublicKey())
        case .pairingDHKeyCheck: self = .pairingDHKeyCheck(PairingDHKeyCheck())
        case .pairingKeypressNotification: self = .pairingKeypressNotification(PairingKeypressNotification())
        default: self = .raw(tag, [])
        }
    }

    public static func unread(_ tag: SMPCode, _ bytes: [UInt8]) -> SMPPDU { .raw(tag, bytes) }

    public mutating func codeFields<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        switch self {
        case .pairingRequest(var fields):
            try fields.code(&coder)
            self = .pairingRequest(fields)
        case .pairingResponse(var fields):
            try fields.code(&coder)
            self = .pairingResponse(fields)
        case .pairingConfirm(var fields):
            try fields.code(&coder)
            self = .pairingConfirm(fields)
        case .pairingRandom(var fields):
            try fields.code(&coder)
            self = .pairingRandom(fields)
        case .pairingFailed(var fields):
            try fields.code(&coder)
            self = .pairingFailed(fields)
        case .encryptionInformation(var fields):
            try fields.code(&coder)
            self = .encryptionInformation(fields)
        case .centralIdentification(var fields):
            try fields.code(&coder)
            self = .centralIdentification(fields)
        case .identityInformation(var fields):
            try fields.code(&coder)
            self = .identityInformation(fields)
        case .identityAddressInformation(var fields):
            try fields.code(&coder)
            self = .identityAddressInformation(fields)
        case .signingInformation(var fields):
            try fields.code(&coder)
            self = .signingInformation(fields)
        case .securityRequest(var fields):
            try fields.code(&coder)
            self = .securityRequest(fields)
        case .pairingPublicKey(var fields):
            try fields.code(&coder)
            self = .pairingPublicKey(fields)
        case .pairingDHKeyCheck(var fields):
            try fields.code(&coder)
            self = .pairingDHKeyCheck(fields)
        case .pairingKeypressNotification(var fields):
            try fields.code(&coder)
            self = .pairingKeypressNotification(fields)
        case .raw: break
        }
    }
}
