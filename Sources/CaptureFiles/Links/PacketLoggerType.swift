// SPDX-License-Identifier: Apache-2.0

/// Record types of Apple PacketLogger (Wireshark wiretap/packetlogger.c; ISO from BlueZ src/shared/btsnoop.c).
enum PacketLoggerType {
    static func describe(_ record: inout CaptureRecord, type: UInt8) {
        record.opcode = UInt16(type)
        switch type {
        case 0x00: (record.kind, record.direction) = (.command, .sent)
        case 0x01: (record.kind, record.direction) = (.event, .received)
        case 0x02: (record.kind, record.direction) = (.acl, .sent)
        case 0x03: (record.kind, record.direction) = (.acl, .received)
        case 0x08: (record.kind, record.direction) = (.sco, .sent)
        case 0x09: (record.kind, record.direction) = (.sco, .received)
        case 0x12: (record.kind, record.direction) = (.iso, .sent)
        case 0x13: (record.kind, record.direction) = (.iso, .received)
        // LMP of BR/EDR, sent and received: no HCI packet, and no other kind that is decoded.
        case 0x0a: (record.kind, record.direction) = (.note, .sent)
        case 0x0b: (record.kind, record.direction) = (.note, .received)
        // System log, kernel, power, notes, configuration, and types that newer systems added.
        default: (record.kind, record.direction) = (.note, .unknown)
        }
    }

    static func isKnown(_ type: UInt8) -> Bool {
        switch type {
        case 0x00...0x03, 0x08...0x0b, 0x12, 0x13, 0xf7...0xfe: true
        default: false
        }
    }

    /// The type for an HCI packet; nil where the direction is missing or the kind is not HCI.
    static func of(_ kind: PacketKind, _ direction: PacketDirection) -> UInt8? {
        switch (kind, direction) {
        case (.command, _): 0x00
        case (.event, _): 0x01
        case (.acl, .sent): 0x02
        case (.acl, .received): 0x03
        case (.sco, .sent): 0x08
        case (.sco, .received): 0x09
        case (.iso, .sent): 0x12
        case (.iso, .received): 0x13
        default: nil
        }
    }
}
