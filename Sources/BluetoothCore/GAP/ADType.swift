// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What an AD structure holds (Assigned Numbers, common data types).
public struct ADType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let flags = ADType(rawValue: 0x01)
    public static let incompleteServiceUUIDs16 = ADType(rawValue: 0x02)
    public static let completeServiceUUIDs16 = ADType(rawValue: 0x03)
    public static let incompleteServiceUUIDs32 = ADType(rawValue: 0x04)
    public static let completeServiceUUIDs32 = ADType(rawValue: 0x05)
    public static let incompleteServiceUUIDs128 = ADType(rawValue: 0x06)
    public static let completeServiceUUIDs128 = ADType(rawValue: 0x07)
    public static let shortenedLocalName = ADType(rawValue: 0x08)
    public static let completeLocalName = ADType(rawValue: 0x09)
    public static let txPowerLevel = ADType(rawValue: 0x0a)
    public static let classOfDevice = ADType(rawValue: 0x0d)
    public static let simplePairingHashC192 = ADType(rawValue: 0x0e)
    public static let simplePairingRandomizerR192 = ADType(rawValue: 0x0f)
    /// A device ID in an extended inquiry response.
    public static let securityManagerTK = ADType(rawValue: 0x10)
    public static let securityManagerOutOfBandFlags = ADType(rawValue: 0x11)
    public static let peripheralConnectionIntervalRange = ADType(rawValue: 0x12)
    public static let serviceSolicitationUUIDs16 = ADType(rawValue: 0x14)
    public static let serviceSolicitationUUIDs128 = ADType(rawValue: 0x15)
    public static let serviceData16 = ADType(rawValue: 0x16)
    public static let publicTargetAddresses = ADType(rawValue: 0x17)
    public static let randomTargetAddresses = ADType(rawValue: 0x18)
    public static let appearance = ADType(rawValue: 0x19)
    public static let advertisingInterval = ADType(rawValue: 0x1a)
    public static let leDeviceAddress = ADType(rawValue: 0x1b)
    public static let leRole = ADType(rawValue: 0x1c)
    public static let simplePairingHashC256 = ADType(rawValue: 0x1d)
    public static let simplePairingRandomizerR256 = ADType(rawValue: 0x1e)
    public static let serviceSolicitationUUIDs32 = ADType(rawValue: 0x1f)
    public static let serviceData32 = ADType(rawValue: 0x20)
    public static let serviceData128 = ADType(rawValue: 0x21)
    public static let leSecureConnectionsConfirmation = ADType(rawValue: 0x22)
    public static let leSecureConnectionsRandom = ADType(rawValue: 0x23)
    public static let uri = ADType(rawValue: 0x24)
    public static let indoorPositioning = ADType(rawValue: 0x25)
    public static let transportDiscoveryData = ADType(rawValue: 0x26)
    public static let leSupportedFeatures = ADType(rawValue: 0x27)
    public static let channelMapUpdate = ADType(rawValue: 0x28)
    public static let pbADV = ADType(rawValue: 0x29)
    public static let meshMessage = ADType(rawValue: 0x2a)
    public static let meshBeacon = ADType(rawValue: 0x2b)
    public static let bigInfo = ADType(rawValue: 0x2c)
    public static let broadcastCode = ADType(rawValue: 0x2d)
    public static let resolvableSetIdentifier = ADType(rawValue: 0x2e)
    public static let advertisingIntervalLong = ADType(rawValue: 0x2f)
    public static let broadcastName = ADType(rawValue: 0x30)
    public static let encryptedAdvertisingData = ADType(rawValue: 0x31)
    public static let periodicAdvertisingResponseTiming = ADType(rawValue: 0x32)
    public static let electronicShelfLabel = ADType(rawValue: 0x34)
    public static let threeDInformation = ADType(rawValue: 0x3d)
    public static let manufacturerSpecificData = ADType(rawValue: 0xff)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "flags",
        0x02: "incompleteServiceUUIDs16",
        0x03: "completeServiceUUIDs16",
        0x04: "incompleteServiceUUIDs32",
        0x05: "completeServiceUUIDs32",
        0x06: "incompleteServiceUUIDs128",
        0x07: "completeServiceUUIDs128",
        0x08: "shortenedLocalName",
        0x09: "completeLocalName",
        0x0a: "txPowerLevel",
        0x0d: "classOfDevice",
        0x0e: "simplePairingHashC192",
        0x0f: "simplePairingRandomizerR192",
        0x10: "securityManagerTK",
        0x11: "securityManagerOutOfBandFlags",
        0x12: "peripheralConnectionIntervalRange",
        0x14: "serviceSolicitationUUIDs16",
        0x15: "serviceSolicitationUUIDs128",
        0x16: "serviceData16",
        0x17: "publicTargetAddresses",
        0x18: "randomTargetAddresses",
        0x19: "appearance",
        0x1a: "advertisingInterval",
        0x1b: "leDeviceAddress",
        0x1c: "leRole",
        0x1d: "simplePairingHashC256",
        0x1e: "simplePairingRandomizerR256",
        0x1f: "serviceSolicitationUUIDs32",
        0x20: "serviceData32",
        0x21: "serviceData128",
        0x22: "leSecureConnectionsConfirmation",
        0x23: "leSecureConnectionsRandom",
        0x24: "uri",
        0x25: "indoorPositioning",
        0x26: "transportDiscoveryData",
        0x27: "leSupportedFeatures",
        0x28: "channelMapUpdate",
        0x29: "pbADV",
        0x2a: "meshMessage",
        0x2b: "meshBeacon",
        0x2c: "bigInfo",
        0x2d: "broadcastCode",
        0x2e: "resolvableSetIdentifier",
        0x2f: "advertisingIntervalLong",
        0x30: "broadcastName",
        0x31: "encryptedAdvertisingData",
        0x32: "periodicAdvertisingResponseTiming",
        0x34: "electronicShelfLabel",
        0x3d: "threeDInformation",
        0xff: "manufacturerSpecificData",
    ]

    /// The name in Assigned Numbers; nil for types that are not assigned.
    public var displayName: String? { AssignedNumbers.advertisingTypeName(rawValue) }
}
