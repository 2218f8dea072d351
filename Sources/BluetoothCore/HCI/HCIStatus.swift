// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How a command or a procedure ended, and why a connection did (Core specification 5.4, volume 1, part F, 1.3).
///
/// The same codes serve as status, as reason of a disconnection, and as error codes of the link layer.
public struct HCIStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let success = HCIStatus(rawValue: 0x00)
    public static let unknownHCICommand = HCIStatus(rawValue: 0x01)
    public static let unknownConnectionIdentifier = HCIStatus(rawValue: 0x02)
    public static let hardwareFailure = HCIStatus(rawValue: 0x03)
    public static let pageTimeout = HCIStatus(rawValue: 0x04)
    public static let authenticationFailure = HCIStatus(rawValue: 0x05)
    public static let pinOrKeyMissing = HCIStatus(rawValue: 0x06)
    public static let memoryCapacityExceeded = HCIStatus(rawValue: 0x07)
    public static let connectionTimeout = HCIStatus(rawValue: 0x08)
    public static let connectionLimitExceeded = HCIStatus(rawValue: 0x09)
    public static let connectionAlreadyExists = HCIStatus(rawValue: 0x0b)
    public static let commandDisallowed = HCIStatus(rawValue: 0x0c)
    public static let connectionRejectedLimitedResources = HCIStatus(rawValue: 0x0d)
    public static let connectionRejectedSecurityReasons = HCIStatus(rawValue: 0x0e)
    public static let connectionRejectedUnacceptableAddress = HCIStatus(rawValue: 0x0f)
    public static let unsupportedFeatureOrParameterValue = HCIStatus(rawValue: 0x11)
    public static let invalidHCICommandParameters = HCIStatus(rawValue: 0x12)
    public static let remoteUserTerminatedConnection = HCIStatus(rawValue: 0x13)
    public static let remoteDeviceTerminatedLowResources = HCIStatus(rawValue: 0x14)
    public static let remoteDeviceTerminatedPowerOff = HCIStatus(rawValue: 0x15)
    public static let connectionTerminatedByLocalHost = HCIStatus(rawValue: 0x16)
    public static let pairingNotAllowed = HCIStatus(rawValue: 0x18)
    public static let unsupportedRemoteFeature = HCIStatus(rawValue: 0x1a)
    public static let unspecifiedError = HCIStatus(rawValue: 0x1f)
    public static let responseTimeout = HCIStatus(rawValue: 0x22)
    public static let instantPassed = HCIStatus(rawValue: 0x28)
    public static let controllerBusy = HCIStatus(rawValue: 0x3a)
    public static let unacceptableConnectionParameters = HCIStatus(rawValue: 0x3b)
    public static let advertisingTimeout = HCIStatus(rawValue: 0x3c)
    public static let connectionTerminatedMICFailure = HCIStatus(rawValue: 0x3d)
    public static let connectionFailedToBeEstablished = HCIStatus(rawValue: 0x3e)
    public static let unknownAdvertisingIdentifier = HCIStatus(rawValue: 0x42)
    public static let limitReached = HCIStatus(rawValue: 0x43)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x00: "success",
        0x01: "unknownHCICommand",
        0x02: "unknownConnectionIdentifier",
        0x03: "hardwareFailure",
        0x04: "pageTimeout",
        0x05: "authenticationFailure",
        0x06: "pinOrKeyMissing",
        0x07: "memoryCapacityExceeded",
        0x08: "connectionTimeout",
        0x09: "connectionLimitExceeded",
        0x0a: "synchronousConnectionLimitExceeded",
        0x0b: "connectionAlreadyExists",
        0x0c: "commandDisallowed",
        0x0d: "connectionRejectedLimitedResources",
        0x0e: "connectionRejectedSecurityReasons",
        0x0f: "connectionRejectedUnacceptableAddress",
        0x10: "connectionAcceptTimeoutExceeded",
        0x11: "unsupportedFeatureOrParameterValue",
        0x12: "invalidHCICommandParameters",
        0x13: "remoteUserTerminatedConnection",
        0x14: "remoteDeviceTerminatedLowResources",
        0x15: "remoteDeviceTerminatedPowerOff",
        0x16: "connectionTerminatedByLocalHost",
        0x17: "repeatedAttempts",
        0x18: "pairingNotAllowed",
        0x19: "unknownLMPPDU",
        0x1a: "unsupportedRemoteFeature",
        0x1b: "scoOffsetRejected",
        0x1c: "scoIntervalRejected",
        0x1d: "scoAirModeRejected",
        0x1e: "invalidLinkLayerParameters",
        0x1f: "unspecifiedError",
        0x20: "unsupportedLinkLayerParameterValue",
        0x21: "roleChangeNotAllowed",
        0x22: "responseTimeout",
        0x23: "transactionCollision",
        0x24: "lmpPDUNotAllowed",
        0x25: "encryptionModeNotAcceptable",
        0x26: "linkKeyCannotBeChanged",
        0x27: "requestedQoSNotSupported",
        0x28: "instantPassed",
        0x29: "pairingWithUnitKeyNotSupported",
        0x2a: "differentTransactionCollision",
        0x2c: "qosUnacceptableParameter",
        0x2d: "qosRejected",
        0x2e: "channelAssessmentNotSupported",
        0x2f: "insufficientSecurity",
        0x30: "parameterOutOfMandatoryRange",
        0x32: "roleSwitchPending",
        0x34: "reservedSlotViolation",
        0x35: "roleSwitchFailed",
        0x36: "extendedInquiryResponseTooLarge",
        0x37: "secureSimplePairingNotSupportedByHost",
        0x38: "hostBusyPairing",
        0x39: "connectionRejectedNoSuitableChannel",
        0x3a: "controllerBusy",
        0x3b: "unacceptableConnectionParameters",
        0x3c: "advertisingTimeout",
        0x3d: "connectionTerminatedMICFailure",
        0x3e: "connectionFailedToBeEstablished",
        0x40: "coarseClockAdjustmentRejected",
        0x41: "type0SubmapNotDefined",
        0x42: "unknownAdvertisingIdentifier",
        0x43: "limitReached",
        0x44: "operationCancelledByHost",
        0x45: "packetTooLong",
        0x46: "tooLate",
        0x47: "tooEarly",
        0x48: "insufficientChannels",
    ]

    public var isSuccess: Bool { rawValue == 0 }
}
