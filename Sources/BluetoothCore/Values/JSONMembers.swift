// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// The members of a JSON object for values that read it by hand; members that nobody asked for are refused.
struct JSONMembers {
    private let json: JSONValue

    init(_ json: JSONValue, _ names: [String]) throws(JSONFault) {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        for member in members where !names.contains(member.key) {
            throw JSONFault("there is no field \"\(member.key)\" here; known fields: \(names.joined(separator: ", "))")
        }
        self.json = json
    }

    func integer<T: FixedWidthInteger>(_ name: String) throws(JSONFault) -> T? {
        guard let member = json[name] else { return nil }
        do throws(JSONFault) { return try member.integer() } catch { throw error.inside(name) }
    }

    func bytes(_ name: String) throws(JSONFault) -> [UInt8]? {
        guard let member = json[name] else { return nil }
        do throws(JSONFault) { return try member.hexBytes() } catch { throw error.inside(name) }
    }

    func parse<V: FieldValue>(_ name: String, into value: inout V) throws(JSONFault) {
        guard let member = json[name] else { return }
        do throws(JSONFault) { try value.parse(member) } catch { throw error.inside(name) }
    }
}
