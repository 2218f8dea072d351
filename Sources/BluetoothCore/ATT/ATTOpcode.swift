// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The first byte of every ATT PDU (Core specification 5.4, volume 3, part F, 3.3.1 and 3.4.8).
///
/// ```
///   7        6       5        0
/// +---------+-------+----------+
/// |signature|command|  method  |
/// +---------+-------+----------+
/// ```
public struct ATTOpcode: WireEnumeration {
    public let rawValue: UInt8
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let errorResponse = ATTOpcode(rawValue: 0x01)
    public static let exchangeMTURequest = ATTOpcode(rawValue: 0x02)
    public static let exchangeMTUResponse = ATTOpcode(rawValue: 0x03)
    public static let findInformationRequest = ATTOpcode(rawValue: 0x04)
    public static let findInformationResponse = ATTOpcode(rawValue: 0x05)
    public static let findByTypeValueRequest = ATTOpcode(rawValue: 0x06)
    public static let findByTypeValueResponse = ATTOpcode(rawValue: 0x07)
    public static let readByTypeRequest = ATTOpcode(rawValue: 0x08)
    public static let readByTypeResponse = ATTOpcode(rawValue: 0x09)
    public static let readRequest = ATTOpcode(rawValue: 0x0a)
    public static let readResponse = ATTOpcode(rawValue: 0x0b)
    public static let readBlobRequest = ATTOpcode(rawValue: 0x0c)
    public static let readBlobResponse = ATTOpcode(rawValue: 0x0d)
    public static let readMultipleRequest = ATTOpcode(rawValue: 0x0e)
    public static let readMultipleResponse = ATTOpcode(rawValue: 0x0f)
    public static let readByGroupTypeRequest = ATTOpcode(rawValue: 0x10)
    public static let readByGroupTypeResponse = ATTOpcode(rawValue: 0x11)
    public static let writeRequest = ATTOpcode(rawValue: 0x12)
    public static let writeResponse = ATTOpcode(rawValue: 0x13)
    public static let prepareWriteRequest = ATTOpcode(rawValue: 0x16)
    public static let prepareWriteResponse = ATTOpcode(rawValue: 0x17)
    public static let executeWriteRequest = ATTOpcode(rawValue: 0x18)
    public static let executeWriteResponse = ATTOpcode(rawValue: 0x19)
    public static let handleValueNotification = ATTOpcode(rawValue: 0x1b)
    public static let handleValueIndication = ATTOpcode(rawValue: 0x1d)
    public static let handleValueConfirmation = ATTOpcode(rawValue: 0x1e)
    public static let readMultipleVariableRequest = ATTOpcode(rawValue: 0x20)
    public static let readMultipleVariableResponse = ATTOpcode(rawValue: 0x21)
    public static let multipleHandleValueNotification = ATTOpcode(rawValue: 0x23)
    public static let writeCommand = ATTOpcode(rawValue: 0x52)
    public static let signedWriteCommand = ATTOpcode(rawValue: 0xd2)

    /// Which operation it is, without the two flags.
    @inlinable public var method: UInt8 { rawValue & 0x3f }
    /// Commands are not answered, not even with an error.
    @inlinable public var isCommand: Bool { rawValue & 0x40 != 0 }
    /// An authentication signature of 12 bytes ends the PDU.
    @inlinable public var hasSignature: Bool { rawValue & 0x80 != 0 }

    /// The PDU's name in the Core specification without "ATT_", in lower case.
    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "error_response",
        0x02: "exchange_mtu_request",
        0x03: "exchange_mtu_response",
        0x04: "find_information_request",
        0x05: "find_information_response",
        0x06: "find_by_type_value_request",
        0x07: "find_by_type_value_response",
        0x08: "read_by_type_request",
        0x09: "read_by_type_response",
        0x0a: "read_request",
        0x0b: "read_response",
        0x0c: "read_blob_request",
        0x0d: "read_blob_response",
        0x0e: "read_multiple_request",
        0x0f: "read_multiple_response",
        0x10: "read_by_group_type_request",
        0x11: "read_by_group_type_response",
        0x12: "write_request",
        0x13: "write_response",
        0x16: "prepare_write_request",
        0x17: "prepare_write_response",
        0x18: "execute_write_request",
        0x19: "execute_write_response",
        0x1b: "handle_value_notification",
        0x1d: "handle_value_indication",
        0x1e: "handle_value_confirmation",
        0x20: "read_multiple_variable_request",
        0x21: "read_multiple_variable_response",
        0x23: "multiple_handle_value_notification",
        0x52: "write_command",
        0xd2: "signed_write_command",
    ]

    /// The PDU's name in the Core specification without "ATT_", in lower case; nil for opcodes without one.
    public var name: StaticString? {
        // A switch, since a trace asks for every PDU and the table is searched from its start.
        switch rawValue {
        case 0x01: "error_response"
        case 0x02: "exchange_mtu_request"
        case 0x03: "exchange_mtu_response"
        case 0x04: "find_information_request"
        case 0x05: "find_information_response"
        case 0x06: "find_by_type_value_request"
        case 0x07: "find_by_type_value_response"
        case 0x08: "read_by_type_request"
        case 0x09: "read_by_type_response"
        case 0x0a: "read_request"
        case 0x0b: "read_response"
        case 0x0c: "read_blob_request"
        case 0x0d: "read_blob_response"
        case 0x0e: "read_multiple_request"
        case 0x0f: "read_multiple_response"
        case 0x10: "read_by_group_type_request"
        case 0x11: "read_by_group_type_response"
        case 0x12: "write_request"
        case 0x13: "write_response"
        case 0x16: "prepare_write_request"
        case 0x17: "prepare_write_response"
        case 0x18: "execute_write_request"
        case 0x19: "execute_write_response"
        case 0x1b: "handle_value_notification"
        case 0x1d: "handle_value_indication"
        case 0x1e: "handle_value_confirmation"
        case 0x20: "read_multiple_variable_request"
        case 0x21: "read_multiple_variable_response"
        case 0x23: "multiple_handle_value_notification"
        case 0x52: "write_command"
        case 0xd2: "signed_write_command"
        default: nil
        }
    }

    /// The name for people, as Wireshark spells it; nil for opcodes without one.
    public var displayName: StaticString? {
        switch rawValue {
        case 0x01: "Error Response"
        case 0x02: "Exchange MTU Request"
        case 0x03: "Exchange MTU Response"
        case 0x04: "Find Information Request"
        case 0x05: "Find Information Response"
        case 0x06: "Find By Type Value Request"
        case 0x07: "Find By Type Value Response"
        case 0x08: "Read By Type Request"
        case 0x09: "Read By Type Response"
        case 0x0a: "Read Request"
        case 0x0b: "Read Response"
        case 0x0c: "Read Blob Request"
        case 0x0d: "Read Blob Response"
        case 0x0e: "Read Multiple Request"
        case 0x0f: "Read Multiple Response"
        case 0x10: "Read By Group Type Request"
        case 0x11: "Read By Group Type Response"
        case 0x12: "Write Request"
        case 0x13: "Write Response"
        case 0x16: "Prepare Write Request"
        case 0x17: "Prepare Write Response"
        case 0x18: "Execute Write Request"
        case 0x19: "Execute Write Response"
        case 0x1b: "Handle Value Notification"
        case 0x1d: "Handle Value Indication"
        case 0x1e: "Handle Value Confirmation"
        case 0x20: "Read Multiple Variable Request"
        case 0x21: "Read Multiple Variable Response"
        case 0x23: "Multiple Handle Value Notification"
        case 0x52: "Write Command"
        case 0xd2: "Signed Write Command"
        default: nil
        }
    }

    /// What a PDU is for (volume 3, part F, 3.3).
    public enum Kind: Sendable, Hashable {
        case request
        case response
        case command
        case notification
        case indication
        case confirmation
    }

    /// Nil for opcodes without a name.
    public var kind: Kind? {
        switch rawValue {
        case 0x01, 0x03, 0x05, 0x07, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x17, 0x19, 0x21: .response
        case 0x02, 0x04, 0x06, 0x08, 0x0a, 0x0c, 0x0e, 0x10, 0x12, 0x16, 0x18, 0x20: .request
        case 0x1b, 0x23: .notification
        case 0x1d: .indication
        case 0x1e: .confirmation
        case 0x52, 0xd2: .command
        default: nil
        }
    }

    /// The opcode that answers this request or indication (an error response may come instead); nil for all others.
    public var answer: ATTOpcode? {
        switch kind {
        case .request, .indication: ATTOpcode(rawValue: rawValue + 1)
        default: nil
        }
    }
}
