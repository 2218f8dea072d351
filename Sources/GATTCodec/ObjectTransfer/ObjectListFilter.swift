// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// Object List Filter, 0x2AC7.
///
/// | field | bytes | present |
/// |---|---|---|
/// | filter | 1 | always |
/// | name | to the end | filters of names |
/// | object type | 2 or 16 | object type |
/// | from, to (Date Time) | 7 + 7 | created between, modified between |
/// | minimum size, maximum size | 4 + 4 | filters of sizes |
public struct ObjectListFilter: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ac7 }
    public static var name: StaticString { "Object List Filter" }
    public static var source: StaticString { "Object Transfer Service 1.0, 3.5" }

    public var filter = Kind()
    public var objectName: UTF8Text?
    public var objectType: BluetoothUUID?
    public var from: DateTime?
    public var to: DateTime?
    public var minimumSize: Scaled<UInt32>?
    public var maximumSize: Scaled<UInt32>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("filter", &filter)
        let isOfName = (Kind.nameStartsWith.rawValue...Kind.nameIsExactly.rawValue).contains(filter.rawValue)
        try coder.optionalText("objectName", &objectName, if: isOfName)
        try coder.optional("objectType", &objectType, if: filter == .objectType)
        let isOfTime = filter == .createdBetween || filter == .modifiedBetween
        try coder.optional("from", &from, if: isOfTime)
        try coder.optional("to", &to, if: isOfTime)
        let isOfSize = filter == .currentSizeBetween || filter == .allocatedSizeBetween
        try coder.optional("minimumSize", &minimumSize, if: isOfSize, blank: Scaled(Scale(.byte)))
        try coder.optional("maximumSize", &maximumSize, if: isOfSize, blank: Scaled(Scale(.byte)))
    }

    /// What the objects are filtered by.
    public struct Kind: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let none = Kind(rawValue: 0)
        public static let nameStartsWith = Kind(rawValue: 1)
        public static let nameEndsWith = Kind(rawValue: 2)
        public static let nameContains = Kind(rawValue: 3)
        public static let nameIsExactly = Kind(rawValue: 4)
        public static let objectType = Kind(rawValue: 5)
        public static let createdBetween = Kind(rawValue: 6)
        public static let modifiedBetween = Kind(rawValue: 7)
        public static let currentSizeBetween = Kind(rawValue: 8)
        public static let allocatedSizeBetween = Kind(rawValue: 9)
        public static let markedObjects = Kind(rawValue: 10)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "none", 1: "nameStartsWith", 2: "nameEndsWith", 3: "nameContains", 4: "nameIsExactly", 5: "objectType",
            6: "createdBetween", 7: "modifiedBetween", 8: "currentSizeBetween", 9: "allocatedSizeBetween",
            10: "markedObjects",
        ]
    }
}
