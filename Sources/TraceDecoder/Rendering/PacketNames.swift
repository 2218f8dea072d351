// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles

/// Titles of packets below ATT.
enum PacketNames {
    static func title(_ event: TraceEvent, _ pdu: Span<UInt8>) -> StaticString {
        if event.layer == .l2cap {
            switch event.cid {
            case 0x0001: return "L2CAP signalling"
            case 0x0004: return "ATT"
            case 0x0005: return "L2CAP LE signalling"
            case 0x0006: return "SMP"
            case 0x0007: return "SMP over BR/EDR"
            default: return "L2CAP"
            }
        }
        switch event.kind {
        case .command: return "HCI Command"
        case .event: return "HCI Event"
        case .acl: return "HCI ACL"
        case .sco: return "HCI SCO"
        case .iso: return "HCI ISO"
        case .linkLayer: return "LE LL"
        case .monitor: return "Monitor"
        case .note: return "Note"
        case .unknown: return "Record"
        }
    }
}
