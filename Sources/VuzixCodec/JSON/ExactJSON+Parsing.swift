// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension ExactJSON {
    // MARK: JSON into values

    func content(_ shape: ParcelShape) throws(JSONFault) -> ParcelContent {
        switch shape {
        case .bundle: .bundle(try optionalExtras())
        case .intent: .intent(try intent())
        case .result: .result(try outcome())
        }
    }

    func optionalExtras() throws(JSONFault) -> Extras? {
        if case .null = self { return nil }
        return try extras()
    }

    /// An object of typed values.
    func extras() throws(JSONFault) -> Extras {
        var pairs: [(key: JavaString, value: ExtraValue)] = []
        guard case .object(let members) = self else { throw expected("an object") }
        for (key, json) in members {
            do throws(JSONFault) { pairs.append((key, try json.extraValue())) } catch { throw error.inside(key.string) }
        }
        guard let extras = Extras(adding: pairs) else { throw JSONFault("a key appears twice") }
        return extras
    }

    /// `{"t": type, "v": value}`; a null value of any type is null.
    private func extraValue() throws(JSONFault) -> ExtraValue {
        guard case .object(let members) = self else { throw expected("an object with \"t\" and \"v\"") }
        guard case .string(let name) = self["t"] else { throw JSONFault("a type \"t\" is missing") }
        guard let type = ExtraType(name: name.string) else { throw JSONFault("unknown type \"\(name)\"") }
        for member in members {
            let isKnown =
                switch member.key {
                case "t", "v": true
                case "class": type == .serializable
                case "code": type == .opaque
                default: false
                }
            guard isKnown else { throw JSONFault("unknown member \"\(member.key)\"") }
        }
        guard let value = self["v"] else {
            guard type == .null else { throw JSONFault("a value \"v\" is missing") }
            return .null
        }
        if case .null = value { return .null }
        return try value.plain(type, of: self)
    }

    private func plain(_ type: ExtraType, of whole: ExactJSON) throws(JSONFault) -> ExtraValue {
        switch type {
        case .null: throw expected("null")
        case .bool: .bool(try boolean())
        case .boolArray: .boolArray(try list { json throws(JSONFault) in try json.boolean() })
        case .bundle: .bundle(try extras())
        case .bundleArray: .bundleArray(try nullableList { json throws(JSONFault) in try json.extras() })
        case .byte: .byte(try integer())
        case .byteArray: .byteArray(try base64())
        case .char: .char(try unit())
        case .charArray: .charArray(try list { json throws(JSONFault) in try json.unit() })
        case .double: .double(try double())
        case .doubleArray: .doubleArray(try list { json throws(JSONFault) in try json.double() })
        case .float: .float(try float())
        case .floatArray: .floatArray(try list { json throws(JSONFault) in try json.float() })
        case .int: .int(try integer())
        case .intArray: .intArray(try list { json throws(JSONFault) in try json.integer() })
        case .intent: .intent(try intent())
        case .intentArray: .intentArray(try nullableList { json throws(JSONFault) in try json.intent() })
        case .long: .long(try long())
        case .longArray: .longArray(try list { json throws(JSONFault) in try json.long() })
        case .short: .short(try integer())
        case .shortArray: .shortArray(try list { json throws(JSONFault) in try json.integer() })
        case .string: .string(try text())
        case .stringArray: .stringArray(try nullableList { json throws(JSONFault) in try json.text() })
        case .parcelableArray:
            .parcelableArray(try nullableList { json throws(JSONFault) in try json.parcelable() })
        case .serializable:
            .serializable(className: try (whole["class"] ?? .null).text(), stream: try base64())
        case .opaque: .opaque(code: try (whole["code"] ?? .null).integer(), payload: try base64())
        }
    }

    private func parcelable() throws(JSONFault) -> ExtraParcelable {
        switch try extraValue() {
        case .bundle(let extras): return .bundle(extras)
        case .intent(let intent): return .intent(intent)
        default: throw JSONFault("a bundle or an intent is expected")
        }
    }

    // MARK: Intents

    func intent() throws(JSONFault) -> Intent {
        guard case .object(let members) = self else { throw expected("an object") }
        var intent = Intent()
        for (name, json) in members {
            if case .null = json { continue }
            do throws(JSONFault) { try json.fill(name, &intent) } catch { throw error.inside(name.string) }
        }
        return intent
    }

    private func fill(_ name: JavaString, _ intent: inout Intent) throws(JSONFault) {
        switch name {
        case "action": intent.action = try text()
        case "data": intent.data = try text()
        case "type": intent.type = try text()
        case "identifier": intent.identifier = try text()
        case "flags": intent.flags = try integer()
        case "extendedFlags": intent.extendedFlags = try integer()
        case "package": intent.package = try text()
        case "component": intent.component = try component()
        case "categories": intent.categories = try list { json throws(JSONFault) in try json.text() }
        case "sourceBounds":
            let sides = try list { json throws(JSONFault) in try json.integer(Int32.self) }
            guard sides.count == 4 else { throw JSONFault("left, top, right and bottom are expected") }
            intent.sourceBounds = SourceBounds(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
        case "selector": intent.selector = try self.intent()
        case "contentUserHint": intent.contentUserHint = try integer()
        case "extras": intent.extras = try extras()
        case "originalIntent": intent.originalIntent = try self.intent()
        default: throw JSONFault("an intent has no such member")
        }
    }

    private func component() throws(JSONFault) -> ComponentName {
        guard let package = self["package"], let className = self["class"] else {
            throw JSONFault("\"package\" and \"class\" are expected")
        }
        return ComponentName(package: try package.text(), className: try className.text())
    }

    private func outcome() throws(JSONFault) -> BroadcastOutcome {
        guard case .object(let members) = self else { throw expected("an object") }
        var outcome = BroadcastOutcome(code: 0)
        for (name, json) in members {
            do throws(JSONFault) {
                switch name {
                case "code": outcome.code = try json.integer()
                case "data": if case .null = json {} else { outcome.data = try json.text() }
                case "extras": outcome.extras = try json.optionalExtras()
                default: throw JSONFault("a result has no such member")
                }
            } catch { throw error.inside(name.string) }
        }
        return outcome
    }
}
