// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Object List Control Point, 0x2AC6.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | request op code, response code | 1 + 1 | response |
/// | object id | 6 | go to |
/// | order | 1 | order |
/// | number of objects | 4 | response to request number of objects |
/// | parameter | to the end | op codes that are not known, responses other than success |
public struct ObjectListControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ac6 }
    public static var name: StaticString { "Object List Control Point" }
    public static var source: StaticString { "Object Transfer Service 1.0, 3.4" }

    public var opCode = OpCode()
    /// The request that a response answers.
    public var requestOpCode: OpCode?
    public var responseCode: ResponseCode?
    public var objectID: Scaled<UInt48>?
    public var order: ObjectListOrder?
    public var numberOfObjects: Scaled<UInt32>?
    /// What follows an op code that is not known, or a response other than success.
    public var parameter: [UInt8] = []

    public init() {}
    public init(_ opCode: OpCode) { self.opCode = opCode }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opCode", &opCode)
        let isResponse = opCode == .response
        try coder.optional("requestOpCode", &requestOpCode, if: isResponse)
        try coder.optional("responseCode", &responseCode, if: isResponse)
        let answered = isResponse && responseCode == .success ? requestOpCode : nil
        try coder.optional("objectID", &objectID, if: opCode == .goTo, blank: Scaled(Scale()))
        try coder.optional("order", &order, if: opCode == .order)
        try coder.optional(
            "numberOfObjects", &numberOfObjects, if: answered == .requestNumberOfObjects, blank: Scaled(Scale()))
        let isOpaque = isResponse ? responseCode != .success || requestOpCode?.name == nil : opCode.name == nil
        try coder.rest("parameter", &parameter, if: isOpaque)
    }
}

extension ObjectListControlPoint {
    /// Op codes of the Object List Control Point.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let first = OpCode(rawValue: 1)
        public static let last = OpCode(rawValue: 2)
        public static let previous = OpCode(rawValue: 3)
        public static let next = OpCode(rawValue: 4)
        public static let goTo = OpCode(rawValue: 5)
        public static let order = OpCode(rawValue: 6)
        public static let requestNumberOfObjects = OpCode(rawValue: 7)
        public static let clearMarking = OpCode(rawValue: 8)
        public static let response = OpCode(rawValue: 112)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "first", 2: "last", 3: "previous", 4: "next", 5: "goTo", 6: "order", 7: "requestNumberOfObjects",
            8: "clearMarking", 112: "response",
        ]
    }

    /// How a request went.
    public struct ResponseCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let success = ResponseCode(rawValue: 1)
        public static let opCodeNotSupported = ResponseCode(rawValue: 2)
        public static let invalidParameter = ResponseCode(rawValue: 3)
        public static let operationFailed = ResponseCode(rawValue: 4)
        public static let outOfBounds = ResponseCode(rawValue: 5)
        public static let tooManyObjects = ResponseCode(rawValue: 6)
        public static let noObject = ResponseCode(rawValue: 7)
        public static let objectIDNotFound = ResponseCode(rawValue: 8)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "success", 2: "opCodeNotSupported", 3: "invalidParameter", 4: "operationFailed", 5: "outOfBounds",
            6: "tooManyObjects", 7: "noObject", 8: "objectIDNotFound",
        ]
    }
}

/// How a list of objects is ordered.
public struct ObjectListOrder: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let nameAscending = ObjectListOrder(rawValue: 1)
    public static let typeAscending = ObjectListOrder(rawValue: 2)
    public static let currentSizeAscending = ObjectListOrder(rawValue: 3)
    public static let firstCreatedAscending = ObjectListOrder(rawValue: 4)
    public static let lastModifiedAscending = ObjectListOrder(rawValue: 5)
    public static let nameDescending = ObjectListOrder(rawValue: 17)
    public static let typeDescending = ObjectListOrder(rawValue: 18)
    public static let currentSizeDescending = ObjectListOrder(rawValue: 19)
    public static let firstCreatedDescending = ObjectListOrder(rawValue: 20)
    public static let lastModifiedDescending = ObjectListOrder(rawValue: 21)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "nameAscending", 2: "typeAscending", 3: "currentSizeAscending", 4: "firstCreatedAscending",
        5: "lastModifiedAscending", 17: "nameDescending", 18: "typeDescending", 19: "currentSizeDescending",
        20: "firstCreatedDescending", 21: "lastModifiedDescending",
    ]
}
