// SPDX-License-Identifier: Apache-2.0

/// What a ``TraceLayer/gatt`` event tells; its raw value is the event's `opcode`.
public enum GATTProcedure: UInt8, Sendable, Hashable {
    case read = 1
    case write = 2
    case writeWithoutResponse = 3
    case signedWrite = 4
    case notification = 5
    case indication = 6
    /// A value found by its type (Read By Type).
    case readByUUID = 7
    case exchangeMTU = 8
    /// Prepared writes that were cancelled.
    case cancelledWrite = 9

    public var name: StaticString {
        switch self {
        case .read: "read"
        case .write: "write"
        case .writeWithoutResponse: "write_without_response"
        case .signedWrite: "signed_write"
        case .notification: "notification"
        case .indication: "indication"
        case .readByUUID: "read_by_uuid"
        case .exchangeMTU: "exchange_mtu"
        case .cancelledWrite: "cancelled_write"
        }
    }

    public var displayName: StaticString {
        switch self {
        case .read: "Read"
        case .write: "Write"
        case .writeWithoutResponse: "Write Without Response"
        case .signedWrite: "Signed Write"
        case .notification: "Notification"
        case .indication: "Indication"
        case .readByUUID: "Read By UUID"
        case .exchangeMTU: "Exchange MTU"
        case .cancelledWrite: "Cancelled Write"
        }
    }
}
