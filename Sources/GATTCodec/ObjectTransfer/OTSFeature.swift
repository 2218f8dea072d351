// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// OTS Feature, 0x2ABD.
///
/// | field | bytes | present |
/// |---|---|---|
/// | actions | 4 | always |
/// | lists | 4 | always |
public struct OTSFeature: CharacteristicValue {
    public static var uuid: UInt16 { 0x2abd }
    public static var name: StaticString { "OTS Feature" }
    public static var source: StaticString { "Object Transfer Service 1.0, 3.1" }

    public var actions = ObjectActionFeatures()
    public var lists = ObjectListFeatures()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("actions", &actions)
        try coder.field("lists", &lists)
    }
}

/// What the Object Action Control Point can do.
public struct ObjectActionFeatures: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let create = ObjectActionFeatures(rawValue: 1 << 0)
    public static let delete = ObjectActionFeatures(rawValue: 1 << 1)
    public static let calculateChecksum = ObjectActionFeatures(rawValue: 1 << 2)
    public static let execute = ObjectActionFeatures(rawValue: 1 << 3)
    public static let read = ObjectActionFeatures(rawValue: 1 << 4)
    public static let write = ObjectActionFeatures(rawValue: 1 << 5)
    public static let append = ObjectActionFeatures(rawValue: 1 << 6)
    public static let truncate = ObjectActionFeatures(rawValue: 1 << 7)
    public static let patch = ObjectActionFeatures(rawValue: 1 << 8)
    public static let abort = ObjectActionFeatures(rawValue: 1 << 9)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "create", 1: "delete", 2: "calculateChecksum", 3: "execute", 4: "read", 5: "write", 6: "append",
        7: "truncate", 8: "patch", 9: "abort",
    ]
}

/// What the Object List Control Point can do.
public struct ObjectListFeatures: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let goTo = ObjectListFeatures(rawValue: 1 << 0)
    public static let order = ObjectListFeatures(rawValue: 1 << 1)
    public static let requestNumberOfObjects = ObjectListFeatures(rawValue: 1 << 2)
    public static let clearMarking = ObjectListFeatures(rawValue: 1 << 3)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "goTo", 1: "order", 2: "requestNumberOfObjects", 3: "clearMarking",
    ]
}
