// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// A JSON value whose strings are Java's, so that halves of surrogate pairs survive.
///
/// `JSONValue` has stand-ins for them (`SurrogateHalf`).
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
            case .string(let text): .string(JavaString(units: SurrogateHalf.units(text)))
            case .array(let elements): .array(elements.map { ExactJSON($0) })
            case .object(let members):
                .object(members.map { (JavaString(units: SurrogateHalf.units($0.key)), ExactJSON($0.value)) })
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
        case .string(let text): printer.string(units: text.units.span)
        case .array(let elements):
            printer.beginArray()
            for element in elements { element.print(to: &printer) }
            printer.endArray()
        case .object(let members):
            printer.beginObject()
            for member in members {
                printer.key(units: member.key.units.span)
                member.value.print(to: &printer)
            }
            printer.endObject()
        }
    }
}
