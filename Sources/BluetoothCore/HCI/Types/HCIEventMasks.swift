// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Events that the host wants (volume 4, part E, 7.3.1).
public struct HCIEventMask: WireFlags {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let inquiryComplete = HCIEventMask(rawValue: 1 << 0)
    public static let inquiryResult = HCIEventMask(rawValue: 1 << 1)
    public static let connectionComplete = HCIEventMask(rawValue: 1 << 2)
    public static let connectionRequest = HCIEventMask(rawValue: 1 << 3)
    public static let disconnectionComplete = HCIEventMask(rawValue: 1 << 4)
    public static let authenticationComplete = HCIEventMask(rawValue: 1 << 5)
    public static let remoteNameRequestComplete = HCIEventMask(rawValue: 1 << 6)
    public static let encryptionChange = HCIEventMask(rawValue: 1 << 7)
    public static let changeConnectionLinkKeyComplete = HCIEventMask(rawValue: 1 << 8)
    public static let linkKeyTypeChanged = HCIEventMask(rawValue: 1 << 9)
    public static let readRemoteSupportedFeaturesComplete = HCIEventMask(rawValue: 1 << 10)
    public static let readRemoteVersionInformationComplete = HCIEventMask(rawValue: 1 << 11)
    public static let qosSetupComplete = HCIEventMask(rawValue: 1 << 12)
    public static let commandComplete = HCIEventMask(rawValue: 1 << 13)
    public static let commandStatus = HCIEventMask(rawValue: 1 << 14)
    public static let hardwareError = HCIEventMask(rawValue: 1 << 15)
    public static let flushOccurred = HCIEventMask(rawValue: 1 << 16)
    public static let roleChange = HCIEventMask(rawValue: 1 << 17)
    public static let numberOfCompletedPackets = HCIEventMask(rawValue: 1 << 18)
    public static let modeChange = HCIEventMask(rawValue: 1 << 19)
    public static let returnLinkKeys = HCIEventMask(rawValue: 1 << 20)
    public static let pinCodeRequest = HCIEventMask(rawValue: 1 << 21)
    public static let linkKeyRequest = HCIEventMask(rawValue: 1 << 22)
    public static let linkKeyNotification = HCIEventMask(rawValue: 1 << 23)
    public static let loopbackCommand = HCIEventMask(rawValue: 1 << 24)
    public static let dataBufferOverflow = HCIEventMask(rawValue: 1 << 25)
    public static let maxSlotsChange = HCIEventMask(rawValue: 1 << 26)
    public static let readClockOffsetComplete = HCIEventMask(rawValue: 1 << 27)
    public static let connectionPacketTypeChanged = HCIEventMask(rawValue: 1 << 28)
    public static let qosViolation = HCIEventMask(rawValue: 1 << 29)
    public static let pageScanModeChange = HCIEventMask(rawValue: 1 << 30)
    public static let pageScanRepetitionModeChange = HCIEventMask(rawValue: 1 << 31)
    public static let flowSpecificationComplete = HCIEventMask(rawValue: 1 << 32)
    public static let inquiryResultWithRSSI = HCIEventMask(rawValue: 1 << 33)
    public static let readRemoteExtendedFeaturesComplete = HCIEventMask(rawValue: 1 << 34)
    public static let synchronousConnectionComplete = HCIEventMask(rawValue: 1 << 43)
    public static let synchronousConnectionChanged = HCIEventMask(rawValue: 1 << 44)
    public static let sniffSubrating = HCIEventMask(rawValue: 1 << 45)
    public static let extendedInquiryResult = HCIEventMask(rawValue: 1 << 46)
    public static let encryptionKeyRefreshComplete = HCIEventMask(rawValue: 1 << 47)
    public static let ioCapabilityRequest = HCIEventMask(rawValue: 1 << 48)
    public static let ioCapabilityResponse = HCIEventMask(rawValue: 1 << 49)
    public static let userConfirmationRequest = HCIEventMask(rawValue: 1 << 50)
    public static let userPasskeyRequest = HCIEventMask(rawValue: 1 << 51)
    public static let remoteOOBDataRequest = HCIEventMask(rawValue: 1 << 52)
    public static let simplePairingComplete = HCIEventMask(rawValue: 1 << 53)
    public static let linkSupervisionTimeoutChanged = HCIEventMask(rawValue: 1 << 55)
    public static let enhancedFlushComplete = HCIEventMask(rawValue: 1 << 56)
    public static let userPasskeyNotification = HCIEventMask(rawValue: 1 << 58)
    public static let keypressNotification = HCIEventMask(rawValue: 1 << 59)
    public static let remoteHostSupportedFeaturesNotification = HCIEventMask(rawValue: 1 << 60)
    public static let leMeta = HCIEventMask(rawValue: 1 << 61)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "inquiryComplete", 1: "inquiryResult", 2: "connectionComplete", 3: "connectionRequest",
        4: "disconnectionComplete", 5: "authenticationComplete", 6: "remoteNameRequestComplete",
        7: "encryptionChange", 8: "changeConnectionLinkKeyComplete", 9: "linkKeyTypeChanged",
        10: "readRemoteSupportedFeaturesComplete", 11: "readRemoteVersionInformationComplete",
        12: "qosSetupComplete", 13: "commandComplete", 14: "commandStatus", 15: "hardwareError", 16: "flushOccurred",
        17: "roleChange", 18: "numberOfCompletedPackets", 19: "modeChange", 20: "returnLinkKeys",
        21: "pinCodeRequest", 22: "linkKeyRequest", 23: "linkKeyNotification", 24: "loopbackCommand",
        25: "dataBufferOverflow", 26: "maxSlotsChange", 27: "readClockOffsetComplete",
        28: "connectionPacketTypeChanged", 29: "qosViolation", 30: "pageScanModeChange",
        31: "pageScanRepetitionModeChange", 32: "flowSpecificationComplete", 33: "inquiryResultWithRSSI",
        34: "readRemoteExtendedFeaturesComplete", 43: "synchronousConnectionComplete",
        44: "synchronousConnectionChanged", 45: "sniffSubrating", 46: "extendedInquiryResult",
        47: "encryptionKeyRefreshComplete", 48: "ioCapabilityRequest", 49: "ioCapabilityResponse",
        50: "userConfirmationRequest", 51: "userPasskeyRequest", 52: "remoteOOBDataRequest",
        53: "simplePairingComplete", 55: "linkSupervisionTimeoutChanged", 56: "enhancedFlushComplete",
        58: "userPasskeyNotification", 59: "keypressNotification", 60: "remoteHostSupportedFeaturesNotification",
        61: "leMeta",
    ]
}

/// Further events that the host wants (volume 4, part E, 7.3.69).
public struct HCIEventMaskPage2: WireFlags {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let physicalLinkComplete = HCIEventMaskPage2(rawValue: 1 << 0)
    public static let channelSelected = HCIEventMaskPage2(rawValue: 1 << 1)
    public static let disconnectionPhysicalLinkComplete = HCIEventMaskPage2(rawValue: 1 << 2)
    public static let physicalLinkLossEarlyWarning = HCIEventMaskPage2(rawValue: 1 << 3)
    public static let physicalLinkRecovery = HCIEventMaskPage2(rawValue: 1 << 4)
    public static let logicalLinkComplete = HCIEventMaskPage2(rawValue: 1 << 5)
    public static let disconnectionLogicalLinkComplete = HCIEventMaskPage2(rawValue: 1 << 6)
    public static let flowSpecModifyComplete = HCIEventMaskPage2(rawValue: 1 << 7)
    public static let numberOfCompletedDataBlocks = HCIEventMaskPage2(rawValue: 1 << 8)
    public static let ampStartTest = HCIEventMaskPage2(rawValue: 1 << 9)
    public static let ampTestEnd = HCIEventMaskPage2(rawValue: 1 << 10)
    public static let ampReceiverReport = HCIEventMaskPage2(rawValue: 1 << 11)
    public static let shortRangeModeChangeComplete = HCIEventMaskPage2(rawValue: 1 << 12)
    public static let ampStatusChange = HCIEventMaskPage2(rawValue: 1 << 13)
    public static let triggeredClockCapture = HCIEventMaskPage2(rawValue: 1 << 14)
    public static let synchronizationTrainComplete = HCIEventMaskPage2(rawValue: 1 << 15)
    public static let synchronizationTrainReceived = HCIEventMaskPage2(rawValue: 1 << 16)
    public static let connectionlessPeripheralBroadcastReceive = HCIEventMaskPage2(rawValue: 1 << 17)
    public static let connectionlessPeripheralBroadcastTimeout = HCIEventMaskPage2(rawValue: 1 << 18)
    public static let truncatedPageComplete = HCIEventMaskPage2(rawValue: 1 << 19)
    public static let peripheralPageResponseTimeout = HCIEventMaskPage2(rawValue: 1 << 20)
    public static let connectionlessPeripheralBroadcastChannelMapChange = HCIEventMaskPage2(rawValue: 1 << 21)
    public static let inquiryResponseNotification = HCIEventMaskPage2(rawValue: 1 << 22)
    public static let authenticatedPayloadTimeoutExpired = HCIEventMaskPage2(rawValue: 1 << 23)
    public static let samStatusChange = HCIEventMaskPage2(rawValue: 1 << 24)
    public static let encryptionChangeV2 = HCIEventMaskPage2(rawValue: 1 << 25)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "physicalLinkComplete", 1: "channelSelected", 2: "disconnectionPhysicalLinkComplete",
        3: "physicalLinkLossEarlyWarning", 4: "physicalLinkRecovery", 5: "logicalLinkComplete",
        6: "disconnectionLogicalLinkComplete", 7: "flowSpecModifyComplete", 8: "numberOfCompletedDataBlocks",
        9: "ampStartTest", 10: "ampTestEnd", 11: "ampReceiverReport", 12: "shortRangeModeChangeComplete",
        13: "ampStatusChange", 14: "triggeredClockCapture", 15: "synchronizationTrainComplete",
        16: "synchronizationTrainReceived", 17: "connectionlessPeripheralBroadcastReceive",
        18: "connectionlessPeripheralBroadcastTimeout", 19: "truncatedPageComplete",
        20: "peripheralPageResponseTimeout", 21: "connectionlessPeripheralBroadcastChannelMapChange",
        22: "inquiryResponseNotification", 23: "authenticatedPayloadTimeoutExpired", 24: "samStatusChange",
        25: "encryptionChangeV2",
    ]
}

/// LE events that the host wants (volume 4, part E, 7.8.1).
public struct HCILEEventMask: WireFlags {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let connectionComplete = HCILEEventMask(rawValue: 1 << 0)
    public static let advertisingReport = HCILEEventMask(rawValue: 1 << 1)
    public static let connectionUpdateComplete = HCILEEventMask(rawValue: 1 << 2)
    public static let readRemoteFeaturesComplete = HCILEEventMask(rawValue: 1 << 3)
    public static let longTermKeyRequest = HCILEEventMask(rawValue: 1 << 4)
    public static let remoteConnectionParameterRequest = HCILEEventMask(rawValue: 1 << 5)
    public static let dataLengthChange = HCILEEventMask(rawValue: 1 << 6)
    public static let readLocalP256PublicKeyComplete = HCILEEventMask(rawValue: 1 << 7)
    public static let generateDHKeyComplete = HCILEEventMask(rawValue: 1 << 8)
    public static let enhancedConnectionComplete = HCILEEventMask(rawValue: 1 << 9)
    public static let directedAdvertisingReport = HCILEEventMask(rawValue: 1 << 10)
    public static let phyUpdateComplete = HCILEEventMask(rawValue: 1 << 11)
    public static let extendedAdvertisingReport = HCILEEventMask(rawValue: 1 << 12)
    public static let periodicAdvertisingSyncEstablished = HCILEEventMask(rawValue: 1 << 13)
    public static let periodicAdvertisingReport = HCILEEventMask(rawValue: 1 << 14)
    public static let periodicAdvertisingSyncLost = HCILEEventMask(rawValue: 1 << 15)
    public static let scanTimeout = HCILEEventMask(rawValue: 1 << 16)
    public static let advertisingSetTerminated = HCILEEventMask(rawValue: 1 << 17)
    public static let scanRequestReceived = HCILEEventMask(rawValue: 1 << 18)
    public static let channelSelectionAlgorithm = HCILEEventMask(rawValue: 1 << 19)
    public static let connectionlessIQReport = HCILEEventMask(rawValue: 1 << 20)
    public static let connectionIQReport = HCILEEventMask(rawValue: 1 << 21)
    public static let cteRequestFailed = HCILEEventMask(rawValue: 1 << 22)
    public static let periodicAdvertisingSyncTransferReceived = HCILEEventMask(rawValue: 1 << 23)
    public static let cisEstablished = HCILEEventMask(rawValue: 1 << 24)
    public static let cisRequest = HCILEEventMask(rawValue: 1 << 25)
    public static let createBIGComplete = HCILEEventMask(rawValue: 1 << 26)
    public static let terminateBIGComplete = HCILEEventMask(rawValue: 1 << 27)
    public static let bigSyncEstablished = HCILEEventMask(rawValue: 1 << 28)
    public static let bigSyncLost = HCILEEventMask(rawValue: 1 << 29)
    public static let requestPeerSCAComplete = HCILEEventMask(rawValue: 1 << 30)
    public static let pathLossThreshold = HCILEEventMask(rawValue: 1 << 31)
    public static let transmitPowerReporting = HCILEEventMask(rawValue: 1 << 32)
    public static let bigInfoAdvertisingReport = HCILEEventMask(rawValue: 1 << 33)
    public static let subrateChange = HCILEEventMask(rawValue: 1 << 34)
    public static let periodicAdvertisingSyncEstablishedV2 = HCILEEventMask(rawValue: 1 << 35)
    public static let periodicAdvertisingReportV2 = HCILEEventMask(rawValue: 1 << 36)
    public static let periodicAdvertisingSyncTransferReceivedV2 = HCILEEventMask(rawValue: 1 << 37)
    public static let periodicAdvertisingSubeventDataRequest = HCILEEventMask(rawValue: 1 << 38)
    public static let periodicAdvertisingResponseReport = HCILEEventMask(rawValue: 1 << 39)
    public static let enhancedConnectionCompleteV2 = HCILEEventMask(rawValue: 1 << 40)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "connectionComplete", 1: "advertisingReport", 2: "connectionUpdateComplete",
        3: "readRemoteFeaturesComplete", 4: "longTermKeyRequest", 5: "remoteConnectionParameterRequest",
        6: "dataLengthChange", 7: "readLocalP256PublicKeyComplete", 8: "generateDHKeyComplete",
        9: "enhancedConnectionComplete", 10: "directedAdvertisingReport", 11: "phyUpdateComplete",
        12: "extendedAdvertisingReport", 13: "periodicAdvertisingSyncEstablished", 14: "periodicAdvertisingReport",
        15: "periodicAdvertisingSyncLost", 16: "scanTimeout", 17: "advertisingSetTerminated",
        18: "scanRequestReceived", 19: "channelSelectionAlgorithm", 20: "connectionlessIQReport",
        21: "connectionIQReport", 22: "cteRequestFailed", 23: "periodicAdvertisingSyncTransferReceived",
        24: "cisEstablished", 25: "cisRequest", 26: "createBIGComplete", 27: "terminateBIGComplete",
        28: "bigSyncEstablished", 29: "bigSyncLost", 30: "requestPeerSCAComplete", 31: "pathLossThreshold",
        32: "transmitPowerReporting", 33: "bigInfoAdvertisingReport", 34: "subrateChange",
        35: "periodicAdvertisingSyncEstablishedV2", 36: "periodicAdvertisingReportV2",
        37: "periodicAdvertisingSyncTransferReceivedV2", 38: "periodicAdvertisingSubeventDataRequest",
        39: "periodicAdvertisingResponseReport", 40: "enhancedConnectionCompleteV2",
    ]
}
