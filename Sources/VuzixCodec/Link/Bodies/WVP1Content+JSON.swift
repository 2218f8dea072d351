// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension WVP1Content: ValuePrintable {
    public func print(to printer: inout ValuePrinter) { exactJSON.print(to: &printer) }

    /// Typed JSON with the members of every object in the order of their UTF-16 units: the form for a link.
    public var canonicalJSON: String { exactJSON.text(sorted: true) }

    var exactJSON: ExactJSON {
        switch self {
        case .broadcast(let intent): return ExactJSON(intent)
        case .orderedBroadcast(let intent, let initial):
            let members: [(key: JavaString, value: ExactJSON)] = [
                ("intent", ExactJSON(intent)), ("initialCode", .integer(Int64(initial.code))),
                ("initialData", initial.data.map { .string($0) } ?? .null),
                ("initialExtras", ExactJSON(initial.extras)),
            ]
            return .object(members)
        case .result(let outcome): return ExactJSON(outcome)
        case .error(let code, let text):
            let members: [(key: JavaString, value: ExactJSON)] = [
                ("error", .integer(Int64(code))), ("text", text.map { .string($0) } ?? .null),
            ]
            return .object(members)
        }
    }

    /// Reads typed JSON.
    public init(_ type: WVP1MessageType, parsing text: some StringProtocol) throws(JSONFault) {
        let json = ExactJSON(try JSONValue(parsing: text))
        switch type {
        case .broadcast: self = .broadcast(try json.intent())
        case .orderedBroadcast: self = try Self.ordered(json)
        case .result:
            guard case .result(let outcome) = try json.content(.result) else { throw JSONFault("a result is expected") }
            self = .result(outcome)
        case .error: self = try Self.error(json)
        default: throw JSONFault("a message of an unknown type")
        }
    }

    private static func ordered(_ json: ExactJSON) throws(JSONFault) -> WVP1Content {
        guard case .object(let members) = json else { throw json.expected("an object") }
        var intent: Intent?
        var initial = BroadcastOutcome(code: 0)
        for (name, value) in members {
            do throws(JSONFault) {
                switch name {
                case "intent": intent = try value.intent()
                case "initialCode": initial.code = try value.integer()
                case "initialData": if case .null = value {} else { initial.data = try value.text() }
                case "initialExtras": initial.extras = try value.optionalExtras()
                default: throw JSONFault("an ordered broadcast has no such member")
                }
            } catch { throw error.inside(name.string) }
        }
        guard let intent else { throw JSONFault("a member \"intent\" is missing") }
        return .orderedBroadcast(intent, initial: initial)
    }

    private static func error(_ json: ExactJSON) throws(JSONFault) -> WVP1Content {
        guard case .object(let members) = json else { throw json.expected("an object") }
        var code: Int32?
        var text: JavaString?
        for (name, value) in members {
            do throws(JSONFault) {
                switch name {
                case "error": code = try value.integer()
                case "text": if case .null = value {} else { text = try value.text() }
                default: throw JSONFault("an error has no such member")
                }
            } catch { throw error.inside(name.string) }
        }
        guard let code else { throw JSONFault("a member \"error\" is missing") }
        return .error(code, text)
    }
}
