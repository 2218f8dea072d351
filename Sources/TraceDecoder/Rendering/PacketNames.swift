// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import FieldCoding

/// Titles, names and numbers of packets below ATT.
enum PacketNames {
    static func title(_ event: TraceEvent) -> StaticString {
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

    // MARK: HCI

    static func command(_ packet: Span<UInt8>) -> HCICommandEntry? {
        guard packet.count >= 2 else { return nil }
        return HCIRegistry.command(HCIOpcode(rawValue: UInt16(packet[0]) | UInt16(packet[1]) << 8))
    }

    static func event(_ packet: Span<UInt8>) -> HCIEventEntry? {
        guard packet.count >= 1 else { return nil }
        return HCIRegistry.eventEntry(packet[0], subevent: packet.count > 2 ? packet[2] : nil)
    }

    /// Records of the Linux monitor that are no HCI packets (BlueZ, doc/btsnoop-protocol.rst).
    private static func monitor(_ opcode: UInt16) -> StaticString? {
        switch opcode {
        case 0: "New Index"
        case 1: "Delete Index"
        case 8: "Open Index"
        case 9: "Close Index"
        case 10: "Index Information"
        case 11: "Vendor Diagnostics"
        case 12: "System Note"
        case 13: "User Logging"
        case 14: "Control Open"
        case 15: "Control Close"
        case 16: "Control Command"
        case 17: "Control Event"
        default: nil
        }
    }

    // MARK: Air

    static func isAdvertising(_ packet: Span<UInt8>) -> Bool {
        packet.count >= 4 && packet[0] == 0xd6 && packet[1] == 0xbe && packet[2] == 0x89 && packet[3] == 0x8e
    }

    /// The PDU with its header; nil where the packet is too short.
    static func airPDU(_ event: TraceEvent, _ packet: Span<UInt8>) -> Range<Int>? {
        // The decoder notes where the header starts, since coded packets have a byte before it.
        let start = max(4, event.valueOffset)
        guard packet.count >= start + 2 else { return nil }
        return start..<min(packet.count, start + 2 + Int(packet[start + 1]))
    }

    // MARK: Names

    /// Name of what a packet is, nil where it has none.
    static func name(_ event: TraceEvent, _ packet: Span<UInt8>) -> StaticString? {
        switch event.layer {
        case .att, .gatt, .link: return EventNames.name(event)
        case .vendor: return nil
        case .l2cap:
            guard !packet.isEmpty else { return nil }
            switch event.cid {
            case 0x0001, 0x0005: return L2CAPCommandCode(rawValue: packet[0]).name
            case 0x0006, 0x0007: return SMPCode(rawValue: packet[0]).name
            case 0x0004: return ATTOpcode(rawValue: packet[0]).name
            default: return nil
            }
        case .hci: break
        }
        switch event.kind {
        case .command: return command(packet)?.name
        case .event: return self.event(packet)?.name
        case .monitor: return monitor(event.cid)
        case .linkLayer:
            guard let range = airPDU(event, packet) else { return nil }
            if isAdvertising(packet) { return LLAdvertisingType(rawValue: packet[range.lowerBound] & 15).displayName }
            switch packet[range.lowerBound] & 3 {
            case 1: return range.count > 2 ? "L2CAP continuation" : "Empty PDU"
            case 2: return "L2CAP start"
            case 3 where range.count > 2 && !event.parts.contains(.encrypted):
                return LLControlOpcode(rawValue: packet[range.lowerBound + 2]).displayName
            default: return nil
            }
        default: return nil
        }
    }

    /// The number that goes with the name: HCI opcode, event code, signalling code, ATT opcode.
    static func opcode(_ event: TraceEvent, _ packet: Span<UInt8>) -> (value: UInt64, digits: Int) {
        guard event.layer == .hci else { return (UInt64(event.opcode), 2) }
        switch event.kind {
        case .command where packet.count >= 2: return (UInt64(packet[0]) | UInt64(packet[1]) << 8, 4)
        case .event where !packet.isEmpty: return (UInt64(packet[0]), 2)
        case .monitor, .note: return (UInt64(event.cid), 4)
        default: return (0, 2)
        }
    }

    /// Every name that ``name(_:_:)`` can give to a packet below ATT.
    static var all: [String] {
        var names = HCIRegistry.commands.map { "\($0.name)" } + HCIRegistry.events.map { "\($0.name)" }
        names += ["L2CAP continuation", "L2CAP start", "Empty PDU"]
        for code in UInt8.min...UInt8.max {
            let found: [StaticString?] = [
                ATTOpcode(rawValue: code).name, L2CAPCommandCode(rawValue: code).name, SMPCode(rawValue: code).name,
                monitor(UInt16(code)), code < 16 ? LLAdvertisingType(rawValue: code).displayName : nil,
                LLControlOpcode(rawValue: code).displayName,
            ]
            names += found.compactMap { $0.map { "\($0)" } }
        }
        return names
    }
}
