// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which signalling command it is (Core specification 5.4, volume 3, part A, 4, table 4.2).
public struct L2CAPCommandCode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let commandReject = L2CAPCommandCode(rawValue: 0x01)
    public static let connectionRequest = L2CAPCommandCode(rawValue: 0x02)
    public static let connectionResponse = L2CAPCommandCode(rawValue: 0x03)
    public static let configurationRequest = L2CAPCommandCode(rawValue: 0x04)
    public static let configurationResponse = L2CAPCommandCode(rawValue: 0x05)
    public static let disconnectionRequest = L2CAPCommandCode(rawValue: 0x06)
    public static let disconnectionResponse = L2CAPCommandCode(rawValue: 0x07)
    public static let echoRequest = L2CAPCommandCode(rawValue: 0x08)
    public static let echoResponse = L2CAPCommandCode(rawValue: 0x09)
    public static let informationRequest = L2CAPCommandCode(rawValue: 0x0a)
    public static let informationResponse = L2CAPCommandCode(rawValue: 0x0b)
    public static let createChannelRequest = L2CAPCommandCode(rawValue: 0x0c)
    public static let createChannelResponse = L2CAPCommandCode(rawValue: 0x0d)
    public static let moveChannelRequest = L2CAPCommandCode(rawValue: 0x0e)
    public static let moveChannelResponse = L2CAPCommandCode(rawValue: 0x0f)
    public static let moveChannelConfirmation = L2CAPCommandCode(rawValue: 0x10)
    public static let moveChannelConfirmationResponse = L2CAPCommandCode(rawValue: 0x11)
    public static let connectionParameterUpdateRequest = L2CAPCommandCode(rawValue: 0x12)
    public static let connectionParameterUpdateResponse = L2CAPCommandCode(rawValue: 0x13)
    public static let leCreditBasedConnectionRequest = L2CAPCommandCode(rawValue: 0x14)
    public static let leCreditBasedConnectionResponse = L2CAPCommandCode(rawValue: 0x15)
    public static let flowControlCreditIndication = L2CAPCommandCode(rawValue: 0x16)
    public static let creditBasedConnectionRequest = L2CAPCommandCode(rawValue: 0x17)
    public static let creditBasedConnectionResponse = L2CAPCommandCode(rawValue: 0x18)
    public static let creditBasedReconfigureRequest = L2CAPCommandCode(rawValue: 0x19)
    public static let creditBasedReconfigureResponse = L2CAPCommandCode(rawValue: 0x1a)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "command_reject",
        0x02: "connection_request",
        0x03: "connection_response",
        0x04: "configuration_request",
        0x05: "configuration_response",
        0x06: "disconnection_request",
        0x07: "disconnection_response",
        0x08: "echo_request",
        0x09: "echo_response",
        0x0a: "information_request",
        0x0b: "information_response",
        0x0c: "create_channel_request",
        0x0d: "create_channel_response",
        0x0e: "move_channel_request",
        0x0f: "move_channel_response",
        0x10: "move_channel_confirmation",
        0x11: "move_channel_confirmation_response",
        0x12: "connection_parameter_update_request",
        0x13: "connection_parameter_update_response",
        0x14: "le_credit_based_connection_request",
        0x15: "le_credit_based_connection_response",
        0x16: "flow_control_credit_indication",
        0x17: "credit_based_connection_request",
        0x18: "credit_based_connection_response",
        0x19: "credit_based_reconfigure_request",
        0x1a: "credit_based_reconfigure_response",
    ]
}
