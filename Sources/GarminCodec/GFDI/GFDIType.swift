// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a GFDI packet is. Sources: Gadgetbridge's Garmin support, garmin-ble.
public struct GFDIType: WireEnumeration {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let response = GFDIType(rawValue: 5000)
    public static let deviceInformation = GFDIType(rawValue: 5024)
    public static let systemEvent = GFDIType(rawValue: 5030)
    public static let protobufRequest = GFDIType(rawValue: 5043)
    public static let protobufResponse = GFDIType(rawValue: 5044)
    public static let configuration = GFDIType(rawValue: 5050)
    public static let currentTimeRequest = GFDIType(rawValue: 5052)

    public static let names: KeyValuePairs<UInt16, StaticString> = [
        5000: "response", 5002: "downloadRequest", 5003: "uploadRequest", 5004: "fileData", 5005: "createFile",
        5007: "directoryFilter", 5008: "setFileFlags", 5011: "fitDefinition", 5012: "fitData", 5014: "weatherRequest",
        5024: "deviceInformation", 5026: "deviceSettings", 5030: "systemEvent", 5031: "supportedFileTypes",
        5033: "notificationUpdate", 5034: "notificationControl", 5035: "notificationData",
        5036: "notificationSubscription", 5037: "synchronization", 5039: "findMyPhone", 5040: "cancelFindMyPhone",
        5041: "musicControl", 5042: "musicCapabilities", 5043: "protobufRequest", 5044: "protobufResponse",
        5049: "musicUpdate", 5050: "configuration", 5052: "currentTimeRequest", 5101: "authenticationNegotiation",
    ]
}
