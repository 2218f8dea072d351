// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// Reads the JSON that ``MonkeyPrinter`` prints.
enum MonkeyParser {
    static func message(_ json: JSONValue) throws(JSONFault) -> MonkeyMessage {
        guard let spelled = json["$message"] else {
            var builder = MonkeyBuilder<JSONValue>(.typed)
            try builder.add(root: json)
            return try checked(try builder.finish())
        }
        guard case .object(let members) = spelled, case .object(let outer) = json, outer.count == 1 else {
            throw JSONFault("$message holds an object and stands alone")
        }
        let known = ["roots", "strings", "magic", "dataBlock", "trailing"]
        for member in members where !known.contains(member.key) {
            throw JSONFault("there is no field \"\(member.key)\" here; known fields: \(known.joined(separator: ", "))")
        }
        var builder = MonkeyBuilder<JSONValue>(.typed)
        if let strings = spelled["strings"] { builder.use(block: try MonkeyEntries.block(strings)) }
        if let roots = spelled["roots"] {
            for root in try roots.arrayValue() { try builder.add(root: root) }
        }
        var message = try builder.finish()
        if let magic = spelled["magic"] {
            let bytes = try magic.hexBytes()
            guard bytes.count == 4 else { throw JSONFault("magic takes four bytes") }
            message.magic = bytes.reduce(0) { $0 << 8 | UInt32($1) }
        }
        if let dataBlock = spelled["dataBlock"] { message.hasDataBlock = try dataBlock.boolValue() }
        if let trailing = spelled["trailing"] { message.trailing = try trailing.hexBytes() }
        return try checked(message)
    }

    /// What can be written but would be read as something else is refused.
    private static func checked(_ message: MonkeyMessage) throws(JSONFault) -> MonkeyMessage {
        var options = MonkeyDecoding.lenient
        if !message.hasDataBlock { options.emptyStringBlock = .hideValues }
        do throws(DecodeError) {
            let again = try MonkeyMessage(decoding: message.encoded(), options: options)
            if again == message { return message }
        } catch { throw JSONFault("the bytes of this could not be read again: \(error)") }
        throw JSONFault("the bytes of this would be read as something else")
    }

    /// A number in JSON as a value: an integer by its size, otherwise a Float or Double by the rule of Garmin's
    /// Android SDK. Nil where no type has it.
    static func number(_ spelling: String) -> MonkeyNode? {
        if !spelling.utf8.contains(where: { $0 == 0x2e || $0 == 0x65 || $0 == 0x45 }) {
            guard let integer = Int64(spelling) else { return nil }
            guard let number = Int32(exactly: integer) else {
                return MonkeyNode(.long, UInt64(bitPattern: integer))
            }
            return MonkeyNode(.number, UInt64(UInt32(bitPattern: number)))
        }
        guard let double = Double(spelling), double.isFinite else { return nil }
        guard let single = MonkeyEncoding.androidSDK.doubles.narrowed(double) else {
            return MonkeyNode(.double, double.bitPattern)
        }
        return MonkeyNode(.float, UInt64(single.bitPattern))
    }
}

extension JSONValue: MonkeyBuildable {
    static func failure(_ error: MonkeyEncodingError) -> JSONFault { JSONFault("\(error)") }

    func append(to builder: inout MonkeyBuilder<JSONValue>) throws(JSONFault) {
        switch self {
        case .null: builder.append(MonkeyNode(.null))
        case .bool(let value): builder.append(MonkeyNode(.boolean, value ? 1 : 0))
        case .number(let spelling):
            guard let node = MonkeyParser.number(spelling) else { throw JSONFault("\(spelling) fits no type") }
            builder.append(node)
        case .string: try builder.append(text: try stringValue().utf8)
        case .array(let elements):
            try builder.append(.array, count: UInt32(clamping: elements.count))
            builder.push(contentsOf: elements)
        case .object(let members):
            if let tag = members.first(where: { $0.key.utf8.first == 0x24 }) {
                return try appendTagged(tag.key, members, to: &builder)
            }
            try builder.append(.dictionary, count: UInt32(clamping: members.count))
            for member in members {
                builder.push(.string(member.key))
                builder.push(member.value)
            }
        }
    }

    private func appendTagged(
        _ tag: String, _ members: [(key: String, value: JSONValue)], to builder: inout MonkeyBuilder<JSONValue>
    ) throws(JSONFault) {
        if let array = self["$array"] ?? self["$pairs"] {
            let type: MonkeyType = self["$array"] == nil ? .dictionary : .array
            let elements = try array.arrayValue()
            let count: Int32
            if let given = self["$count"] {
                count = try given.integer()
            } else if type == .dictionary {
                guard elements.count % 2 == 0 else { throw JSONFault("$pairs holds a key without a value") }
                count = Int32(clamping: elements.count / 2)
            } else {
                count = Int32(clamping: elements.count)
            }
            guard members.count == (self["$count"] == nil ? 1 : 2) else { throw Self.unknown(members) }
            try builder.append(type, count: UInt32(bitPattern: count))
            return builder.push(contentsOf: elements)
        }
        guard members.count == 1, let value = self[tag] else { throw Self.unknown(members) }
        switch tag {
        case "$long": builder.append(MonkeyNode(.long, UInt64(bitPattern: try value.integer(Int64.self))))
        case "$float":
            var number: Float = 0
            try number.parse(value)
            if case .number(let spelling) = value, !number.isFinite { throw JSONFault("\(spelling) is no Float") }
            builder.append(MonkeyNode(.float, UInt64(number.bitPattern)))
        case "$double":
            var number = 0.0
            try number.parse(value)
            if case .number(let spelling) = value, !number.isFinite { throw JSONFault("\(spelling) is no Double") }
            builder.append(MonkeyNode(.double, number.bitPattern))
        case "$bool": builder.append(MonkeyNode(.boolean, UInt64(try value.integer(UInt8.self))))
        case "$char": builder.append(MonkeyNode(.char, UInt64(try value.codePoint())))
        case "$bytes": builder.append(bytes: try value.hexBytes())
        case "$utf8": try builder.append(text: try value.hexBytes())
        case "$offset": builder.append(offset: try value.integer(UInt32.self))
        default: throw Self.unknown(members)
        }
    }

    private func codePoint() throws(JSONFault) -> UInt32 {
        guard case .string = self else { return try integer(UInt32.self) }
        let text = try stringValue()
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
            throw JSONFault("$char takes one character")
        }
        return scalar.value
    }

    private static func unknown(_ members: [(key: String, value: JSONValue)]) -> JSONFault {
        let names = members.map(\.key).joined(separator: ", ")
        return JSONFault("\(names): no such value; a dictionary with keys that start with $ is written as $pairs")
    }
}
