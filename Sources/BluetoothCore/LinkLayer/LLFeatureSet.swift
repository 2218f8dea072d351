// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Features of an LE link layer (Core specification 5.4, volume 6, part B, 4.6).
public struct LLFeatureSet: WireFlags {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let leEncryption = LLFeatureSet(rawValue: 1 << 0)
    public static let connectionParametersRequest = LLFeatureSet(rawValue: 1 << 1)
    public static let extendedRejectIndication = LLFeatureSet(rawValue: 1 << 2)
    public static let peripheralInitiatedFeaturesExchange = LLFeatureSet(rawValue: 1 << 3)
    public static let lePing = LLFeatureSet(rawValue: 1 << 4)
    public static let dataPacketLengthExtension = LLFeatureSet(rawValue: 1 << 5)
    public static let llPrivacy = LLFeatureSet(rawValue: 1 << 6)
    public static let extendedScanningFilterPolicies = LLFeatureSet(rawValue: 1 << 7)
    public static let le2MPHY = LLFeatureSet(rawValue: 1 << 8)
    public static let stableModulationIndexTransmitter = LLFeatureSet(rawValue: 1 << 9)
    public static let stableModulationIndexReceiver = LLFeatureSet(rawValue: 1 << 10)
    public static let leCodedPHY = LLFeatureSet(rawValue: 1 << 11)
    public static let leExtendedAdvertising = LLFeatureSet(rawValue: 1 << 12)
    public static let lePeriodicAdvertising = LLFeatureSet(rawValue: 1 << 13)
    public static let channelSelectionAlgorithm2 = LLFeatureSet(rawValue: 1 << 14)
    public static let lePowerClass1 = LLFeatureSet(rawValue: 1 << 15)
    public static let minimumNumberOfUsedChannels = LLFeatureSet(rawValue: 1 << 16)
    public static let connectionCTERequest = LLFeatureSet(rawValue: 1 << 17)
    public static let connectionCTEResponse = LLFeatureSet(rawValue: 1 << 18)
    public static let connectionlessCTETransmitter = LLFeatureSet(rawValue: 1 << 19)
    public static let connectionlessCTEReceiver = LLFeatureSet(rawValue: 1 << 20)
    public static let antennaSwitchingTransmission = LLFeatureSet(rawValue: 1 << 21)
    public static let antennaSwitchingReception = LLFeatureSet(rawValue: 1 << 22)
    public static let receivingConstantToneExtensions = LLFeatureSet(rawValue: 1 << 23)
    public static let periodicSyncTransferSender = LLFeatureSet(rawValue: 1 << 24)
    public static let periodicSyncTransferRecipient = LLFeatureSet(rawValue: 1 << 25)
    public static let sleepClockAccuracyUpdates = LLFeatureSet(rawValue: 1 << 26)
    public static let remotePublicKeyValidation = LLFeatureSet(rawValue: 1 << 27)
    public static let cisCentral = LLFeatureSet(rawValue: 1 << 28)
    public static let cisPeripheral = LLFeatureSet(rawValue: 1 << 29)
    public static let isochronousBroadcaster = LLFeatureSet(rawValue: 1 << 30)
    public static let synchronizedReceiver = LLFeatureSet(rawValue: 1 << 31)
    public static let cisHostSupport = LLFeatureSet(rawValue: 1 << 32)
    public static let powerControlRequest = LLFeatureSet(rawValue: 1 << 33)
    public static let powerControlRequest2 = LLFeatureSet(rawValue: 1 << 34)
    public static let pathLossMonitoring = LLFeatureSet(rawValue: 1 << 35)
    public static let periodicAdvertisingADI = LLFeatureSet(rawValue: 1 << 36)
    public static let connectionSubrating = LLFeatureSet(rawValue: 1 << 37)
    public static let connectionSubratingHostSupport = LLFeatureSet(rawValue: 1 << 38)
    public static let channelClassification = LLFeatureSet(rawValue: 1 << 39)
    public static let advertisingCodingSelection = LLFeatureSet(rawValue: 1 << 40)
    public static let advertisingCodingSelectionHostSupport = LLFeatureSet(rawValue: 1 << 41)
    public static let periodicAdvertisingWithResponsesAdvertiser = LLFeatureSet(rawValue: 1 << 43)
    public static let periodicAdvertisingWithResponsesScanner = LLFeatureSet(rawValue: 1 << 44)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "leEncryption",
        1: "connectionParametersRequest",
        2: "extendedRejectIndication",
        3: "peripheralInitiatedFeaturesExchange",
        4: "lePing",
        5: "dataPacketLengthExtension",
        6: "llPrivacy",
        7: "extendedScanningFilterPolicies",
        8: "le2MPHY",
        9: "stableModulationIndexTransmitter",
        10: "stableModulationIndexReceiver",
        11: "leCodedPHY",
        12: "leExtendedAdvertising",
        13: "lePeriodicAdvertising",
        14: "channelSelectionAlgorithm2",
        15: "lePowerClass1",
        16: "minimumNumberOfUsedChannels",
        17: "connectionCTERequest",
        18: "connectionCTEResponse",
        19: "connectionlessCTETransmitter",
        20: "connectionlessCTEReceiver",
        21: "antennaSwitchingTransmission",
        22: "antennaSwitchingReception",
        23: "receivingConstantToneExtensions",
        24: "periodicSyncTransferSender",
        25: "periodicSyncTransferRecipient",
        26: "sleepClockAccuracyUpdates",
        27: "remotePublicKeyValidation",
        28: "cisCentral",
        29: "cisPeripheral",
        30: "isochronousBroadcaster",
        31: "synchronizedReceiver",
        32: "cisHostSupport",
        33: "powerControlRequest",
        34: "powerControlRequest2",
        35: "pathLossMonitoring",
        36: "periodicAdvertisingADI",
        37: "connectionSubrating",
        38: "connectionSubratingHostSupport",
        39: "channelClassification",
        40: "advertisingCodingSelection",
        41: "advertisingCodingSelectionHostSupport",
        43: "periodicAdvertisingWithResponsesAdvertiser",
        44: "periodicAdvertisingWithResponsesScanner",
    ]
}
