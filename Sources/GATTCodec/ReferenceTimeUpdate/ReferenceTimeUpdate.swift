// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Time Update Control Point, 0x2A16: one byte.
public struct TimeUpdateControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a16 }
    public static var name: StaticString { "Time Update Control Point" }
    public static var source: StaticString { "Reference Time Update Service 1.0, 3.1" }

    public struct Command: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let getReferenceUpdate = Command(rawValue: 1)
        public static let cancelReferenceUpdate = Command(rawValue: 2)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "getReferenceUpdate", 2: "cancelReferenceUpdate",
        ]
    }

    public var command: Command = .getReferenceUpdate

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("command", &command)
    }
}

/// Time Update State, 0x2A17: current state (1 byte), result of the last update (1 byte).
public struct TimeUpdateState: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a17 }
    public static var name: StaticString { "Time Update State" }
    public static var source: StaticString { "Reference Time Update Service 1.0, 3.2" }

    public struct State: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let idle = State(rawValue: 0)
        public static let updatePending = State(rawValue: 1)

        public static let names: KeyValuePairs<UInt8, StaticString> = [0: "idle", 1: "updatePending"]
    }

    public struct Result: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let successful = Result(rawValue: 0)
        public static let canceled = Result(rawValue: 1)
        public static let noConnectionToReference = Result(rawValue: 2)
        public static let errorFromReference = Result(rawValue: 3)
        public static let timeout = Result(rawValue: 4)
        public static let notAttemptedAfterReset = Result(rawValue: 5)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "successful", 1: "canceled", 2: "noConnectionToReference", 3: "errorFromReference", 4: "timeout",
            5: "notAttemptedAfterReset",
        ]
    }

    public var currentState: State = .idle
    public var result: Result = .successful

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("currentState", &currentState)
        try coder.field("result", &result)
    }
}

/// Reference Time Update Service, 0x1806.
public enum ReferenceTimeUpdate {
    static var entries: [CharacteristicEntry] {
        [CharacteristicEntry(TimeUpdateControlPoint.self), CharacteristicEntry(TimeUpdateState.self)]
    }
}
