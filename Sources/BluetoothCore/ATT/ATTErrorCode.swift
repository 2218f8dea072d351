// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Why an ATT request was refused (Core specification 5.4, volume 3, part F, 3.4.1.1; 0xFC to 0xFF: Core Specification
/// Supplement, part B).
public struct ATTErrorCode: WireEnumeration, Error {
    public let rawValue: UInt8
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let invalidHandle = ATTErrorCode(rawValue: 0x01)
    public static let readNotPermitted = ATTErrorCode(rawValue: 0x02)
    public static let writeNotPermitted = ATTErrorCode(rawValue: 0x03)
    public static let invalidPDU = ATTErrorCode(rawValue: 0x04)
    public static let insufficientAuthentication = ATTErrorCode(rawValue: 0x05)
    public static let requestNotSupported = ATTErrorCode(rawValue: 0x06)
    public static let invalidOffset = ATTErrorCode(rawValue: 0x07)
    public static let insufficientAuthorization = ATTErrorCode(rawValue: 0x08)
    public static let prepareQueueFull = ATTErrorCode(rawValue: 0x09)
    public static let attributeNotFound = ATTErrorCode(rawValue: 0x0a)
    public static let attributeNotLong = ATTErrorCode(rawValue: 0x0b)
    public static let encryptionKeySizeTooShort = ATTErrorCode(rawValue: 0x0c)
    public static let invalidAttributeValueLength = ATTErrorCode(rawValue: 0x0d)
    public static let unlikelyError = ATTErrorCode(rawValue: 0x0e)
    public static let insufficientEncryption = ATTErrorCode(rawValue: 0x0f)
    public static let unsupportedGroupType = ATTErrorCode(rawValue: 0x10)
    public static let insufficientResources = ATTErrorCode(rawValue: 0x11)
    public static let databaseOutOfSync = ATTErrorCode(rawValue: 0x12)
    public static let valueNotAllowed = ATTErrorCode(rawValue: 0x13)
    public static let writeRequestRejected = ATTErrorCode(rawValue: 0xfc)
    public static let cccDescriptorImproperlyConfigured = ATTErrorCode(rawValue: 0xfd)
    public static let procedureAlreadyInProgress = ATTErrorCode(rawValue: 0xfe)
    public static let outOfRange = ATTErrorCode(rawValue: 0xff)

    /// 0x80 to 0x9F mean what the service at hand says.
    public var isApplicationError: Bool { (0x80...0x9f).contains(rawValue) }
    /// 0xE0 to 0xFF are the same for all services.
    public var isCommonServiceError: Bool { rawValue >= 0xe0 }

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "invalid_handle",
        0x02: "read_not_permitted",
        0x03: "write_not_permitted",
        0x04: "invalid_pdu",
        0x05: "insufficient_authentication",
        0x06: "request_not_supported",
        0x07: "invalid_offset",
        0x08: "insufficient_authorization",
        0x09: "prepare_queue_full",
        0x0a: "attribute_not_found",
        0x0b: "attribute_not_long",
        0x0c: "encryption_key_size_too_short",
        0x0d: "invalid_attribute_value_length",
        0x0e: "unlikely_error",
        0x0f: "insufficient_encryption",
        0x10: "unsupported_group_type",
        0x11: "insufficient_resources",
        0x12: "database_out_of_sync",
        0x13: "value_not_allowed",
        0x80: "application_error_80",
        0x81: "application_error_81",
        0x82: "application_error_82",
        0x83: "application_error_83",
        0x84: "application_error_84",
        0x85: "application_error_85",
        0x86: "application_error_86",
        0x87: "application_error_87",
        0x88: "application_error_88",
        0x89: "application_error_89",
        0x8a: "application_error_8a",
        0x8b: "application_error_8b",
        0x8c: "application_error_8c",
        0x8d: "application_error_8d",
        0x8e: "application_error_8e",
        0x8f: "application_error_8f",
        0x90: "application_error_90",
        0x91: "application_error_91",
        0x92: "application_error_92",
        0x93: "application_error_93",
        0x94: "application_error_94",
        0x95: "application_error_95",
        0x96: "application_error_96",
        0x97: "application_error_97",
        0x98: "application_error_98",
        0x99: "application_error_99",
        0x9a: "application_error_9a",
        0x9b: "application_error_9b",
        0x9c: "application_error_9c",
        0x9d: "application_error_9d",
        0x9e: "application_error_9e",
        0x9f: "application_error_9f",
        0xfc: "write_request_rejected",
        0xfd: "ccc_descriptor_improperly_configured",
        0xfe: "procedure_already_in_progress",
        0xff: "out_of_range",
    ]

    /// The name for people; nil for codes that are reserved.
    public var displayName: StaticString? {
        switch rawValue {
        case 0x01: "Invalid Handle"
        case 0x02: "Read Not Permitted"
        case 0x03: "Write Not Permitted"
        case 0x04: "Invalid PDU"
        case 0x05: "Insufficient Authentication"
        case 0x06: "Request Not Supported"
        case 0x07: "Invalid Offset"
        case 0x08: "Insufficient Authorization"
        case 0x09: "Prepare Queue Full"
        case 0x0a: "Attribute Not Found"
        case 0x0b: "Attribute Not Long"
        case 0x0c: "Encryption Key Size Too Short"
        case 0x0d: "Invalid Attribute Value Length"
        case 0x0e: "Unlikely Error"
        case 0x0f: "Insufficient Encryption"
        case 0x10: "Unsupported Group Type"
        case 0x11: "Insufficient Resources"
        case 0x12: "Database Out Of Sync"
        case 0x13: "Value Not Allowed"
        case 0xfc: "Write Request Rejected"
        case 0xfd: "Client Characteristic Configuration Descriptor Improperly Configured"
        case 0xfe: "Procedure Already In Progress"
        case 0xff: "Out Of Range"
        case 0x80...0x9f: "Application Error"
        default: nil
        }
    }
}
