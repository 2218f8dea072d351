// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// ES Trigger Setting, descriptor 0x290D: when a characteristic is notified.
///
/// | field | bytes | present |
/// |---|---|---|
/// | condition | 1 | always |
/// | time interval, s | 3 | the two conditions of time |
/// | operand | to the end | comparisons |
///
/// The operand has the format of the characteristic, which the descriptor alone does not tell.
public struct ESTriggerSetting: CharacteristicValue {
    public static var uuid: UInt16 { 0x290d }
    public static var name: StaticString { "Environmental Sensing Trigger Setting" }
    public static var source: StaticString { "Environmental Sensing Service 1.0.1, 3.1.2.2" }

    public var condition = TriggerCondition()
    public var timeInterval: Scaled<UInt24>?
    public var operand: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("condition", &condition)
        let isTimed = condition == .fixedTimeInterval || condition == .noLessThanTimeInterval
        try coder.optional("timeInterval", &timeInterval, if: isTimed, blank: Scaled(Scale(.second)))
        let comparesValues = !isTimed && condition != .inactive && condition != .changed
        try coder.rest("operand", &operand, if: comparesValues)
    }
}

/// When a characteristic is notified.
public struct TriggerCondition: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let inactive = TriggerCondition(rawValue: 0)
    public static let fixedTimeInterval = TriggerCondition(rawValue: 1)
    public static let noLessThanTimeInterval = TriggerCondition(rawValue: 2)
    public static let changed = TriggerCondition(rawValue: 3)
    public static let lessThan = TriggerCondition(rawValue: 4)
    public static let lessThanOrEqual = TriggerCondition(rawValue: 5)
    public static let greaterThan = TriggerCondition(rawValue: 6)
    public static let greaterThanOrEqual = TriggerCondition(rawValue: 7)
    public static let equal = TriggerCondition(rawValue: 8)
    public static let notEqual = TriggerCondition(rawValue: 9)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "inactive", 1: "fixedTimeInterval", 2: "noLessThanTimeInterval", 3: "changed", 4: "lessThan",
        5: "lessThanOrEqual", 6: "greaterThan", 7: "greaterThanOrEqual", 8: "equal", 9: "notEqual",
    ]
}
