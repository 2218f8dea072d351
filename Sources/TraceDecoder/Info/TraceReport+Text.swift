// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles
import FieldCoding

extension TraceReport {
    /// The report for people.
    public var text: String {
        var sections = [overview]
        if !decoder.connections.isEmpty { sections.append(connections) }
        if statistics.attPDUs > 0 { sections.append(pdus) }
        if !survey.names.entries.isEmpty { sections.append(names) }
        if !oddities.isEmpty {
            let rows = oddities.map { ["\($0.count)", "\($0.words)"] }
            sections.append("Oddities\n" + TextTable.lines(rows, indent: 2))
        }
        return sections.joined(separator: "\n")
    }

    private var overview: String {
        var rows = [["Format", reader.format.description]]
        if let count = reader.byteCount { rows.append(["Size", "\(count) bytes"]) }
        if !reader.linkTypes.isEmpty {
            let links = reader.linkTypes.map { "\($0.name) (\($0.rawValue))" }
            rows.append([links.count == 1 ? "Link type" : "Link types", links.joined(separator: ", ")])
        }
        rows.append(["Records", "\(statistics.records)"])
        if let first = survey.earliest, let last = survey.latest {
            rows.append(["First", CivilTime.iso8601(first)])
            rows.append(["Last", CivilTime.iso8601(last)])
            if let duration = CivilTime.duration(from: first, to: last) { rows.append(["Duration", duration]) }
        }
        for (name, count) in kinds { rows.append([kindTitle("\(name)"), "\(count)"]) }
        if statistics.advertisements > 0 { rows.append(["Advertisements", "\(statistics.advertisements)"]) }
        if statistics.l2capFrames > 0 { rows.append(["L2CAP frames", "\(statistics.l2capFrames)"]) }
        rows.append(["Dropped records", "\(statistics.drops)"])
        if reader.foreignPackets > 0 { rows.append(["Passed over", "\(reader.foreignPackets) of other link types"]) }
        if reader.damage.isEmpty { rows.append(["Damaged parts", "none"]) }
        for (index, damage) in reader.damage.enumerated() {
            rows.append([index == 0 ? "Damaged parts" : "", damage.description])
        }
        return escaped(Array(reader.name.utf8)) + "\n" + TextTable.lines(rows, indent: 2)
    }

    private func kindTitle(_ kind: String) -> String {
        switch kind {
        case "command": "HCI commands"
        case "event": "HCI events"
        case "acl": "ACL packets"
        case "sco": "SCO packets"
        case "iso": "ISO packets"
        case "link_layer": "Air packets"
        case "monitor": "Monitor records"
        case "note": "Notes"
        default: "Unknown records"
        }
    }

    // MARK: Connections

    private var connections: String {
        var text = "Connections\n"
        for connection in decoder.connections {
            text += "  \(handle(connection.handle, isAir: connection.isAir))  \(title(connection))\n"
            for line in details(connection) { text += "      \(line)\n" }
        }
        return text
    }

    private func title(_ connection: TraceConnection) -> String {
        var parts: [String] = []
        if let peer = connection.peer {
            let address = "\(peer.address) (\(peer.isRandom ? "random" : "public"))"
            parts.append(name(connection).map { "\(address) \(quoted($0))" } ?? address)
        } else {
            parts.append(name(connection).map { "unknown peer \(quoted($0))" } ?? "unknown peer")
        }
        if let central = connection.central { parts.append("central \(central.address)") }
        if let role = connection.role?.name { parts.append("this host is the \(role)") }
        if let link = connection.link { parts.append(link == .le ? "LE" : "BR/EDR") }
        if connection.adapter != 0 { parts.append("adapter \(connection.adapter)") }
        return parts.joined(separator: ", ")
    }

    private func details(_ connection: TraceConnection) -> [String] {
        var life = [connection.openedFrame.map { "opened in frame \($0)" } ?? "open before the capture"]
        if let frame = connection.closedFrame {
            var closing = "closed in frame \(frame)"
            if let reason = connection.closeReason {
                closing += ": " + (HCIStatus(rawValue: reason).name.map { words("\($0)") } ?? "reason \(reason)")
            }
            life.append(closing)
        } else {
            life.append("still open at the end")
        }
        if let start = connection.firstTime, let end = end(connection),
            let duration = CivilTime.duration(from: start, to: end)
        {
            life.append(duration)
        }
        var traffic = ["MTU \(connection.mtu)"]
        if let interval = connection.interval { traffic.append("interval \(milliseconds(interval)) ms") }
        traffic.append(connection.everEncrypted ? "encrypted" : "not encrypted")
        traffic.append("\(connection.pduCount) ATT PDUs")
        if connection.opaquePackets > 0 { traffic.append("\(connection.opaquePackets) packets not decrypted") }
        return [life.joined(separator: ", "), traffic.joined(separator: ", ")]
    }

    /// Units of 1.25 ms.
    private func milliseconds(_ interval: UInt16) -> String {
        var output = OutputBuffer(capacity: 12)
        let hundredths = Int(interval) * 125
        output.append(decimal: hundredths / 100)
        if hundredths % 100 != 0 {
            output.append(0x2e)
            output.append(decimal: UInt64(hundredths % 100), minimumDigits: 2)
        }
        return output.string
    }

    /// `remoteUserTerminatedConnection` as words.
    private func words(_ name: String) -> String {
        var text = ""
        var previous: Character = " "
        for character in name {
            if character.isUppercase && previous.isLowercase { text += " " }
            text.append(character)
            previous = character
        }
        return text.split(separator: " ").map {
            $0.dropFirst().contains { $0.isUppercase } ? String($0) : $0.lowercased()
        }
        .joined(separator: " ")
    }

    // MARK: Lists

    private var pdus: String {
        var rows: [[String]] = []
        for (opcode, count) in opcodes {
            let name = ATTOpcode(rawValue: opcode).displayName.map { "\($0)" }
            rows.append([name ?? "Opcode 0x\(opcode < 16 ? "0" : "")\(String(opcode, radix: 16))", "\(count)"])
        }
        return "ATT PDUs: \(statistics.attPDUs)\n" + TextTable.lines(rows, indent: 2)
    }

    private var names: String {
        let rows = survey.names.entries.map { entry in
            let owner: String
            switch entry.owner {
            case .peer(let peer): owner = "\(peer.address) (\(peer.isRandom ? "random" : "public"))"
            case .connection(let number): owner = "peer of \(handle(number, isAir: number > 0xffff))"
            case .local(let adapter): owner = adapter == 0 ? "this host" : "this host, adapter \(adapter)"
            }
            let source: String
            switch entry.source {
            case .deviceName: source = "Device Name"
            case .advertisement: source = "advertised"
            case .inquiry: source = "inquiry"
            }
            return [owner, quoted(entry.name), source]
        }
        return "Device names\n" + TextTable.lines(rows, indent: 2)
    }

    private func handle(_ handle: UInt32, isAir: Bool) -> String {
        var output = OutputBuffer(capacity: 10)
        output.append("0x")
        output.append(hex: UInt64(handle), digits: isAir ? 8 : 4)
        return output.string
    }

    private func quoted(_ utf8: [UInt8]) -> String { "\"\(escaped(utf8))\"" }

    /// Text of others, made harmless for a terminal.
    private func escaped(_ utf8: [UInt8]) -> String {
        var output = OutputBuffer(capacity: utf8.count)
        output.append(escaping: utf8.span)
        return output.string
    }
}
