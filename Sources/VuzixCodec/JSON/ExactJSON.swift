// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// A JSON value whose strings are Java's, so that halves of surrogate pairs survive.
///
/// An ordinary `JSONValue` cannot hold these. Where a value goes that way, such a string is spelled
/// `{"utf16": "d83d"}` (four hex digits a unit), and an object with such keys, or with keys that Unicode calls equal
/// although their units differ, is a list of objects with a member `key`.
enum ExactJSON: Sendable {
    case null
    case bool(Bool)
    /// A number as it was spelled.
    case number(String)
    case integer(Int64)
    case double(Double)
    case float(Float)
    case string(JavaString)
    case array([ExactJSON])
    case object([(key: JavaString, value: ExactJSON)])

    init(_ json: JSONValue) {
        self =
            switch json {
            case .null: .null
            case .bool(let value): .bool(value)
            case .number(let spelling): .number(spelling)
            case .string(let text): .string(JavaString(text))
            case .array(let elements): .array(elements.map { ExactJSON($0) })
            case .object(let members): .object(members.map { (JavaString($0.key), ExactJSON($0.value)) })
            }
    }

    /// For messages: "a number", "an array", …
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number, .integer, .double, .float: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    subscript(name: JavaString) -> ExactJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == name }?.value
    }
}

extension ExactJSON: ValuePrintable {
    func print(to printer: inout ValuePrinter) {
        switch self {
        case .null: printer.null()
        case .bool(let value): printer.bool(value)
        case .number(let spelling): printer.number(Double(spelling) ?? 0)
        case .integer(let value): printer.number(value)
        case .double(let value): printer.number(value)
        case .float(let value): value.print(to: &printer)
        case .string(let text): Self.print(text, to: &printer)
        case .array(let elements):
            printer.beginArray()
            for element in elements { element.print(to: &printer) }
            printer.endArray()
        case .object(let members):
            guard Self.areKeysDistinct(members.map(\.key)) else { return Self.printList(members, to: &printer) }
            printer.beginObject()
            for member in members {
                printer.key(dynamic: member.key.string)
                member.value.print(to: &printer)
            }
            printer.endObject()
        }
    }

    /// Whether the keys can be members of an object: Swift holds each, and no two are equal to it.
    private static func areKeysDistinct(_ keys: [JavaString]) -> Bool {
        if keys.allSatisfy({ $0.units.allSatisfy { $0 < 0x80 } }) { return true }
        return !keys.contains(where: \.hasUnpairedSurrogate) && Set(keys.map(\.string)).count == keys.count
    }

    private static func print(_ text: JavaString, to printer: inout ValuePrinter) {
        guard printer.style == .json, text.hasUnpairedSurrogate else { return printer.string(text.string) }
        printer.beginObject()
        printer.key("utf16")
        printer.string(text.hexUnits)
        printer.endObject()
    }

    private static func printList(_ members: [(key: JavaString, value: ExactJSON)], to printer: inout ValuePrinter) {
        printer.beginArray()
        for member in members {
            printer.beginObject()
            printer.key("key")
            print(member.key, to: &printer)
            if case .object(let parts) = member.value {
                for part in parts {
                    printer.key(dynamic: part.key.string)
                    part.value.print(to: &printer)
                }
            }
            printer.endObject()
        }
        printer.endArray()
    }
}
