// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
public import FieldCoding

extension AttributeDatabase {
    /// Reads what ``json`` prints. Names are for people and not looked at.
    ///
    /// - Throws: `JSONFault` that names the member at fault.
    public init(parsing json: JSONValue) throws(JSONFault) {
        let object = try JSONObject(json, known: ["tables"])
        guard json["tables"] != nil else { throw JSONFault("\"tables\" is missing") }
        entries = try object.elements("tables", Self.entry)
    }

    private static func entry(_ json: JSONValue) throws(JSONFault) -> Entry {
        let object = try JSONObject(
            json,
            known: [
                "peer", "address_type", "connection", "connections", "side", "adapter", "services", "includes",
                "characteristics", "others",
            ])
        let side = try object.optional("side", side) ?? .remote
        var entry = Entry(side: side)
        if let address = try object.optional("peer", address) {
            let isRandom = try object.optional("address_type", isRandom) ?? false
            entry.peer = TracePeer(address: address, isRandom: isRandom)
        }
        if let connection = try object.optional("connection", connection) { entry.connections.append(connection) }
        entry.connections += try object.elements("connections", connection)
        entry.adapter = try object.optional("adapter", adapter) ?? 0
        try readServices(object, into: &entry)
        try readContent(object, into: &entry)
        entry.descriptors += try object.elements("others", descriptor)
        return entry
    }

    private static func readServices(_ object: JSONObject, into entry: inout Entry) throws(JSONFault) {
        var found: [AttributeTable.Service] = []
        var inner = Entry(side: .remote)
        _ = try object.elements("services") { json throws(JSONFault) in
            let service = try JSONObject(
                json,
                known: ["start", "end", "uuid", "name", "type", "inferred", "includes", "characteristics"])
            let start = try service.required("start", handle)
            let end = try service.required("end", handle)
            guard start <= end else { throw JSONFault("\(end) lies before \"start\"", path: ["end"]) }
            found.append(
                AttributeTable.Service(
                    start: start, end: end, uuid: try service.required("uuid", uuid),
                    isPrimary: try service.optional("type", isPrimary) ?? true,
                    isInferred: try service.optional("inferred", flag) ?? false))
            try readContent(service, into: &inner)
        }
        entry.services = found
        entry.includes = inner.includes
        entry.characteristics = inner.characteristics
        entry.descriptors = inner.descriptors
    }

    private static func readContent(_ object: JSONObject, into entry: inout Entry) throws(JSONFault) {
        entry.includes += try object.elements("includes", include)
        var descriptors: [AttributeTable.Descriptor] = []
        entry.characteristics += try object.elements("characteristics") {
            json throws(JSONFault) -> AttributeTable.Characteristic in
            let characteristic = try JSONObject(
                json, known: ["declaration", "value", "properties", "uuid", "name", "inferred", "descriptors"])
            let declaration = try characteristic.required("declaration", handle)
            let value = try characteristic.required("value", handle)
            guard value > declaration else {
                throw JSONFault("\(value) does not lie after \"declaration\"", path: ["value"])
            }
            descriptors += try characteristic.elements("descriptors", descriptor)
            return AttributeTable.Characteristic(
                declaration: declaration, properties: try characteristic.elements("properties", property).reduce(0, |),
                value: value, uuid: try characteristic.required("uuid", uuid),
                isInferred: try characteristic.optional("inferred", flag) ?? false)
        }
        entry.descriptors += descriptors
    }

    private static func include(_ json: JSONValue) throws(JSONFault) -> AttributeTable.Include {
        let object = try JSONObject(json, known: ["handle", "start", "end", "uuid", "name"])
        return AttributeTable.Include(
            handle: try object.required("handle", handle), start: try object.required("start", handle),
            end: try object.required("end", handle), uuid: try object.optional("uuid", uuid))
    }

    private static func descriptor(_ json: JSONValue) throws(JSONFault) -> AttributeTable.Descriptor {
        let object = try JSONObject(json, known: ["handle", "uuid", "name"])
        return AttributeTable.Descriptor(
            handle: try object.required("handle", handle), uuid: try object.required("uuid", uuid))
    }

    // MARK: Leaves

    private static func handle(_ json: JSONValue) throws(JSONFault) -> UInt16 {
        let value = try json.integer(UInt16.self)
        guard value > 0 else { throw JSONFault("0 is not an attribute handle") }
        return value
    }

    private static func connection(_ json: JSONValue) throws(JSONFault) -> UInt32 { try json.integer() }
    private static func adapter(_ json: JSONValue) throws(JSONFault) -> UInt16 { try json.integer() }
    private static func flag(_ json: JSONValue) throws(JSONFault) -> Bool { try json.boolValue() }

    private static func uuid(_ json: JSONValue) throws(JSONFault) -> BluetoothUUID {
        var value = BluetoothUUID()
        try value.parse(json)
        return value
    }

    private static func address(_ json: JSONValue) throws(JSONFault) -> BluetoothAddress {
        var value = BluetoothAddress()
        try value.parse(json)
        return value
    }

    private static func side(_ json: JSONValue) throws(JSONFault) -> Side {
        let text = try json.stringValue()
        if let side = Side(rawValue: text) { return side }
        throw JSONFault("\"\(text)\" is none of \(Side.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    private static func isRandom(_ json: JSONValue) throws(JSONFault) -> Bool {
        try word(json, "random", "public")
    }

    private static func isPrimary(_ json: JSONValue) throws(JSONFault) -> Bool {
        try word(json, "primary", "secondary")
    }

    /// True for the first word, false for the second.
    private static func word(_ json: JSONValue, _ first: String, _ second: String) throws(JSONFault) -> Bool {
        let text = try json.stringValue()
        guard text == first || text == second else { throw JSONFault("\"\(text)\" is neither \(first) nor \(second)") }
        return text == first
    }

    private static func property(_ json: JSONValue) throws(JSONFault) -> UInt8 {
        let text = try json.stringValue()
        if let bit = CharacteristicProperties.bit(named: text) { return bit }
        let known = CharacteristicProperties.names.joined(separator: ", ")
        throw JSONFault("\"\(text)\" is not a property; known properties: \(known)")
    }
}
