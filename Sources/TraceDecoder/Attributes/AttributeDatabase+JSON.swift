// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import FieldCoding

extension AttributeDatabase {
    /// What ``init(parsing:)`` reads: one object whose `tables` hold a server each, a table on a line.
    public var json: String {
        var text = "{\"tables\":["
        for (index, entry) in entries.enumerated() {
            text += index > 0 ? ",\n" : "\n"
            var printer = ValuePrinter(style: .json)
            Self.print(entry, to: &printer)
            text += printer.string
        }
        return text + (entries.isEmpty ? "]}\n" : "\n]}\n")
    }

    private static func print(_ entry: Entry, to printer: inout ValuePrinter) {
        let tree = AttributeTree(entry)
        printer.beginObject()
        if let peer = entry.peer {
            printer.key("peer")
            printer.string(peer.address.description)
            printer.key("address_type")
            printer.word(peer.isRandom ? "random" : "public")
        }
        if entry.connections.count == 1 {
            printer.key("connection")
            printer.number(Int(entry.connections[0]))
        } else if !entry.connections.isEmpty {
            printer.key("connections")
            printer.beginArray()
            for connection in entry.connections { printer.number(Int(connection)) }
            printer.endArray()
        }
        printer.key("side")
        printer.string(entry.side.rawValue)
        printer.key("adapter")
        printer.number(Int(entry.adapter))
        printer.key("services")
        printer.beginArray()
        for service in tree.services { print(service, to: &printer) }
        printer.endArray()
        if !tree.homeless.includes.isEmpty || !tree.homeless.characteristics.isEmpty {
            printContent(of: tree.homeless, to: &printer)
        }
        if !tree.others.isEmpty {
            printer.key("others")
            print(tree.others, to: &printer)
        }
        printer.endObject()
    }

    private static func print(_ service: AttributeTree.Service, to printer: inout ValuePrinter) {
        guard let content = service.content else { return }
        printer.beginObject()
        number("start", content.start, &printer)
        number("end", content.end, &printer)
        name(content.uuid, .serviceDeclaration, &printer)
        printer.key("type")
        printer.word(content.isPrimary ? "primary" : "secondary")
        inferred(content.isInferred, &printer)
        printContent(of: service, to: &printer)
        printer.endObject()
    }

    private static func printContent(of service: AttributeTree.Service, to printer: inout ValuePrinter) {
        if !service.includes.isEmpty {
            printer.key("includes")
            printer.beginArray()
            for include in service.includes {
                printer.beginObject()
                number("handle", include.handle, &printer)
                number("start", include.start, &printer)
                number("end", include.end, &printer)
                if let uuid = include.uuid { name(uuid, .serviceDeclaration, &printer) }
                printer.endObject()
            }
            printer.endArray()
        }
        printer.key("characteristics")
        printer.beginArray()
        for characteristic in service.characteristics { print(characteristic, to: &printer) }
        printer.endArray()
    }

    private static func print(_ characteristic: AttributeTree.Characteristic, to printer: inout ValuePrinter) {
        let content = characteristic.content
        printer.beginObject()
        number("declaration", content.declaration, &printer)
        number("value", content.value, &printer)
        printer.key("properties")
        printer.beginArray()
        for name in CharacteristicProperties.names(of: content.properties) { printer.string(name) }
        printer.endArray()
        name(content.uuid, .characteristicValue, &printer)
        inferred(content.isInferred, &printer)
        if !characteristic.descriptors.isEmpty {
            printer.key("descriptors")
            print(characteristic.descriptors, to: &printer)
        }
        printer.endObject()
    }

    private static func print(_ descriptors: [AttributeTable.Descriptor], to printer: inout ValuePrinter) {
        printer.beginArray()
        for descriptor in descriptors {
            printer.beginObject()
            number("handle", descriptor.handle, &printer)
            name(descriptor.uuid, .descriptor, &printer)
            printer.endObject()
        }
        printer.endArray()
    }

    private static func number(_ key: StaticString, _ value: UInt16, _ printer: inout ValuePrinter) {
        printer.key(key)
        printer.number(Int(value))
    }

    private static func inferred(_ isInferred: Bool, _ printer: inout ValuePrinter) {
        guard isInferred else { return }
        printer.key("inferred")
        printer.bool(true)
    }

    /// The UUID and, where there is one, its name.
    private static func name(_ uuid: BluetoothUUID, _ role: AttributeDescriptor.Role, _ printer: inout ValuePrinter) {
        printer.key("uuid")
        printer.string(uuid.description)
        if let name = AttributeDescriptor.name(of: uuid, role) {
            printer.key("name")
            printer.string(name)
        }
    }
}
