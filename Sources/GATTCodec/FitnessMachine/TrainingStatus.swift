// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Training Status, 0x2AD3.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | status | 1 | always |
/// | status text | to the end | flag bit 0 |
public struct TrainingStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ad3 }
    public static var name: StaticString { "Training Status" }
    public static var source: StaticString { "Fitness Machine Service 1.0.1, 4.10" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let statusText = Flags(rawValue: 1 << 0)
        /// The text is longer than a notification; the whole of it has to be read.
        public static let extendedText = Flags(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "statusText", 1: "extendedText",
        ]
    }

    public var flags: Flags = []
    public var status = TrainingState()
    public var statusText: UTF8Text?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .statusText, from: statusText != nil)
        try coder.field("flags", &flags)
        try coder.field("status", &status)
        try coder.optionalText("statusText", &statusText, if: flags.contains(.statusText))
    }
}

/// What a training session is doing (Fitness Machine Service 1.0.1, 4.10.1.2).
public struct TrainingState: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let other = TrainingState(rawValue: 0)
    public static let idle = TrainingState(rawValue: 1)
    public static let warmingUp = TrainingState(rawValue: 2)
    public static let lowIntensityInterval = TrainingState(rawValue: 3)
    public static let highIntensityInterval = TrainingState(rawValue: 4)
    public static let recoveryInterval = TrainingState(rawValue: 5)
    public static let isometric = TrainingState(rawValue: 6)
    public static let heartRateControl = TrainingState(rawValue: 7)
    public static let fitnessTest = TrainingState(rawValue: 8)
    public static let speedBelowControlRegion = TrainingState(rawValue: 9)
    public static let speedAboveControlRegion = TrainingState(rawValue: 10)
    public static let coolDown = TrainingState(rawValue: 11)
    public static let wattControl = TrainingState(rawValue: 12)
    public static let manualMode = TrainingState(rawValue: 13)
    public static let preWorkout = TrainingState(rawValue: 14)
    public static let postWorkout = TrainingState(rawValue: 15)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "other", 1: "idle", 2: "warmingUp", 3: "lowIntensityInterval", 4: "highIntensityInterval",
        5: "recoveryInterval", 6: "isometric", 7: "heartRateControl", 8: "fitnessTest", 9: "speedBelowControlRegion",
        10: "speedAboveControlRegion", 11: "coolDown", 12: "wattControl", 13: "manualMode", 14: "preWorkout",
        15: "postWorkout",
    ]
}
