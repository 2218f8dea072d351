// SPDX-License-Identifier: Apache-2.0

import FieldCoding

/// An object whose members are read by name; faults name the member, and members that nobody knows are refused.
struct JSONObject {
    private let json: JSONValue

    /// - Parameter known: The members that such an object may have.
    init(_ json: JSONValue, known: [String]) throws(JSONFault) {
        guard case .object(let members) = json else {
            throw JSONFault("an object is expected, not \(json.kindName)")
        }
        for member in members where !known.contains(member.key) {
            throw JSONFault(
                "there is no member \"\(member.key)\" here; known members: \(known.joined(separator: ", "))")
        }
        self.json = json
    }

    /// What `read` makes of a member; nil where there is none.
    func optional<Result>(
        _ key: String, _ read: (JSONValue) throws(JSONFault) -> Result
    ) throws(JSONFault) -> Result? {
        guard let value = json[key] else { return nil }
        do throws(JSONFault) { return try read(value) } catch { throw error.inside(key) }
    }

    /// What `read` makes of a member that has to be there.
    func required<Result>(
        _ key: String, _ read: (JSONValue) throws(JSONFault) -> Result
    ) throws(JSONFault) -> Result {
        guard let result = try optional(key, read) else { throw JSONFault("\"\(key)\" is missing") }
        return result
    }

    /// What `read` makes of each element of a member that is an array; empty where there is none.
    func elements<Result>(
        _ key: String, _ read: (JSONValue) throws(JSONFault) -> Result
    ) throws(JSONFault) -> [Result] {
        guard let value = json[key] else { return [] }
        guard case .array(let elements) = value else {
            throw JSONFault("an array is expected, not \(value.kindName)").inside(key)
        }
        var results: [Result] = []
        for (index, element) in elements.enumerated() {
            do throws(JSONFault) { results.append(try read(element)) } catch { throw error.inside("\(key)[\(index)]") }
        }
        return results
    }
}
