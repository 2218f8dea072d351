// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import FieldCoding

extension TraceReport {
    /// One JSON object.
    public var json: String {
        var printer = ValuePrinter(style: .json)
        printer.beginObject()
        text("file", reader.name, &printer)
        text("format", reader.format.description, &printer)
        if let count = reader.byteCount { number("bytes", Int(clamping: count), &printer) }
        printer.key("link_types")
        printer.beginArray()
        for link in reader.linkTypes {
            printer.beginObject()
            number("number", Int(link.rawValue), &printer)
            text("name", link.name, &printer)
            printer.endObject()
        }
        printer.endArray()
        number("records", statistics.records, &printer)
        if let first = survey.earliest, let last = survey.latest {
            text("first", CivilTime.iso8601(first), &printer)
            text("last", CivilTime.iso8601(last), &printer)
            text("duration", CivilTime.seconds(from: first, to: last), &printer)
        }
        number("drops", statistics.drops, &printer)
        if reader.foreignPackets > 0 { number("passed_over", reader.foreignPackets, &printer) }
        printDamage(&printer)
        printer.key("kinds")
        printer.beginObject()
        for (name, count) in kinds { number(name, count, &printer) }
        printer.endObject()
        printer.key("connections")
        printer.beginArray()
        for connection in decoder.connections { print(connection, &printer) }
        printer.endArray()
        number("advertisements", statistics.advertisements, &printer)
        number("l2cap_frames", statistics.l2capFrames, &printer)
        printCounts(&printer)
        printNames(&printer)
        printer.endObject()
        return printer.string + "\n"
    }

    private func printDamage(_ printer: inout ValuePrinter) {
        printer.key("damage")
        printer.beginArray()
        for damage in reader.damage {
            printer.beginObject()
            number("record", damage.record, &printer)
            number("offset", Int(clamping: damage.fileOffset), &printer)
            text("message", damage.message, &printer)
            printer.endObject()
        }
        printer.endArray()
        guard !reader.notices.isEmpty else { return }
        printer.key("notices")
        printer.beginArray()
        for notice in reader.notices { printer.string(notice) }
        printer.endArray()
    }

    private func printCounts(_ printer: inout ValuePrinter) {
        printer.key("att")
        printer.beginObject()
        number("pdus", statistics.attPDUs, &printer)
        printer.key("by_opcode")
        printer.beginObject()
        for (opcode, count) in opcodes {
            if let name = ATTOpcode(rawValue: opcode).name {
                number(name, count, &printer)
            } else {
                printer.key(dynamic: "unknown_0x" + (opcode < 16 ? "0" : "") + String(opcode, radix: 16))
                printer.number(count)
            }
        }
        printer.endObject()
        printer.endObject()
        printer.key("oddities")
        printer.beginObject()
        for oddity in oddities { number(oddity.key, oddity.count, &printer) }
        printer.endObject()
    }

    private func printNames(_ printer: inout ValuePrinter) {
        printer.key("names")
        printer.beginArray()
        for entry in survey.names.entries {
            printer.beginObject()
            switch entry.owner {
            case .peer(let peer):
                text("address", peer.address.description, &printer)
                text("address_type", peer.isRandom ? "random" : "public", &printer)
            case .connection(let handle): number("connection", Int(handle), &printer)
            case .local(let adapter): number("local_adapter", Int(adapter), &printer)
            }
            printer.key("name")
            printer.string(entry.name.span)
            text("source", entry.source.rawValue, &printer)
            printer.endObject()
        }
        printer.endArray()
    }

    private func print(_ connection: TraceConnection, _ printer: inout ValuePrinter) {
        printer.beginObject()
        number("connection", Int(connection.handle), &printer)
        if connection.isAir {
            printer.key("air")
            printer.bool(true)
        }
        if connection.adapter != 0 { number("adapter", Int(connection.adapter), &printer) }
        if let link = connection.link { text("link", link == .le ? "le" : "bredr", &printer) }
        if let peer = connection.peer {
            text("peer", peer.address.description, &printer)
            text("address_type", peer.isRandom ? "random" : "public", &printer)
        }
        if let central = connection.central { text("central", central.address.description, &printer) }
        if let name = name(connection) {
            printer.key("name")
            printer.string(name.span)
        }
        if let role = connection.role { text("role", role.name.map { "\($0)" } ?? "reserved", &printer) }
        if let frame = connection.openedFrame { number("opened_frame", frame, &printer) }
        if let frame = connection.closedFrame { number("closed_frame", frame, &printer) }
        if let reason = connection.closeReason {
            number("close_reason", Int(reason), &printer)
            text("close_reason_name", HCIStatus(rawValue: reason).name.map { "\($0)" }, &printer)
        }
        number("mtu", connection.mtu, &printer)
        printer.key("encrypted")
        printer.bool(connection.everEncrypted)
        number("att_pdus", connection.pduCount, &printer)
        if let interval = connection.interval {
            printer.key("interval_ms")
            printer.number(Decimal64(mantissa: Int64(interval) * 125, exponent: -2))
        }
        if let start = connection.firstTime, let end = end(connection) {
            text("duration", CivilTime.seconds(from: start, to: end), &printer)
        }
        if connection.orphanFragments > 0 { number("orphan_fragments", connection.orphanFragments, &printer) }
        if connection.unfinishedPDUs > 0 { number("unfinished_pdus", connection.unfinishedPDUs, &printer) }
        if connection.opaquePackets > 0 { number("encrypted_packets", connection.opaquePackets, &printer) }
        printer.endObject()
    }

    private func number(_ key: StaticString, _ value: Int, _ printer: inout ValuePrinter) {
        printer.key(key)
        printer.number(value)
    }

    private func text(_ key: StaticString, _ value: String?, _ printer: inout ValuePrinter) {
        guard let value else { return }
        printer.key(key)
        printer.string(value)
    }
}
