// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The first byte of an LL Control PDU (Core specification 5.4, volume 6, part B, 2.4.2); named as in the
/// specification without "LL_", in lower case.
public struct LLControlOpcode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let connectionUpdateInd = LLControlOpcode(rawValue: 0x00)
    public static let channelMapInd = LLControlOpcode(rawValue: 0x01)
    public static let terminateInd = LLControlOpcode(rawValue: 0x02)
    public static let encReq = LLControlOpcode(rawValue: 0x03)
    public static let encRsp = LLControlOpcode(rawValue: 0x04)
    public static let startEncReq = LLControlOpcode(rawValue: 0x05)
    public static let startEncRsp = LLControlOpcode(rawValue: 0x06)
    public static let unknownRsp = LLControlOpcode(rawValue: 0x07)
    public static let featureReq = LLControlOpcode(rawValue: 0x08)
    public static let featureRsp = LLControlOpcode(rawValue: 0x09)
    public static let pauseEncReq = LLControlOpcode(rawValue: 0x0a)
    public static let pauseEncRsp = LLControlOpcode(rawValue: 0x0b)
    public static let versionInd = LLControlOpcode(rawValue: 0x0c)
    public static let rejectInd = LLControlOpcode(rawValue: 0x0d)
    public static let peripheralFeatureReq = LLControlOpcode(rawValue: 0x0e)
    public static let connectionParamReq = LLControlOpcode(rawValue: 0x0f)
    public static let connectionParamRsp = LLControlOpcode(rawValue: 0x10)
    public static let rejectExtInd = LLControlOpcode(rawValue: 0x11)
    public static let pingReq = LLControlOpcode(rawValue: 0x12)
    public static let pingRsp = LLControlOpcode(rawValue: 0x13)
    public static let lengthReq = LLControlOpcode(rawValue: 0x14)
    public static let lengthRsp = LLControlOpcode(rawValue: 0x15)
    public static let phyReq = LLControlOpcode(rawValue: 0x16)
    public static let phyRsp = LLControlOpcode(rawValue: 0x17)
    public static let phyUpdateInd = LLControlOpcode(rawValue: 0x18)
    public static let minUsedChannelsInd = LLControlOpcode(rawValue: 0x19)
    public static let cteReq = LLControlOpcode(rawValue: 0x1a)
    public static let cteRsp = LLControlOpcode(rawValue: 0x1b)
    public static let periodicSyncInd = LLControlOpcode(rawValue: 0x1c)
    public static let clockAccuracyReq = LLControlOpcode(rawValue: 0x1d)
    public static let clockAccuracyRsp = LLControlOpcode(rawValue: 0x1e)
    public static let cisReq = LLControlOpcode(rawValue: 0x1f)
    public static let cisRsp = LLControlOpcode(rawValue: 0x20)
    public static let cisInd = LLControlOpcode(rawValue: 0x21)
    public static let cisTerminateInd = LLControlOpcode(rawValue: 0x22)
    public static let powerControlReq = LLControlOpcode(rawValue: 0x23)
    public static let powerControlRsp = LLControlOpcode(rawValue: 0x24)
    public static let powerChangeInd = LLControlOpcode(rawValue: 0x25)
    public static let subrateReq = LLControlOpcode(rawValue: 0x26)
    public static let subrateInd = LLControlOpcode(rawValue: 0x27)
    public static let channelReportingInd = LLControlOpcode(rawValue: 0x28)
    public static let channelStatusInd = LLControlOpcode(rawValue: 0x29)
    public static let periodicSyncWrInd = LLControlOpcode(rawValue: 0x2a)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x00: "connection_update_ind",
        0x01: "channel_map_ind",
        0x02: "terminate_ind",
        0x03: "enc_req",
        0x04: "enc_rsp",
        0x05: "start_enc_req",
        0x06: "start_enc_rsp",
        0x07: "unknown_rsp",
        0x08: "feature_req",
        0x09: "feature_rsp",
        0x0a: "pause_enc_req",
        0x0b: "pause_enc_rsp",
        0x0c: "version_ind",
        0x0d: "reject_ind",
        0x0e: "peripheral_feature_req",
        0x0f: "connection_param_req",
        0x10: "connection_param_rsp",
        0x11: "reject_ext_ind",
        0x12: "ping_req",
        0x13: "ping_rsp",
        0x14: "length_req",
        0x15: "length_rsp",
        0x16: "phy_req",
        0x17: "phy_rsp",
        0x18: "phy_update_ind",
        0x19: "min_used_channels_ind",
        0x1a: "cte_req",
        0x1b: "cte_rsp",
        0x1c: "periodic_sync_ind",
        0x1d: "clock_accuracy_req",
        0x1e: "clock_accuracy_rsp",
        0x1f: "cis_req",
        0x20: "cis_rsp",
        0x21: "cis_ind",
        0x22: "cis_terminate_ind",
        0x23: "power_control_req",
        0x24: "power_control_rsp",
        0x25: "power_change_ind",
        0x26: "subrate_req",
        0x27: "subrate_ind",
        0x28: "channel_reporting_ind",
        0x29: "channel_status_ind",
        0x2a: "periodic_sync_wr_ind",
    ]

    /// The name in the specification; nil for opcodes without one.
    public var displayName: StaticString? {
        switch rawValue {
        case 0x00: "LL_CONNECTION_UPDATE_IND"
        case 0x01: "LL_CHANNEL_MAP_IND"
        case 0x02: "LL_TERMINATE_IND"
        case 0x03: "LL_ENC_REQ"
        case 0x04: "LL_ENC_RSP"
        case 0x05: "LL_START_ENC_REQ"
        case 0x06: "LL_START_ENC_RSP"
        case 0x07: "LL_UNKNOWN_RSP"
        case 0x08: "LL_FEATURE_REQ"
        case 0x09: "LL_FEATURE_RSP"
        case 0x0a: "LL_PAUSE_ENC_REQ"
        case 0x0b: "LL_PAUSE_ENC_RSP"
        case 0x0c: "LL_VERSION_IND"
        case 0x0d: "LL_REJECT_IND"
        case 0x0e: "LL_PERIPHERAL_FEATURE_REQ"
        case 0x0f: "LL_CONNECTION_PARAM_REQ"
        case 0x10: "LL_CONNECTION_PARAM_RSP"
        case 0x11: "LL_REJECT_EXT_IND"
        case 0x12: "LL_PING_REQ"
        case 0x13: "LL_PING_RSP"
        case 0x14: "LL_LENGTH_REQ"
        case 0x15: "LL_LENGTH_RSP"
        case 0x16: "LL_PHY_REQ"
        case 0x17: "LL_PHY_RSP"
        case 0x18: "LL_PHY_UPDATE_IND"
        case 0x19: "LL_MIN_USED_CHANNELS_IND"
        case 0x1a: "LL_CTE_REQ"
        case 0x1b: "LL_CTE_RSP"
        case 0x1c: "LL_PERIODIC_SYNC_IND"
        case 0x1d: "LL_CLOCK_ACCURACY_REQ"
        case 0x1e: "LL_CLOCK_ACCURACY_RSP"
        case 0x1f: "LL_CIS_REQ"
        case 0x20: "LL_CIS_RSP"
        case 0x21: "LL_CIS_IND"
        case 0x22: "LL_CIS_TERMINATE_IND"
        case 0x23: "LL_POWER_CONTROL_REQ"
        case 0x24: "LL_POWER_CONTROL_RSP"
        case 0x25: "LL_POWER_CHANGE_IND"
        case 0x26: "LL_SUBRATE_REQ"
        case 0x27: "LL_SUBRATE_IND"
        case 0x28: "LL_CHANNEL_REPORTING_IND"
        case 0x29: "LL_CHANNEL_STATUS_IND"
        case 0x2a: "LL_PERIODIC_SYNC_WR_IND"
        default: nil
        }
    }
}
