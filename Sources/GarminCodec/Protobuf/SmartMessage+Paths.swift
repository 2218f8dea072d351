// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a simulator needs: to tell what is asked for, to take values out by name, and to make messages.
extension SmartMessage {
    /// Reads the JSON of a message, as in `{"deviceStatus":{"batteryStatusRequest":{}}}`.
    public init(json text: String) throws(JSONFault) {
        self.init()
        try parse(JSONValue(parsing: text))
    }

    /// Names of the service and of the message in it, as in `deviceStatus.batteryStatusRequest`; numbers stand for what
    /// has no name. The first field of each counts, and what is no message ends the name.
    public var path: String {
        var names: [String] = []
        var schema = Self.schema
        var current = message
        while names.count < 2, let field = current.fields.first {
            let known = schema?.field(field.number)
            names.append(known?.name ?? String(field.number))
            guard case .bytes(let bytes) = field.content, let inner = try? ProtobufMessage(decoding: bytes.span) else {
                break
            }
            schema = nil
            if case .message(let name)? = known?.kind { schema = ProtobufBook.garmin.schemas[name] }
            current = inner
        }
        return names.joined(separator: ".")
    }

    /// The contents of the fields that the names lead to, as in `contents("core", "getLocationResponse", "status")`;
    /// several where the last field repeats. In a message that repeats, the last one counts, as protobuf wants it.
    public func contents(_ names: String...) -> [ProtobufField.Content] {
        guard let last = names.last, var schema = Self.schema else { return [] }
        var current = message
        for name in names.dropLast() {
            guard let field = schema.field(named: name), case .message(let type) = field.kind,
                let inner = current.message(field.number), let next = ProtobufBook.garmin.schemas[type]
            else { return [] }
            current = inner
            schema = next
        }
        guard let number = schema.field(named: last)?.number else { return [] }
        return current.fields.filter { $0.number == number }.map(\.content)
    }
}
