// SPDX-License-Identifier: Apache-2.0

/// Fills fields from the JSON that ``FieldPrinter`` writes. A field that the object lacks keeps its blank value.
public struct FieldParser: FieldCoder {
    public typealias Failure = JSONFault

    private let members: [(key: String, value: JSONValue)]
    private var used: Set<String> = []
    /// Fields that the object lacks although they have no flag that could say so; they keep their blank values.
    public private(set) var missing: [String] = []

    public init(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        self.members = members
    }

    public var isReading: Bool { true }
    public var remaining: Int? { nil }

    private mutating func take(_ name: StaticString, isDerived: Bool = false) -> JSONValue? {
        let key = "\(name)"
        used.insert(key)
        let value = members.first { $0.key == key }?.value
        if value == nil && !isDerived { missing.append(key) }
        return value
    }

    /// Refuses members that no field asked for, so that a misspelt name is not passed over.
    public func finish() throws(JSONFault) {
        for member in members where !used.contains(member.key) {
            let known = used.sorted().joined(separator: ", ")
            throw JSONFault("there is no field \"\(member.key)\" here; known fields: \(known)")
        }
    }

    public mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) throws(JSONFault) {
        // Flags mostly say which fields are there, and follow from them.
        guard let json = take(name, isDerived: V.self is any WireFlags.Type) else { return }
        do throws(JSONFault) { try value.parse(json) } catch { throw error.inside("\(name)") }
    }

    public mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool {
        let key = "\(name)"
        used.insert(key)
        return members.contains { $0.key == key && $0.value != .null }
    }

    private mutating func takeArray(_ name: StaticString) throws(JSONFault) -> [JSONValue] {
        guard let json = take(name) else { return [] }
        guard case .array(let elements) = json else {
            throw JSONFault("an array is expected, not \(json.kindName)").inside("\(name)")
        }
        return elements
    }

    public mutating func list<V: FieldValue>(
        _ name: StaticString, _ values: inout [V], count: Int?, blank: V
    ) throws(JSONFault) {
        values = []
        for (index, json) in try takeArray(name).enumerated() {
            var element = blank
            do throws(JSONFault) { try element.parse(json) } catch { throw error.inside("\(name)[\(index)]") }
            values.append(element)
        }
    }

    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) throws(JSONFault) {
        guard let json = take(name) else { return }
        do throws(JSONFault) {
            // Over the value as it is: what came before may have said what the group holds.
            var parser = try FieldParser(json)
            try value.code(&parser)
            try parser.finish()
            missing += parser.missing.map { "\(name).\($0)" }
        } catch { throw error.inside("\(name)") }
    }

    public mutating func group<G: FieldCoded>(
        _ name: StaticString, _ value: inout G, byteCount: Int
    ) throws(JSONFault) {
        try group(name, &value)
    }

    public mutating func groups<G: FieldCoded>(
        _ name: StaticString, _ values: inout [G], count: Int?
    ) throws(JSONFault) {
        values = []
        for (index, json) in try takeArray(name).enumerated() {
            do throws(JSONFault) { values.append(try G(parsing: json)) } catch {
                throw error.inside("\(name)[\(index)]")
            }
        }
    }

    public mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) throws(JSONFault) {
        guard let json = take(name) else { return }
        do throws(JSONFault) { value = try json.hexBytes() } catch { throw error.inside("\(name)") }
    }

    public mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) throws(JSONFault) {
        guard let json = take(name) else { return }
        do throws(JSONFault) { try value.parse(json) } catch { throw error.inside("\(name)") }
    }

    public mutating func expect(_ condition: Bool, _ name: StaticString, _ detail: StaticString) {}
}
