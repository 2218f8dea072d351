// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The data of an AD structure or of an extended inquiry response; its type says which it is (Core Specification
/// Supplement 11, part A, 1).
public enum ADContent: TaggedFields, Hashable {
    case flags(ADStructure.Flags)
    case incompleteServiceUUIDs16(ADStructure.UUIDs16)
    case completeServiceUUIDs16(ADStructure.UUIDs16)
    case incompleteServiceUUIDs32(ADStructure.UUIDs32)
    case completeServiceUUIDs32(ADStructure.UUIDs32)
    case incompleteServiceUUIDs128(ADStructure.UUIDs128)
    case completeServiceUUIDs128(ADStructure.UUIDs128)
    case shortenedLocalName(ADStructure.Name)
    case completeLocalName(ADStructure.Name)
    case txPowerLevel(ADStructure.TxPowerLevel)
    case classOfDevice(ADStructure.ClassOfDevice)
    case simplePairingHashC192(ADStructure.Value16)
    case simplePairingRandomizerR192(ADStructure.Value16)
    case securityManagerTK(ADStructure.DeviceIDOrTK)
    case securityManagerOutOfBandFlags(ADStructure.OutOfBand)
    case peripheralConnectionIntervalRange(ADStructure.ConnectionIntervalRange)
    case serviceSolicitationUUIDs16(ADStructure.UUIDs16)
    case serviceSolicitationUUIDs128(ADStructure.UUIDs128)
    case serviceData16(ADStructure.ServiceData16)
    case publicTargetAddresses(ADStructure.Addresses)
    case randomTargetAddresses(ADStructure.Addresses)
    case appearance(ADStructure.AppearanceValue)
    case advertisingInterval(ADStructure.AdvertisingInterval)
    case leDeviceAddress(ADStructure.LEDeviceAddress)
    case leRole(ADStructure.LERoleValue)
    case simplePairingHashC256(ADStructure.Value16)
    case simplePairingRandomizerR256(ADStructure.Value16)
    case serviceSolicitationUUIDs32(ADStructure.UUIDs32)
    case serviceData32(ADStructure.ServiceData32)
    case serviceData128(ADStructure.ServiceData128)
    case leSecureConnectionsConfirmation(ADStructure.Value16)
    case leSecureConnectionsRandom(ADStructure.Value16)
    case uri(ADStructure.URI)
    case leSupportedFeatures(ADStructure.Features)
    case channelMapUpdate(ADStructure.ChannelMapUpdate)
    case pbADV(ADStructure.ProvisioningBearer)
    case meshMessage(ADStructure.MeshMessage)
    case meshBeacon(ADStructure.MeshBeacon)
    case bigInfo(ADStructure.BIGInfo)
    case broadcastCode(ADStructure.Value16)
    case resolvableSetIdentifier(ADStructure.ResolvableSetIdentifier)
    case advertisingIntervalLong(ADStructure.AdvertisingIntervalLong)
    case broadcastName(ADStructure.Name)
    case encryptedAdvertisingData(ADStructure.EncryptedData)
    case periodicAdvertisingResponseTiming(ADStructure.ResponseTiming)
    case electronicShelfLabel(ADStructure.Payload)
    case threeDInformation(ADStructure.ThreeDInformation)
    case manufacturerSpecificData(ADStructure.ManufacturerData)
    /// A type without fields of its own here, or data that could not be read.
    case raw(ADType, [UInt8])

    public static var tagName: StaticString { "type" }

    public var tag: ADType {
        switch self {
        case .flags: .flags
        case .incompleteServiceUUIDs16: .incompleteServiceUUIDs16
        case .completeServiceUUIDs16: .completeServiceUUIDs16
        case .incompleteServiceUUIDs32: .incompleteServiceUUIDs32
        case .completeServiceUUIDs32: .completeServiceUUIDs32
        case .incompleteServiceUUIDs128: .incompleteServiceUUIDs128
        case .completeServiceUUIDs128: .completeServiceUUIDs128
        case .shortenedLocalName: .shortenedLocalName
        case .completeLocalName: .completeLocalName
        case .txPowerLevel: .txPowerLevel
        case .classOfDevice: .classOfDevice
        case .simplePairingHashC192: .simplePairingHashC192
        case .simplePairingRandomizerR192: .simplePairingRandomizerR192
        case .securityManagerTK: .securityManagerTK
        case .securityManagerOutOfBandFlags: .securityManagerOutOfBandFlags
        case .peripheralConnectionIntervalRange: .peripheralConnectionIntervalRange
        case .serviceSolicitationUUIDs16: .serviceSolicitationUUIDs16
        case .serviceSolicitationUUIDs128: .serviceSolicitationUUIDs128
        case .serviceData16: .serviceData16
        case .publicTargetAddresses: .publicTargetAddresses
        case .randomTargetAddresses: .randomTargetAddresses
        case .appearance: .appearance
        case .advertisingInterval: .advertisingInterval
        case .leDeviceAddress: .leDeviceAddress
        case .leRole: .leRole
        case .simplePairingHashC256: .simplePairingHashC256
        case .simplePairingRandomizerR256: .simplePairingRandomizerR256
        case .serviceSolicitationUUIDs32: .serviceSolicitationUUIDs32
        case .serviceData32: .serviceData32
        case .serviceData128: .serviceData128
        case .leSecureConnectionsConfirmation: .leSecureConnectionsConfirmation
        case .leSecureConnectionsRandom: .leSecureConnectionsRandom
        case .uri: .uri
        case .leSupportedFeatures: .leSupportedFeatures
        case .channelMapUpdate: .channelMapUpdate
        case .pbADV: .pbADV
        case .meshMessage: .meshMessage
        case .meshBeacon: .meshBeacon
        case .bigInfo: .bigInfo
        case .broadcastCode: .broadcastCode
        case .resolvableSetIdentifier: .resolvableSetIdentifier
        case .advertisingIntervalLong: .advertisingIntervalLong
        case .broadcastName: .broadcastName
        case .encryptedAdvertisingData: .encryptedAdvertisingData
        case .periodicAdvertisingResponseTiming: .periodicAdvertisingResponseTiming
        case .electronicShelfLabel: .electronicShelfLabel
        case .threeDInformation: .threeDInformation
        case .manufacturerSpecificData: .manufacturerSpecificData
        case .raw(let tag, _): tag
        }
    }

    public var rawBytes: [UInt8]? {
        if case .raw(_, let bytes) = self { bytes } else { nil }
    }

    public init(blank tag: ADType) {
        switch tag {
        case .flags: self = .flags(ADStructure.Flags())
        case .incompleteServiceUUIDs16: self = .incompleteServiceUUIDs16(ADStructure.UUIDs16())
        case .completeServiceUUIDs16: self = .completeServiceUUIDs16(ADStructure.UUIDs16())
        case .incompleteServiceUUIDs32: self = .incompleteServiceUUIDs32(ADStructure.UUIDs32())
        case .completeServiceUUIDs32: self = .completeServiceUUIDs32(ADStructure.UUIDs32())
        case .incompleteServiceUUIDs128: self = .incompleteServiceUUIDs128(ADStructure.UUIDs128())
        case .completeServiceUUIDs128: self = .completeServiceUUIDs128(ADStructure.UUIDs128())
        case .shortenedLocalName: self = .shortenedLocalName(ADStructure.Name())
        case .completeLocalName: self = .completeLocalName(ADStructure.Name())
        case .txPowerLevel: self = .txPowerLevel(ADStructure.TxPowerLevel())
        case .classOfDevice: self = .classOfDevice(ADStructure.ClassOfDevice())
        case .simplePairingHashC192: self = .simplePairingHashC192(ADStructure.Value16())
        case .simplePairingRandomizerR192: self = .simplePairingRandomizerR192(ADStructure.Value16())
        case .securityManagerTK: self = .securityManagerTK(ADStructure.DeviceIDOrTK())
        case .securityManagerOutOfBandFlags: self = .securityManagerOutOfBandFlags(ADStructure.OutOfBand())
        case .peripheralConnectionIntervalRange:
            self = .peripheralConnectionIntervalRange(ADStructure.ConnectionIntervalRange())
        case .serviceSolicitationUUIDs16: self = .serviceSolicitationUUIDs16(ADStructure.UUIDs16())
        case .serviceSolicitationUUIDs128: self = .serviceSolicitationUUIDs128(ADStructure.UUIDs128())
        case .serviceData16: self = .serviceData16(ADStructure.ServiceData16())
        case .publicTargetAddresses: self = .publicTargetAddresses(ADStructure.Addresses())
        case .randomTargetAddresses: self = .randomTargetAddresses(ADStructure.Addresses())
        case .appearance: self = .appearance(ADStructure.AppearanceValue())
        case .advertisingInterval: self = .advertisingInterval(ADStructure.AdvertisingInterval())
        case .leDeviceAddress: self = .leDeviceAddress(ADStructure.LEDeviceAddress())
        case .leRole: self = .leRole(ADStructure.LERoleValue())
        case .simplePairingHashC256: self = .simplePairingHashC256(ADStructure.Value16())
        case .simplePairingRandomizerR256: self = .simplePairingRandomizerR256(ADStructure.Value16())
        case .serviceSolicitationUUIDs32: self = .serviceSolicitationUUIDs32(ADStructure.UUIDs32())
        case .serviceData32: self = .serviceData32(ADStructure.ServiceData32())
        case .serviceData128: self = .serviceData128(ADStructure.ServiceData128())
        case .leSecureConnectionsConfirmation: self = .leSecureConnectionsConfirmation(ADStructure.Value16())
        case .leSecureConnectionsRandom: self = .leSecureConnectionsRandom(ADStructure.Value16())
        case .uri: self = .uri(ADStructure.URI())
        case .leSupportedFeatures: self = .leSupportedFeatures(ADStructure.Features())
        case .channelMapUpdate: self = .channelMapUpdate(ADStructure.ChannelMapUpdate())
        case .pbADV: self = .pbADV(ADStructure.ProvisioningBearer())
        case .meshMessage: self = .meshMessage(ADStructure.MeshMessage())
        case .meshBeacon: self = .meshBeacon(ADStructure.MeshBeacon())
        case .bigInfo: self = .bigInfo(ADStructure.BIGInfo())
        case .broadcastCode: self = .broadcastCode(ADStructure.Value16())
        case .resolvableSetIdentifier: self = .resolvableSetIdentifier(ADStructure.ResolvableSetIdentifier())
        case .advertisingIntervalLong: self = .advertisingIntervalLong(ADStructure.AdvertisingIntervalLong())
        case .broadcastName: self = .broadcastName(ADStructure.Name())
        case .encryptedAdvertisingData: self = .encryptedAdvertisingData(ADStructure.EncryptedData())
        case .periodicAdvertisingResponseTiming: self = .periodicAdvertisingResponseTiming(ADStructure.ResponseTiming())
        case .electronicShelfLabel: self = .electronicShelfLabel(ADStructure.Payload())
        case .threeDInformation: self = .threeDInformation(ADStructure.ThreeDInformation())
        case .manufacturerSpecificData: self = .manufacturerSpecificData(ADStructure.ManufacturerData())
        default: self = .raw(tag, [])
        }
    }

    public static func unread(_ tag: ADType, _ bytes: [UInt8]) -> ADContent { .raw(tag, bytes) }

    public mutating func codeFields<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        switch self {
        case .flags(var fields):
            try fields.code(&coder)
            self = .flags(fields)
        case .incompleteServiceUUIDs16(var fields):
            try fields.code(&coder)
            self = .incompleteServiceUUIDs16(fields)
        case .completeServiceUUIDs16(var fields):
            try fields.code(&coder)
            self = .completeServiceUUIDs16(fields)
        case .incompleteServiceUUIDs32(var fields):
            try fields.code(&coder)
            self = .incompleteServiceUUIDs32(fields)
        case .completeServiceUUIDs32(var fields):
            try fields.code(&coder)
            self = .completeServiceUUIDs32(fields)
        case .incompleteServiceUUIDs128(var fields):
            try fields.code(&coder)
            self = .incompleteServiceUUIDs128(fields)
        case .completeServiceUUIDs128(var fields):
            try fields.code(&coder)
            self = .completeServiceUUIDs128(fields)
        case .shortenedLocalName(var fields):
            try fields.code(&coder)
            self = .shortenedLocalName(fields)
        case .completeLocalName(var fields):
            try fields.code(&coder)
            self = .completeLocalName(fields)
        case .txPowerLevel(var fields):
            try fields.code(&coder)
            self = .txPowerLevel(fields)
        case .classOfDevice(var fields):
            try fields.code(&coder)
            self = .classOfDevice(fields)
        case .simplePairingHashC192(var fields):
            try fields.code(&coder)
            self = .simplePairingHashC192(fields)
        case .simplePairingRandomizerR192(var fields):
            try fields.code(&coder)
            self = .simplePairingRandomizerR192(fields)
        case .securityManagerTK(var fields):
            try fields.code(&coder)
            self = .securityManagerTK(fields)
        case .securityManagerOutOfBandFlags(var fields):
            try fields.code(&coder)
            self = .securityManagerOutOfBandFlags(fields)
        case .peripheralConnectionIntervalRange(var fields):
            try fields.code(&coder)
            self = .peripheralConnectionIntervalRange(fields)
        case .serviceSolicitationUUIDs16(var fields):
            try fields.code(&coder)
            self = .serviceSolicitationUUIDs16(fields)
        case .serviceSolicitationUUIDs128(var fields):
            try fields.code(&coder)
            self = .serviceSolicitationUUIDs128(fields)
        case .serviceData16(var fields):
            try fields.code(&coder)
            self = .serviceData16(fields)
        case .publicTargetAddresses(var fields):
            try fields.code(&coder)
            self = .publicTargetAddresses(fields)
        case .randomTargetAddresses(var fields):
            try fields.code(&coder)
            self = .randomTargetAddresses(fields)
        case .appearance(var fields):
            try fields.code(&coder)
            self = .appearance(fields)
        case .advertisingInterval(var fields):
            try fields.code(&coder)
            self = .advertisingInterval(fields)
        case .leDeviceAddress(var fields):
            try fields.code(&coder)
            self = .leDeviceAddress(fields)
        case .leRole(var fields):
            try fields.code(&coder)
            self = .leRole(fields)
        case .simplePairingHashC256(var fields):
            try fields.code(&coder)
            self = .simplePairingHashC256(fields)
        case .simplePairingRandomizerR256(var fields):
            try fields.code(&coder)
            self = .simplePairingRandomizerR256(fields)
        case .serviceSolicitationUUIDs32(var fields):
            try fields.code(&coder)
            self = .serviceSolicitationUUIDs32(fields)
        case .serviceData32(var fields):
            try fields.code(&coder)
            self = .serviceData32(fields)
        case .serviceData128(var fields):
            try fields.code(&coder)
            self = .serviceData128(fields)
        case .leSecureConnectionsConfirmation(var fields):
            try fields.code(&coder)
            self = .leSecureConnectionsConfirmation(fields)
        case .leSecureConnectionsRandom(var fields):
            try fields.code(&coder)
            self = .leSecureConnectionsRandom(fields)
        case .uri(var fields):
            try fields.code(&coder)
            self = .uri(fields)
        case .leSupportedFeatures(var fields):
            try fields.code(&coder)
            self = .leSupportedFeatures(fields)
        case .channelMapUpdate(var fields):
            try fields.code(&coder)
            self = .channelMapUpdate(fields)
        case .pbADV(var fields):
            try fields.code(&coder)
            self = .pbADV(fields)
        case .meshMessage(var fields):
            try fields.code(&coder)
            self = .meshMessage(fields)
        case .meshBeacon(var fields):
            try fields.code(&coder)
            self = .meshBeacon(fields)
        case .bigInfo(var fields):
            try fields.code(&coder)
            self = .bigInfo(fields)
        case .broadcastCode(var fields):
            try fields.code(&coder)
            self = .broadcastCode(fields)
        case .resolvableSetIdentifier(var fields):
            try fields.code(&coder)
            self = .resolvableSetIdentifier(fields)
        case .advertisingIntervalLong(var fields):
            try fields.code(&coder)
            self = .advertisingIntervalLong(fields)
        case .broadcastName(var fields):
            try fields.code(&coder)
            self = .broadcastName(fields)
        case .encryptedAdvertisingData(var fields):
            try fields.code(&coder)
            self = .encryptedAdvertisingData(fields)
        case .periodicAdvertisingResponseTiming(var fields):
            try fields.code(&coder)
            self = .periodicAdvertisingResponseTiming(fields)
        case .electronicShelfLabel(var fields):
            try fields.code(&coder)
            self = .electronicShelfLabel(fields)
        case .threeDInformation(var fields):
            try fields.code(&coder)
            self = .threeDInformation(fields)
        case .manufacturerSpecificData(var fields):
            try fields.code(&coder)
            self = .manufacturerSpecificData(fields)
        case .raw: break
        }
    }
}
