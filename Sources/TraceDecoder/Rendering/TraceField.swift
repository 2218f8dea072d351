// SPDX-License-Identifier: Apache-2.0

/// A column of tsv output, a key of JSON output, or a name in a filter.
public enum TraceField: String, Sendable, Hashable, CaseIterable {
    case layer
    case frame
    case time
    case timeRelative = "time_relative"
    case direction
    case adapter
    case connection
    case peer
    case cid
    case opcode
    case name
    case handle
    case pdu
    case value
    case uuid
    case service
    case characteristic
    case attributeName = "attribute_name"
    case error
    case errorName = "error_name"
    case requestFrame = "request_frame"
    case requestHandle = "request_handle"
    case parameters
    case decoded
    case warnings

    /// What `--format tsv` prints unless told otherwise.
    public static let tsvDefault: [TraceField] = [
        .frame, .time, .direction, .connection, .cid, .opcode, .handle, .pdu,
    ]

    /// One line for the help.
    public var summary: String {
        switch self {
        case .layer: "layer of the event: hci, l2cap, att, gatt, vendor, link"
        case .frame: "number of the record that completes it, from 1"
        case .time: "seconds since 1970"
        case .timeRelative: "seconds since the first record"
        case .direction: "sent, received, central, peripheral, unknown"
        case .adapter: "number of the HCI adapter"
        case .connection: "connection handle, or access address on the air"
        case .peer: "address of the peer"
        case .cid: "L2CAP channel"
        case .opcode: "ATT opcode, HCI opcode or event code, …"
        case .name: "name of the PDU in the Core specification"
        case .handle: "attribute handle, where the PDU has one"
        case .pdu: "the whole PDU"
        case .value: "the attribute value in the PDU"
        case .uuid: "type of the attribute"
        case .service: "UUID of its service"
        case .characteristic: "UUID of its characteristic"
        case .attributeName: "name of the attribute's type"
        case .error: "error code, status or reason"
        case .errorName: "name of the error code"
        case .requestFrame: "frame of the request that a response belongs to"
        case .requestHandle: "attribute that the request was about"
        case .parameters: "fields of the PDU"
        case .decoded: "the typed value"
        case .warnings: "what is odd about it"
        }
    }
}
