// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which advertising physical channel PDU it is, four bits (Core specification 5.4, volume 6, part B, 2.3, table
/// 2.3); named as in the specification, in lower case.
public struct LLAdvertisingType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let advInd = LLAdvertisingType(rawValue: 0x00)
    public static let advDirectInd = LLAdvertisingType(rawValue: 0x01)
    public static let advNonconnInd = LLAdvertisingType(rawValue: 0x02)
    /// Also AUX_SCAN_REQ.
    public static let scanReq = LLAdvertisingType(rawValue: 0x03)
    public static let scanRsp = LLAdvertisingType(rawValue: 0x04)
    /// Also AUX_CONNECT_REQ.
    public static let connectInd = LLAdvertisingType(rawValue: 0x05)
    public static let advScanInd = LLAdvertisingType(rawValue: 0x06)
    /// Also AUX_ADV_IND, AUX_SCAN_RSP, AUX_SYNC_IND, AUX_CHAIN_IND, AUX_SYNC_SUBEVENT_IND and AUX_SYNC_SUBEVENT_RSP.
    public static let advExtInd = LLAdvertisingType(rawValue: 0x07)
    public static let auxConnectRsp = LLAdvertisingType(rawValue: 0x08)
    /// From version 6.0 on; its payload is kept as bytes.
    public static let advDecisionInd = LLAdvertisingType(rawValue: 0x09)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x00: "adv_ind",
        0x01: "adv_direct_ind",
        0x02: "adv_nonconn_ind",
        0x03: "scan_req",
        0x04: "scan_rsp",
        0x05: "connect_ind",
        0x06: "adv_scan_ind",
        0x07: "adv_ext_ind",
        0x08: "aux_connect_rsp",
        0x09: "adv_decision_ind",
    ]

    /// The name in the specification; nil for types without one.
    public var displayName: StaticString? {
        switch rawValue {
        case 0: "ADV_IND"
        case 1: "ADV_DIRECT_IND"
        case 2: "ADV_NONCONN_IND"
        case 3: "SCAN_REQ"
        case 4: "SCAN_RSP"
        case 5: "CONNECT_IND"
        case 6: "ADV_SCAN_IND"
        case 7: "ADV_EXT_IND"
        case 8: "AUX_CONNECT_RSP"
        case 9: "ADV_DECISION_IND"
        default: nil
        }
    }
}
