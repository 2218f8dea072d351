// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// ES Configuration, descriptor 0x290B: how several triggers go together.
///
/// | field | bytes | present |
/// |---|---|---|
/// | trigger logic | 1 | always |
public struct ESConfiguration: CharacteristicValue {
    public static var uuid: UInt16 { 0x290b }
    public static var name: StaticString { "Environmental Sensing Configuration" }
    public static var source: StaticString { "Environmental Sensing Service 1.0.1, 3.1.2.3" }

    public var triggerLogic = TriggerLogic()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("triggerLogic", &triggerLogic)
    }
}

/// Whether all or any of the triggers have to hold.
public struct TriggerLogic: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let and = TriggerLogic(rawValue: 0)
    public static let or = TriggerLogic(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "and", 1: "or",
    ]
}
