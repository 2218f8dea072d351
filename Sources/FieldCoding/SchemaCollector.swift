// SPDX-License-Identifier: Apache-2.0

/// Lists the fields of a blank value, optional ones included.
public struct SchemaCollector: FieldCoder {
    public typealias Failure = Never

    public private(set) var fields: [FieldDescription] = []

    private var nextIsOptional = false

    public init() {}

    public var isReading: Bool { true }
    public var remaining: Int? { nil }

    public mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) {
        add(name, value.fieldType)
    }

    public mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool {
        nextIsOptional = true
        return true
    }

    private mutating func add(
        _ name: StaticString, _ type: FieldType, isList: Bool = false, fields inner: [FieldDescription] = []
    ) {
        fields.append(
            FieldDescription(name: "\(name)", type: type, isOptional: nextIsOptional, isList: isList, fields: inner))
        nextIsOptional = false
    }

    public mutating func list<V: FieldValue>(_ name: StaticString, _ values: inout [V], count: Int?, blank: V) {
        add(name, blank.fieldType, isList: true)
    }

    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) {
        add(name, FieldType("group"), fields: G.schema)
    }

    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G, byteCount: Int) {
        group(name, &value)
    }

    public mutating func groups<G: FieldCoded>(_ name: StaticString, _ values: inout [G], count: Int?) {
        add(name, FieldType("group"), isList: true, fields: G.schema)
    }

    public mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) {
        add(name, FieldType("bytes"))
    }

    public mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) {
        add(name, FieldType("utf8"))
    }

    public mutating func expect(_ condition: Bool, _ name: StaticString, _ detail: StaticString) {}
}
