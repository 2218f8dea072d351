// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The data of a signalling command; its code says which it is (Core specification 5.4, volume 3, part A, 4).
///
/// Codes 0x0C to 0x11 belong to the alternate MAC and PHY, which version 5.3 removed; old devices still send them.
public enum L2CAPCommandContent: TaggedFields, Hashable {
    case commandReject(L2CAPCommand.CommandReject)
    case connectionRequest(L2CAPCommand.ConnectionRequest)
    case connectionResponse(L2CAPCommand.ConnectionResponse)
    case configurationRequest(L2CAPCommand.ConfigurationRequest)
    case configurationResponse(L2CAPCommand.ConfigurationResponse)
    case disconnectionRequest(L2CAPCommand.Disconnection)
    case disconnectionResponse(L2CAPCommand.Disconnection)
    case echoRequest(L2CAPCommand.Echo)
    case echoResponse(L2CAPCommand.Echo)
    case informationRequest(L2CAPCommand.InformationRequest)
    case informationResponse(L2CAPCommand.InformationResponse)
    case createChannelRequest(L2CAPCommand.CreateChannelRequest)
    case createChannelResponse(L2CAPCommand.ConnectionResponse)
    case moveChannelRequest(L2CAPCommand.MoveChannelRequest)
    case moveChannelResponse(L2CAPCommand.MoveChannelResult)
    case moveChannelConfirmation(L2CAPCommand.MoveChannelResult)
    case moveChannelConfirmationResponse(L2CAPCommand.MoveChannelConfirmationResponse)
    case connectionParameterUpdateRequest(L2CAPCommand.ConnectionParameterUpdateRequest)
    case connectionParameterUpdateResponse(L2CAPCommand.ConnectionParameterUpdateResponse)
    case leCreditBasedConnectionRequest(L2CAPCommand.LECreditBasedConnectionRequest)
    case leCreditBasedConnectionResponse(L2CAPCommand.LECreditBasedConnectionResponse)
    case flowControlCreditIndication(L2CAPCommand.FlowControlCreditIndication)
    case creditBasedConnectionRequest(L2CAPCommand.CreditBasedConnectionRequest)
    case creditBasedConnectionResponse(L2CAPCommand.CreditBasedConnectionResponse)
    case creditBasedReconfigureRequest(L2CAPCommand.CreditBasedReconfigureRequest)
    case creditBasedReconfigureResponse(L2CAPCommand.CreditBasedReconfigureResponse)
    /// A code that the specification does not define, or data that could not be read.
    case raw(L2CAPCommandCode, [UInt8])

    public static var tagName: StaticString { "code" }

    public var tag: L2CAPCommandCode {
        switch self {
        case .commandReject: .commandReject
        case .connectionRequest: .connectionRequest
        case .connectionResponse: .connectionResponse
        case .configurationRequest: .configurationRequest
        case .configurationResponse: .configurationResponse
        case .disconnectionRequest: .disconnectionRequest
        case .disconnectionResponse: .disconnectionResponse
        case .echoRequest: .echoRequest
        case .echoResponse: .echoResponse
        case .informationRequest: .informationRequest
        case .informationResponse: .informationResponse
        case .createChannelRequest: .createChannelRequest
        case .createChannelResponse: .createChannelResponse
        case .moveChannelRequest: .moveChannelRequest
        case .moveChannelResponse: .moveChannelResponse
        case .moveChannelConfirmation: .moveChannelConfirmation
        case .moveChannelConfirmationResponse: .moveChannelConfirmationResponse
        case .connectionParameterUpdateRequest: .connectionParameterUpdateRequest
        case .connectionParameterUpdateResponse: .connectionParameterUpdateResponse
        case .leCreditBasedConnectionRequest: .leCreditBasedConnectionRequest
        case .leCreditBasedConnectionResponse: .leCreditBasedConnectionResponse
        case .flowControlCreditIndication: .flowControlCreditIndication
        case .creditBasedConnectionRequest: .creditBasedConnectionRequest
        case .creditBasedConnectionResponse: .creditBasedConnectionResponse
        case .creditBasedReconfigureRequest: .creditBasedReconfigureRequest
        case .creditBasedReconfigureResponse: .creditBasedReconfigureResponse
        case .raw(let tag, _): tag
        }
    }

    public var rawBytes: [UInt8]? {
        if case .raw(_, let bytes) = self { bytes } else { nil }
    }

    public init(blank tag: L2CAPCommandCode) {
        switch tag {
        case .commandReject: self = .commandReject(L2CAPCommand.CommandReject())
        case .connectionRequest: self = .connectionRequest(L2CAPCommand.ConnectionRequest())
        case .connectionResponse: self = .connectionResponse(L2CAPCommand.ConnectionResponse())
        case .configurationRequest: self = .configurationRequest(L2CAPCommand.ConfigurationRequest())
        case .configurationResponse: self = .configurationResponse(L2CAPCommand.ConfigurationResponse())
        case .disconnectionRequest: self = .disconnectionRequest(L2CAPCommand.Disconnection())
        case .disconnectionResponse: self = .disconnectionResponse(L2CAPCommand.Disconnection())
        case .echoRequest: self = .echoRequest(L2CAPCommand.Echo())
        case .echoResponse: self = .echoResponse(L2CAPCommand.Echo())
        case .informationRequest: self = .informationRequest(L2CAPCommand.InformationRequest())
        case .informationResponse: self = .informationResponse(L2CAPCommand.InformationResponse())
        case .createChannelRequest: self = .createChannelRequest(L2CAPCommand.CreateChannelRequest())
        case .createChannelResponse: self = .createChannelResponse(L2CAPCommand.ConnectionResponse())
        case .moveChannelRequest: self = .moveChannelRequest(L2CAPCommand.MoveChannelRequest())
        case .moveChannelResponse: self = .moveChannelResponse(L2CAPCommand.MoveChannelResult())
        case .moveChannelConfirmation: self = .moveChannelConfirmation(L2CAPCommand.MoveChannelResult())
        case .moveChannelConfirmationResponse:
            self = .moveChannelConfirmationResponse(L2CAPCommand.MoveChannelConfirmationResponse())
        case .connectionParameterUpdateRequest:
            self = .connectionParameterUpdateRequest(L2CAPCommand.ConnectionParameterUpdateRequest())
        case .connectionParameterUpdateResponse:
            self = .connectionParameterUpdateResponse(L2CAPCommand.ConnectionParameterUpdateResponse())
        case .leCreditBasedConnectionRequest:
            self = .leCreditBasedConnectionRequest(L2CAPCommand.LECreditBasedConnectionRequest())
        case .leCreditBasedConnectionResponse:
            self = .leCreditBasedConnectionResponse(L2CAPCommand.LECreditBasedConnectionResponse())
        case .flowControlCreditIndication:
            self = .flowControlCreditIndication(L2CAPCommand.FlowControlCreditIndication())
        case .creditBasedConnectionRequest:
            self = .creditBasedConnectionRequest(L2CAPCommand.CreditBasedConnectionRequest())
        case .creditBasedConnectionResponse:
            self = .creditBasedConnectionResponse(L2CAPCommand.CreditBasedConnectionResponse())
        case .creditBasedReconfigureRequest:
            self = .creditBasedReconfigureRequest(L2CAPCommand.CreditBasedReconfigureRequest())
        case .creditBasedReconfigureResponse:
            self = .creditBasedReconfigureResponse(L2CAPCommand.CreditBasedReconfigureResponse())
        default: self = .raw(tag, [])
        }
    }

    public static func unread(_ tag: L2CAPCommandCode, _ bytes: [UInt8]) -> L2CAPCommandContent { .raw(tag, bytes) }

    public mutating func codeFields<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        switch self {
        case .commandReject(var fields):
            try fields.code(&coder)
            self = .commandReject(fields)
        case .connectionRequest(var fields):
            try fields.code(&coder)
            self = .connectionRequest(fields)
        case .connectionResponse(var fields):
            try fields.code(&coder)
            self = .connectionResponse(fields)
        case .configurationRequest(var fields):
            try fields.code(&coder)
            self = .configurationRequest(fields)
        case .configurationResponse(var fields):
            try fields.code(&coder)
            self = .configurationResponse(fields)
        case .disconnectionRequest(var fields):
            try fields.code(&coder)
            self = .disconnectionRequest(fields)
        case .disconnectionResponse(var fields):
            try fields.code(&coder)
            self = .disconnectionResponse(fields)
        case .echoRequest(var fields):
            try fields.code(&coder)
            self = .echoRequest(fields)
        case .echoResponse(var fields):
            try fields.code(&coder)
            self = .echoResponse(fields)
        case .informationRequest(var fields):
            try fields.code(&coder)
            self = .informationRequest(fields)
        case .informationResponse(var fields):
            try fields.code(&coder)
            self = .informationResponse(fields)
        case .createChannelRequest(var fields):
            try fields.code(&coder)
            self = .createChannelRequest(fields)
        case .createChannelResponse(var fields):
            try fields.code(&coder)
            self = .createChannelResponse(fields)
        case .moveChannelRequest(var fields):
            try fields.code(&coder)
            self = .moveChannelRequest(fields)
        case .moveChannelResponse(var fields):
            try fields.code(&coder)
            self = .moveChannelResponse(fields)
        case .moveChannelConfirmation(var fields):
            try fields.code(&coder)
            self = .moveChannelConfirmation(fields)
        case .moveChannelConfirmationResponse(var fields):
            try fields.code(&coder)
            self = .moveChannelConfirmationResponse(fields)
        case .connectionParameterUpdateRequest(var fields):
            try fields.code(&coder)
            self = .connectionParameterUpdateRequest(fields)
        case .connectionParameterUpdateResponse(var fields):
            try fields.code(&coder)
            self = .connectionParameterUpdateResponse(fields)
        case .leCreditBasedConnectionRequest(var fields):
            try fields.code(&coder)
            self = .leCreditBasedConnectionRequest(fields)
        case .leCreditBasedConnectionResponse(var fields):
            try fields.code(&coder)
            self = .leCreditBasedConnectionResponse(fields)
        case .flowControlCreditIndication(var fields):
            try fields.code(&coder)
            self = .flowControlCreditIndication(fields)
        case .creditBasedConnectionRequest(var fields):
            try fields.code(&coder)
            self = .creditBasedConnectionRequest(fields)
        case .creditBasedConnectionResponse(var fields):
            try fields.code(&coder)
            self = .creditBasedConnectionResponse(fields)
        case .creditBasedReconfigureRequest(var fields):
            try fields.code(&coder)
            self = .creditBasedReconfigureRequest(fields)
        case .creditBasedReconfigureResponse(var fields):
            try fields.code(&coder)
            self = .creditBasedReconfigureResponse(fields)
        case .raw: break
        }
    }
}
