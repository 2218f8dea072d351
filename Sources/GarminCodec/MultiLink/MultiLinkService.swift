// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a handle of Multi-Link carries. Source: Gadgetbridge's Garmin support (identifiers only).
public struct MultiLinkService: WireEnumeration {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let gfdi = MultiLinkService(rawValue: 1)
    public static let registration = MultiLinkService(rawValue: 4)
    public static let heartRate = MultiLinkService(rawValue: 6)
    public static let steps = MultiLinkService(rawValue: 7)
    public static let heartRateVariability = MultiLinkService(rawValue: 12)
    public static let accelerometer = MultiLinkService(rawValue: 16)
    public static let pulseOximetry = MultiLinkService(rawValue: 19)
    public static let respiration = MultiLinkService(rawValue: 21)

    public static let names: KeyValuePairs<UInt16, StaticString> = [
        1: "gfdi", 2: "nfc", 3: "healthSDK", 4: "registration", 5: "connext", 6: "heartRate", 7: "steps", 8: "calories",
        9: "floors", 10: "intensity", 12: "heartRateVariability", 13: "stress", 14: "authenticationStatus", 15: "echo",
        16: "accelerometer", 17: "spam", 18: "bmxRaw", 19: "pulseOximetry", 20: "bodyBattery", 21: "respiration",
        22: "keepAlive", 26: "activeTime", 0x2018: "fileTransfer2018", 0x4018: "fileTransfer4018",
        0x6018: "fileTransfer6018", 0xa018: "fileTransferA018", 0xc018: "fileTransferC018", 0xe018: "fileTransferE018",
    ]
}
