// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// An LL Control PDU (Core specification 5.4, volume 6, part B, 2.4.2): an opcode and the fields that it selects.
public enum LLControlPDU: TaggedFields, Hashable {
    case connectionUpdateInd(ConnectionUpdate)
    case channelMapInd(ChannelMapUpdate)
    case terminateInd(ErrorReason)
    case encReq(EncryptionRequest)
    case encRsp(EncryptionResponse)
    case startEncReq(Empty)
    case startEncRsp(Empty)
    case unknownRsp(UnknownResponse)
    case featureReq(Features)
    case featureRsp(Features)
    case pauseEncReq(Empty)
    case pauseEncRsp(Empty)
    case versionInd(Version)
    case rejectInd(ErrorReason)
    case peripheralFeatureReq(Features)
    case connectionParamReq(ConnectionParameters)
    case connectionParamRsp(ConnectionParameters)
    case rejectExtInd(ExtendedReject)
    case pingReq(Empty)
    case pingRsp(Empty)
    case lengthReq(DataLength)
    case lengthRsp(DataLength)
    case phyReq(PHYPreference)
    case phyRsp(PHYPreference)
    case phyUpdateInd(PHYUpdate)
    case minUsedChannelsInd(MinimumUsedChannels)
    case cteReq(ConstantToneRequest)
    case cteRsp(Empty)
    case periodicSyncInd(PeriodicSync)
    case clockAccuracyReq(ClockAccuracy)
    case clockAccuracyRsp(ClockAccuracy)
    case cisReq(CISRequest)
    case cisRsp(CISResponse)
    case cisInd(CISIndication)
    case cisTerminateInd(CISTermination)
    case powerControlReq(PowerControlRequest)
    case powerControlRsp(PowerControlResponse)
    case powerChangeInd(PowerChange)
    case subrateReq(SubrateRequest)
    case subrateInd(SubrateIndication)
    case channelReportingInd(ChannelReporting)
    case channelStatusInd(ChannelStatus)
    case periodicSyncWrInd(PeriodicSyncWithResponses)
    /// An opcode that the specification does not define, with the bytes behind it.
    case raw(LLControlOpcode, [UInt8])

    public static var tagName: StaticString { "opcode" }

    public var tag: LLControlOpcode {
        switch self {
        case .connectionUpdateInd: .connectionUpdateInd
        case .channelMapInd: .channelMapInd
        case .terminateInd: .terminateInd
        case .encReq: .encReq
        case .encRsp: .encRsp
        case .startEncReq: .startEncReq
        case .startEncRsp: .startEncRsp
        case .unknownRsp: .unknownRsp
        case .featureReq: .featureReq
        case .featureRsp: .featureRsp
        case .pauseEncReq: .pauseEncReq
        case .pauseEncRsp: .pauseEncRsp
        case .versionInd: .versionInd
        case .rejectInd: .rejectInd
        case .peripheralFeatureReq: .peripheralFeatureReq
        case .connectionParamReq: .connectionParamReq
        case .connectionParamRsp: .connectionParamRsp
        case .rejectExtInd: .rejectExtInd
        case .pingReq: .pingReq
        case .pingRsp: .pingRsp
        case .lengthReq: .lengthReq
        case .lengthRsp: .lengthRsp
        case .phyReq: .phyReq
        case .phyRsp: .phyRsp
        case .phyUpdateInd: .phyUpdateInd
        case .minUsedChannelsInd: .minUsedChannelsInd
        case .cteReq: .cteReq
        case .cteRsp: .cteRsp
        case .periodicSyncInd: .periodicSyncInd
        case .clockAccuracyReq: .clockAccuracyReq
        case .clockAccuracyRsp: .clockAccuracyRsp
        case .cisReq: .cisReq
        case .cisRsp: .cisRsp
        case .cisInd: .cisInd
        case .cisTerminateInd: .cisTerminateInd
        case .powerControlReq: .powerControlReq
        case .powerControlRsp: .powerControlRsp
        case .powerChangeInd: .powerChangeInd
        case .subrateReq: .subrateReq
        case .subrateInd: .subrateInd
        case .channelReportingInd: .channelReportingInd
        case .channelStatusInd: .channelStatusInd
        case .periodicSyncWrInd: .periodicSyncWrInd
        case .raw(let tag, _): tag
        }
    }

    public var rawBytes: [UInt8]? {
        if case .raw(_, let bytes) = self { bytes } else { nil }
    }

    public init(blank tag: LLControlOpcode) {
        switch tag {
        case .connectionUpdateInd: self = .connectionUpdateInd(ConnectionUpdate())
        case .channelMapInd: self = .channelMapInd(ChannelMapUpdate())
        case .terminateInd: self = .terminateInd(ErrorReason())
        case .encReq: self = .encReq(EncryptionRequest())
        case .encRsp: self = .encRsp(EncryptionResponse())
        case .startEncReq: self = .startEncReq(Empty())
        case .startEncRsp: self = .startEncRsp(Empty())
        case .unknownRsp: self = .unknownRsp(UnknownResponse())
        case .featureReq: self = .featureReq(Features())
        case .featureRsp: self = .featureRsp(Features())
        case .pauseEncReq: self = .pauseEncReq(Empty())
        case .pauseEncRsp: self = .pauseEncRsp(Empty())
        case .versionInd: self = .versionInd(Version())
        case .rejectInd: self = .rejectInd(ErrorReason())
        case .peripheralFeatureReq: self = .peripheralFeatureReq(Features())
        case .connectionParamReq: self = .connectionParamReq(ConnectionParameters())
        case .connectionParamRsp: self = .connectionParamRsp(ConnectionParameters())
        case .rejectExtInd: self = .rejectExtInd(ExtendedReject())
        case .pingReq: self = .pingReq(Empty())
        case .pingRsp: self = .pingRsp(Empty())
        case .lengthReq: self = .lengthReq(DataLength())
        case .lengthRsp: self = .lengthRsp(DataLength())
        case .phyReq: self = .phyReq(PHYPreference())
        case .phyRsp: self = .phyRsp(PHYPreference())
        case .phyUpdateInd: self = .phyUpdateInd(PHYUpdate())
        case .minUsedChannelsInd: self = .minUsedChannelsInd(MinimumUsedChannels())
        case .cteReq: self = .cteReq(ConstantToneRequest())
        case .cteRsp: self = .cteRsp(Empty())
        case .periodicSyncInd: self = .periodicSyncInd(PeriodicSync())
        case .clockAccuracyReq: self = .clockAccuracyReq(ClockAccuracy())
        case .clockAccuracyRsp: self = .clockAccuracyRsp(ClockAccuracy())
        case .cisReq: self = .cisReq(CISRequest())
        case .cisRsp: self = .cisRsp(CISResponse())
        case .cisInd: self = .cisInd(CISIndication())
        case .cisTerminateInd: self = .cisTerminateInd(CISTermination())
        case .powerControlReq: self = .powerControlReq(PowerControlRequest())
        case .powerControlRsp: self = .powerControlRsp(PowerControlResponse())
        case .powerChangeInd: self = .powerChangeInd(PowerChange())
        case .subrateReq: self = .subrateReq(SubrateRequest())
        case .subrateInd: self = .subrateInd(SubrateIndication())
        case .channelReportingInd: self = .channelReportingInd(ChannelReporting())
        case .channelStatusInd: self = .channelStatusInd(ChannelStatus())
        case .periodicSyncWrInd: self = .periodicSyncWrInd(PeriodicSyncWithResponses())
        default: self = .raw(tag, [])
        }
    }

    public static func unread(_ tag: LLControlOpcode, _ bytes: [UInt8]) -> LLControlPDU { .raw(tag, bytes) }

    public mutating func codeFields<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        switch self {
        case .connectionUpdateInd(var fields):
            try fields.code(&coder)
            self = .connectionUpdateInd(fields)
        case .channelMapInd(var fields):
            try fields.code(&coder)
            self = .channelMapInd(fields)
        case .terminateInd(var fields):
            try fields.code(&coder)
            self = .terminateInd(fields)
        case .encReq(var fields):
            try fields.code(&coder)
            self = .encReq(fields)
        case .encRsp(var fields):
            try fields.code(&coder)
            self = .encRsp(fields)
        case .startEncReq(var fields):
            try fields.code(&coder)
            self = .startEncReq(fields)
        case .startEncRsp(var fields):
            try fields.code(&coder)
            self = .startEncRsp(fields)
        case .unknownRsp(var fields):
            try fields.code(&coder)
            self = .unknownRsp(fields)
        case .featureReq(var fields):
            try fields.code(&coder)
            self = .featureReq(fields)
        case .featureRsp(var fields):
            try fields.code(&coder)
            self = .featureRsp(fields)
        case .pauseEncReq(var fields):
            try fields.code(&coder)
            self = .pauseEncReq(fields)
        case .pauseEncRsp(var fields):
            try fields.code(&coder)
            self = .pauseEncRsp(fields)
        case .versionInd(var fields):
            try fields.code(&coder)
            self = .versionInd(fields)
        case .rejectInd(var fields):
            try fields.code(&coder)
            self = .rejectInd(fields)
        case .peripheralFeatureReq(var fields):
            try fields.code(&coder)
            self = .peripheralFeatureReq(fields)
        case .connectionParamReq(var fields):
            try fields.code(&coder)
            self = .connectionParamReq(fields)
        case .connectionParamRsp(var fields):
            try fields.code(&coder)
            self = .connectionParamRsp(fields)
        case .rejectExtInd(var fields):
            try fields.code(&coder)
            self = .rejectExtInd(fields)
        case .pingReq(var fields):
            try fields.code(&coder)
            self = .pingReq(fields)
        case .pingRsp(var fields):
            try fields.code(&coder)
            self = .pingRsp(fields)
        case .lengthReq(var fields):
            try fields.code(&coder)
            self = .lengthReq(fields)
        case .lengthRsp(var fields):
            try fields.code(&coder)
            self = .lengthRsp(fields)
        case .phyReq(var fields):
            try fields.code(&coder)
            self = .phyReq(fields)
        case .phyRsp(var fields):
            try fields.code(&coder)
            self = .phyRsp(fields)
        case .phyUpdateInd(var fields):
            try fields.code(&coder)
            self = .phyUpdateInd(fields)
        case .minUsedChannelsInd(var fields):
            try fields.code(&coder)
            self = .minUsedChannelsInd(fields)
        case .cteReq(var fields):
            try fields.code(&coder)
            self = .cteReq(fields)
        case .cteRsp(var fields):
            try fields.code(&coder)
            self = .cteRsp(fields)
        case .periodicSyncInd(var fields):
            try fields.code(&coder)
            self = .periodicSyncInd(fields)
        case .clockAccuracyReq(var fields):
            try fields.code(&coder)
            self = .clockAccuracyReq(fields)
        case .clockAccuracyRsp(var fields):
            try fields.code(&coder)
            self = .clockAccuracyRsp(fields)
        case .cisReq(var fields):
            try fields.code(&coder)
            self = .cisReq(fields)
        case .cisRsp(var fields):
            try fields.code(&coder)
            self = .cisRsp(fields)
        case .cisInd(var fields):
            try fields.code(&coder)
            self = .cisInd(fields)
        case .cisTerminateInd(var fields):
            try fields.code(&coder)
            self = .cisTerminateInd(fields)
        case .powerControlReq(var fields):
            try fields.code(&coder)
            self = .powerControlReq(fields)
        case .powerControlRsp(var fields):
            try fields.code(&coder)
            self = .powerControlRsp(fields)
        case .powerChangeInd(var fields):
            try fields.code(&coder)
            self = .powerChangeInd(fields)
        case .subrateReq(var fields):
            try fields.code(&coder)
            self = .subrateReq(fields)
        case .subrateInd(var fields):
            try fields.code(&coder)
            self = .subrateInd(fields)
        case .channelReportingInd(var fields):
            try fields.code(&coder)
            self = .channelReportingInd(fields)
        case .channelStatusInd(var fields):
            try fields.code(&coder)
            self = .channelStatusInd(fields)
        case .periodicSyncWrInd(var fields):
            try fields.code(&coder)
            self = .periodicSyncWrInd(fields)
        case .raw: break
        }
    }
}
