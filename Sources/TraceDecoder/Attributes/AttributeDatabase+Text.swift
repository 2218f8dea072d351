// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding

extension AttributeDatabase {
    /// The tables as indented trees for people.
    public var text: String { entries.map(Self.text).joined(separator: "\n") }

    private static func text(_ entry: Entry) -> String {
        let tree = AttributeTree(entry)
        var lines = [title(entry)]
        for service in tree.services { append(service, to: &lines) }
        if !tree.homeless.characteristics.isEmpty || !tree.homeless.includes.isEmpty {
            append(tree.homeless, to: &lines)
        }
        if !tree.others.isEmpty {
            lines.append("  other attributes")
            for other in tree.others { lines.append("    \(hex(other.handle))  \(label(other.uuid, .other))") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func title(_ entry: Entry) -> String {
        let numbers = entry.connections.map { hex($0, digits: $0 > 0xffff ? 8 : 4) }.joined(separator: ", ")
        let place = (entry.connections.count > 1 ? "connections " : "connection ") + numbers
        switch entry.side {
        case .local: return entry.adapter == 0 ? "Local attributes" : "Local attributes of adapter \(entry.adapter)"
        case .central: return "Central, \(place)"
        case .remote:
            guard let peer = entry.peer else { return "Peer without known address, \(place)" }
            let connections = entry.connections.isEmpty ? "" : ", \(place)"
            return "\(peer.address) (\(peer.isRandom ? "random" : "public"))\(connections)"
        }
    }

    private static func append(_ service: AttributeTree.Service, to lines: inout [String]) {
        if let content = service.content {
            lines.append(
                "  \(hex(content.start))-\(hex(content.end))  \(label(content.uuid, .serviceDeclaration))"
                    + (content.isPrimary ? "" : "  secondary") + (content.isInferred ? "  (inferred)" : ""))
        } else {
            lines.append("  in no service that is known")
        }
        for include in service.includes {
            lines.append(
                "    \(hex(include.handle))  includes \(hex(include.start))-\(hex(include.end))"
                    + (include.uuid.map { " \(label($0, .serviceDeclaration))" } ?? ""))
        }
        for characteristic in service.characteristics {
            let content = characteristic.content
            let properties = CharacteristicProperties.names(of: content.properties).joined(separator: ", ")
            lines.append(
                "    \(hex(content.value))  \(label(content.uuid, .characteristicValue))  [\(properties)]"
                    + (content.isInferred ? "  (inferred)" : ""))
            for descriptor in characteristic.descriptors {
                lines.append("      \(hex(descriptor.handle))  \(label(descriptor.uuid, .descriptor))")
            }
        }
    }

    private static func hex(_ handle: UInt16) -> String { hex(UInt32(handle), digits: 4) }

    private static func hex(_ value: UInt32, digits: Int) -> String {
        var output = OutputBuffer(capacity: 10)
        output.append("0x")
        output.append(hex: UInt64(value), digits: digits)
        return output.string
    }

    private static func label(_ uuid: BluetoothUUID, _ role: AttributeDescriptor.Role) -> String {
        AttributeDescriptor.name(of: uuid, role).map { "\(uuid) \($0)" } ?? uuid.description
    }
}
