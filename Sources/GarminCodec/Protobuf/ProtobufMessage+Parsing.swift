// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

extension ProtobufMessage {
    /// Reads what `print` writes.
    init(parsing json: JSONValue, _ schema: ProtobufSchema?, _ book: ProtobufBook?, depth: Int = 0) throws(JSONFault) {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        guard depth <= protobufDepthLimit else {
            throw JSONFault("more than \(protobufDepthLimit) messages within each other")
        }
        fields = []
        if members.count == 1, members[0].key == "fields" {
            for (index, element) in try members[0].value.arrayValue().enumerated() {
                do throws(JSONFault) { fields.append(try Self.exactField(element)) } catch {
                    throw error.inside("fields[\(index)]")
                }
            }
            return
        }
        for (key, value) in members {
            do throws(JSONFault) {
                let known = schema?.field(named: key)
                guard let number = known?.number ?? UInt32(key), number >= 1, number < 1 << 29 else {
                    let names = schema?.fields.map(\.name).joined(separator: ", ") ?? ""
                    throw JSONFault("there is no such field\(names.isEmpty ? "" : "; known fields: \(names)")")
                }
                let kind = known?.kind ?? schema?.field(number)?.kind
                if case .array(let elements) = value {
                    for element in elements {
                        fields.append(ProtobufField(number, try Self.content(element, kind, book, depth)))
                    }
                } else {
                    fields.append(ProtobufField(number, try Self.content(value, kind, book, depth)))
                }
            } catch { throw error.inside(key) }
        }
    }

    private static func content(
        _ json: JSONValue, _ kind: ProtobufSchema.Kind?, _ book: ProtobufBook?, _ depth: Int
    ) throws(JSONFault) -> ProtobufField.Content {
        if let tagged = try tagged(json) { return tagged }
        switch kind {
        case .unsigned: return .varint(try json.integer())
        case .signed: return .varint(UInt64(bitPattern: try json.integer(Int64.self)))
        case .zigzag:
            let value: Int64 = try json.integer()
            return .varint(UInt64(bitPattern: value << 1 ^ value >> 63))
        case .bool: return .varint(try json.boolValue() ? 1 : 0)
        case .enumeration(let names):
            guard case .string(let word) = json, !word.hasPrefix("0x") else { return .varint(try json.integer()) }
            guard let code = names.filter({ $0.value == word }).keys.min() else {
                throw JSONFault(
                    "\"\(word)\" is none of \(names.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", "))")
            }
            return .varint(code)
        case .fixed64: return .fixed64(try json.integer())
        case .float:
            var value = Float()
            try value.parse(json)
            return .fixed32(value.bitPattern)
        case .text: return .bytes(Array(try json.stringValue().utf8))
        case .bytes: return .bytes(try json.hexBytes())
        case .message(let name):
            let message = try ProtobufMessage(parsing: json, book?.schemas[name], book, depth: depth + 1)
            return .bytes(message.serialized())
        case nil: throw JSONFault("a field without a name is written as {\"varint\": …}, {\"bytes\": …} and so on")
        }
    }

    /// `{"varint": 5}`; nil for anything else.
    private static func tagged(_ json: JSONValue) throws(JSONFault) -> ProtobufField.Content? {
        guard case .object(let members) = json, members.count == 1 else { return nil }
        return try content(tag: members[0].key, members[0].value)
    }

    private static func content(tag: String, _ value: JSONValue) throws(JSONFault) -> ProtobufField.Content? {
        do throws(JSONFault) {
            switch tag {
            case "varint": return .varint(try value.integer())
            case "fixed64": return .fixed64(try value.integer())
            case "fixed32": return .fixed32(try value.integer())
            case "bytes": return .bytes(try value.hexBytes())
            default: return nil
            }
        } catch { throw error.inside(tag) }
    }

    private static func exactField(_ json: JSONValue) throws(JSONFault) -> ProtobufField {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        var field: ProtobufField?
        var padding: (tag: UInt8, content: UInt8) = (0, 0)
        var number: UInt32 = 0
        for (key, value) in members {
            if let content = try content(tag: key, value) {
                guard field == nil else { throw JSONFault("a field has one content", path: [key]) }
                field = ProtobufField(0, content)
                continue
            }
            do throws(JSONFault) {
                switch key {
                case "number": number = try value.integer()
                case "tagPadding": padding.tag = try value.integer()
                case "contentPadding": padding.content = try value.integer()
                default:
                    throw JSONFault(
                        "known members: number, varint, fixed64, fixed32, bytes, tagPadding, contentPadding")
                }
            } catch { throw error.inside(key) }
        }
        guard var field, number >= 1, number < 1 << 29 else {
            throw JSONFault("\"number\" (1 to 536870911) and one of varint, fixed64, fixed32, bytes are needed")
        }
        guard padding.tag <= 9, padding.content <= 9 else { throw JSONFault("a number takes at most ten bytes") }
        field.number = number
        field.tagPadding = padding.tag
        field.contentPadding = padding.content
        return field
    }
}
