// SPDX-License-Identifier: Apache-2.0

/// Opcodes of the Linux Bluetooth monitor (BlueZ doc/btsnoop-protocol.rst).
enum MonitorOpcode {
    static let command: UInt16 = 2
    static let event: UInt16 = 3
    static let aclSent: UInt16 = 4
    static let aclReceived: UInt16 = 5
    static let scoSent: UInt16 = 6
    static let scoReceived: UInt16 = 7
    static let isoSent: UInt16 = 18
    static let isoReceived: UInt16 = 19

    /// Sets kind, direction and opcode of a monitor record.
    @inline(__always)
    static func describe(_ record: inout CaptureRecord, opcode: UInt16) {
        record.opcode = opcode
        switch opcode {
        case command: (record.kind, record.direction) = (.command, .sent)
        case event: (record.kind, record.direction) = (.event, .received)
        case aclSent: (record.kind, record.direction) = (.acl, .sent)
        case aclReceived: (record.kind, record.direction) = (.acl, .received)
        case scoSent: (record.kind, record.direction) = (.sco, .sent)
        case scoReceived: (record.kind, record.direction) = (.sco, .received)
        case isoSent: (record.kind, record.direction) = (.iso, .sent)
        case isoReceived: (record.kind, record.direction) = (.iso, .received)
        default: (record.kind, record.direction) = (.monitor, .unknown)
        }
    }

    /// The opcode for an HCI packet; nil where the direction is missing or the kind is not HCI.
    static func of(_ kind: PacketKind, _ direction: PacketDirection) -> UInt16? {
        switch (kind, direction) {
        case (.command, _): command
        case (.event, _): event
        case (.acl, .sent): aclSent
        case (.acl, .received): aclReceived
        case (.sco, .sent): scoSent
        case (.sco, .received): scoReceived
        case (.iso, .sent): isoSent
        case (.iso, .received): isoReceived
        default: nil
        }
    }
}
