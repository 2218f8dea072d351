// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a link layer can do (volume 6, part B, 4.6).
public struct HCILEFeatures: WireFlags {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let leEncryption = HCILEFeatures(rawValue: 1 << 0)
    public static let connectionParametersRequest = HCILEFeatures(rawValue: 1 << 1)
    public static let extendedRejectIndication = HCILEFeatures(rawValue: 1 << 2)
    public static let peripheralInitiatedFeaturesExchange = HCILEFeatures(rawValue: 1 << 3)
    public static let lePing = HCILEFeatures(rawValue: 1 << 4)
    public static let leDataPacketLengthExtension = HCILEFeatures(rawValue: 1 << 5)
    public static let llPrivacy = HCILEFeatures(rawValue: 1 << 6)
    public static let extendedScanningFilterPolicies = HCILEFeatures(rawValue: 1 << 7)
    public static let le2MPHY = HCILEFeatures(rawValue: 1 << 8)
    public static let stableModulationIndexTransmitter = HCILEFeatures(rawValue: 1 << 9)
    public static let stableModulationIndexReceiver = HCILEFeatures(rawValue: 1 << 10)
    public static let leCodedPHY = HCILEFeatures(rawValue: 1 << 11)
    public static let leExtendedAdvertising = HCILEFeatures(rawValue: 1 << 12)
    public static let lePeriodicAdvertising = HCILEFeatures(rawValue: 1 << 13)
    public static let channelSelectionAlgorithm2 = HCILEFeatures(rawValue: 1 << 14)
    public static let lePowerClass1 = HCILEFeatures(rawValue: 1 << 15)
    public static let minimumNumberOfUsedChannels = HCILEFeatures(rawValue: 1 << 16)
    public static let connectionCTERequest = HCILEFeatures(rawValue: 1 << 17)
    public static let connectionCTEResponse = HCILEFeatures(rawValue: 1 << 18)
    public static let connectionlessCTETransmitter = HCILEFeatures(rawValue: 1 << 19)
    public static let connectionlessCTEReceiver = HCILEFeatures(rawValue: 1 << 20)
    public static let antennaSwitchingDuringCTETransmission = HCILEFeatures(rawValue: 1 << 21)
    public static let antennaSwitchingDuringCTEReception = HCILEFeatures(rawValue: 1 << 22)
    public static let receivingConstantToneExtensions = HCILEFeatures(rawValue: 1 << 23)
    public static let periodicAdvertisingSyncTransferSender = HCILEFeatures(rawValue: 1 << 24)
    public static let periodicAdvertisingSyncTransferRecipient = HCILEFeatures(rawValue: 1 << 25)
    public static let sleepClockAccuracyUpdates = HCILEFeatures(rawValue: 1 << 26)
    public static let remotePublicKeyValidation = HCILEFeatures(rawValue: 1 << 27)
    public static let connectedIsochronousStreamCentral = HCILEFeatures(rawValue: 1 << 28)
    public static let connectedIsochronousStreamPeripheral = HCILEFeatures(rawValue: 1 << 29)
    public static let isochronousBroadcaster = HCILEFeatures(rawValue: 1 << 30)
    public static let synchronizedReceiver = HCILEFeatures(rawValue: 1 << 31)
    public static let connectedIsochronousStreamHostSupport = HCILEFeatures(rawValue: 1 << 32)
    public static let lePowerControlRequest = HCILEFeatures(rawValue: 1 << 33)
    public static let lePowerControlRequestSecondBit = HCILEFeatures(rawValue: 1 << 34)
    public static let lePathLossMonitoring = HCILEFeatures(rawValue: 1 << 35)
    public static let periodicAdvertisingADISupport = HCILEFeatures(rawValue: 1 << 36)
    public static let connectionSubrating = HCILEFeatures(rawValue: 1 << 37)
    public static let connectionSubratingHostSupport = HCILEFeatures(rawValue: 1 << 38)
    public static let channelClassification = HCILEFeatures(rawValue: 1 << 39)
    public static let advertisingCodingSelection = HCILEFeatures(rawValue: 1 << 40)
    public static let advertisingCodingSelectionHostSupport = HCILEFeatures(rawValue: 1 << 41)
    public static let decisionBasedAdvertisingFiltering = HCILEFeatures(rawValue: 1 << 42)
    public static let periodicAdvertisingWithResponsesAdvertiser = HCILEFeatures(rawValue: 1 << 43)
    public static let periodicAdvertisingWithResponsesScanner = HCILEFeatures(rawValue: 1 << 44)
    public static let unsegmentedFramedMode = HCILEFeatures(rawValue: 1 << 45)
    public static let channelSounding = HCILEFeatures(rawValue: 1 << 46)
    public static let channelSoundingHostSupport = HCILEFeatures(rawValue: 1 << 47)
    public static let channelSoundingToneQualityIndication = HCILEFeatures(rawValue: 1 << 48)
    public static let llExtendedFeatureSet = HCILEFeatures(rawValue: 1 << 63)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "leEncryption", 1: "connectionParametersRequest", 2: "extendedRejectIndication",
        3: "peripheralInitiatedFeaturesExchange", 4: "lePing", 5: "leDataPacketLengthExtension", 6: "llPrivacy",
        7: "extendedScanningFilterPolicies", 8: "le2MPHY", 9: "stableModulationIndexTransmitter",
        10: "stableModulationIndexReceiver", 11: "leCodedPHY", 12: "leExtendedAdvertising",
        13: "lePeriodicAdvertising", 14: "channelSelectionAlgorithm2", 15: "lePowerClass1",
        16: "minimumNumberOfUsedChannels", 17: "connectionCTERequest", 18: "connectionCTEResponse",
        19: "connectionlessCTETransmitter", 20: "connectionlessCTEReceiver",
        21: "antennaSwitchingDuringCTETransmission", 22: "antennaSwitchingDuringCTEReception",
        23: "receivingConstantToneExtensions", 24: "periodicAdvertisingSyncTransferSender",
        25: "periodicAdvertisingSyncTransferRecipient", 26: "sleepClockAccuracyUpdates",
        27: "remotePublicKeyValidation", 28: "connectedIsochronousStreamCentral",
        29: "connectedIsochronousStreamPeripheral", 30: "isochronousBroadcaster", 31: "synchronizedReceiver",
        32: "connectedIsochronousStreamHostSupport", 33: "lePowerControlRequest",
        34: "lePowerControlRequestSecondBit", 35: "lePathLossMonitoring", 36: "periodicAdvertisingADISupport",
        37: "connectionSubrating", 38: "connectionSubratingHostSupport", 39: "channelClassification",
        40: "advertisingCodingSelection", 41: "advertisingCodingSelectionHostSupport",
        42: "decisionBasedAdvertisingFiltering", 43: "periodicAdvertisingWithResponsesAdvertiser",
        44: "periodicAdvertisingWithResponsesScanner", 45: "unsegmentedFramedMode", 46: "channelSounding",
        47: "channelSoundingHostSupport", 48: "channelSoundingToneQualityIndication", 63: "llExtendedFeatureSet",
    ]
}

/// What a BR/EDR link manager can do, page 0 (volume 2, part C, 3.2).
public struct HCILMPFeatures: WireFlags {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let threeSlotPackets = HCILMPFeatures(rawValue: 1 << 0)
    public static let fiveSlotPackets = HCILMPFeatures(rawValue: 1 << 1)
    public static let encryption = HCILMPFeatures(rawValue: 1 << 2)
    public static let slotOffset = HCILMPFeatures(rawValue: 1 << 3)
    public static let timingAccuracy = HCILMPFeatures(rawValue: 1 << 4)
    public static let roleSwitch = HCILMPFeatures(rawValue: 1 << 5)
    public static let holdMode = HCILMPFeatures(rawValue: 1 << 6)
    public static let sniffMode = HCILMPFeatures(rawValue: 1 << 7)
    public static let parkState = HCILMPFeatures(rawValue: 1 << 8)
    public static let powerControlRequests = HCILMPFeatures(rawValue: 1 << 9)
    public static let channelQualityDrivenDataRate = HCILMPFeatures(rawValue: 1 << 10)
    public static let scoLink = HCILMPFeatures(rawValue: 1 << 11)
    public static let hv2Packets = HCILMPFeatures(rawValue: 1 << 12)
    public static let hv3Packets = HCILMPFeatures(rawValue: 1 << 13)
    public static let uLawLogSynchronousData = HCILMPFeatures(rawValue: 1 << 14)
    public static let aLawLogSynchronousData = HCILMPFeatures(rawValue: 1 << 15)
    public static let cvsdSynchronousData = HCILMPFeatures(rawValue: 1 << 16)
    public static let pagingParameterNegotiation = HCILMPFeatures(rawValue: 1 << 17)
    public static let powerControl = HCILMPFeatures(rawValue: 1 << 18)
    public static let transparentSynchronousData = HCILMPFeatures(rawValue: 1 << 19)
    public static let broadcastEncryption = HCILMPFeatures(rawValue: 1 << 23)
    public static let enhancedDataRateACL2Mbps = HCILMPFeatures(rawValue: 1 << 25)
    public static let enhancedDataRateACL3Mbps = HCILMPFeatures(rawValue: 1 << 26)
    public static let enhancedInquiryScan = HCILMPFeatures(rawValue: 1 << 27)
    public static let interlacedInquiryScan = HCILMPFeatures(rawValue: 1 << 28)
    public static let interlacedPageScan = HCILMPFeatures(rawValue: 1 << 29)
    public static let rssiWithInquiryResults = HCILMPFeatures(rawValue: 1 << 30)
    public static let extendedSCOLinkEV3 = HCILMPFeatures(rawValue: 1 << 31)
    public static let ev4Packets = HCILMPFeatures(rawValue: 1 << 32)
    public static let ev5Packets = HCILMPFeatures(rawValue: 1 << 33)
    public static let afhCapablePeripheral = HCILMPFeatures(rawValue: 1 << 35)
    public static let afhClassificationPeripheral = HCILMPFeatures(rawValue: 1 << 36)
    public static let brEDRNotSupported = HCILMPFeatures(rawValue: 1 << 37)
    public static let leSupportedController = HCILMPFeatures(rawValue: 1 << 38)
    public static let threeSlotEnhancedDataRateACL = HCILMPFeatures(rawValue: 1 << 39)
    public static let fiveSlotEnhancedDataRateACL = HCILMPFeatures(rawValue: 1 << 40)
    public static let sniffSubrating = HCILMPFeatures(rawValue: 1 << 41)
    public static let pauseEncryption = HCILMPFeatures(rawValue: 1 << 42)
    public static let afhCapableCentral = HCILMPFeatures(rawValue: 1 << 43)
    public static let afhClassificationCentral = HCILMPFeatures(rawValue: 1 << 44)
    public static let enhancedDataRateESCO2Mbps = HCILMPFeatures(rawValue: 1 << 45)
    public static let enhancedDataRateESCO3Mbps = HCILMPFeatures(rawValue: 1 << 46)
    public static let threeSlotEnhancedDataRateESCO = HCILMPFeatures(rawValue: 1 << 47)
    public static let extendedInquiryResponse = HCILMPFeatures(rawValue: 1 << 48)
    public static let simultaneousLEAndBREDRController = HCILMPFeatures(rawValue: 1 << 49)
    public static let secureSimplePairingController = HCILMPFeatures(rawValue: 1 << 51)
    public static let encapsulatedPDU = HCILMPFeatures(rawValue: 1 << 52)
    public static let erroneousDataReporting = HCILMPFeatures(rawValue: 1 << 53)
    public static let nonFlushablePacketBoundaryFlag = HCILMPFeatures(rawValue: 1 << 54)
    public static let linkSupervisionTimeoutChangedEvent = HCILMPFeatures(rawValue: 1 << 56)
    public static let variableInquiryTXPowerLevel = HCILMPFeatures(rawValue: 1 << 57)
    public static let enhancedPowerControl = HCILMPFeatures(rawValue: 1 << 58)
    public static let extendedFeatures = HCILMPFeatures(rawValue: 1 << 63)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "threeSlotPackets", 1: "fiveSlotPackets", 2: "encryption", 3: "slotOffset", 4: "timingAccuracy",
        5: "roleSwitch", 6: "holdMode", 7: "sniffMode", 8: "parkState", 9: "powerControlRequests",
        10: "channelQualityDrivenDataRate", 11: "scoLink", 12: "hv2Packets", 13: "hv3Packets",
        14: "uLawLogSynchronousData", 15: "aLawLogSynchronousData", 16: "cvsdSynchronousData",
        17: "pagingParameterNegotiation", 18: "powerControl", 19: "transparentSynchronousData",
        23: "broadcastEncryption", 25: "enhancedDataRateACL2Mbps", 26: "enhancedDataRateACL3Mbps",
        27: "enhancedInquiryScan", 28: "interlacedInquiryScan", 29: "interlacedPageScan",
        30: "rssiWithInquiryResults", 31: "extendedSCOLinkEV3", 32: "ev4Packets", 33: "ev5Packets",
        35: "afhCapablePeripheral", 36: "afhClassificationPeripheral", 37: "brEDRNotSupported",
        38: "leSupportedController", 39: "threeSlotEnhancedDataRateACL", 40: "fiveSlotEnhancedDataRateACL",
        41: "sniffSubrating", 42: "pauseEncryption", 43: "afhCapableCentral", 44: "afhClassificationCentral",
        45: "enhancedDataRateESCO2Mbps", 46: "enhancedDataRateESCO3Mbps", 47: "threeSlotEnhancedDataRateESCO",
        48: "extendedInquiryResponse", 49: "simultaneousLEAndBREDRController", 51: "secureSimplePairingController",
        52: "encapsulatedPDU", 53: "erroneousDataReporting", 54: "nonFlushablePacketBoundaryFlag",
        56: "linkSupervisionTimeoutChangedEvent", 57: "variableInquiryTXPowerLevel", 58: "enhancedPowerControl",
        63: "extendedFeatures",
    ]
    public static let numbers: [(bit: Int, width: Int, name: StaticString)] = [
        (bit: 20, width: 3, name: "flowControlLag")
    ]
}
