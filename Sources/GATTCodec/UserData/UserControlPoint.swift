// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// User Control Point, 0x2A9F.
///
/// In requests, user index 255 stands for all users.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | request op code, response code | 1 + 1 | response |
/// | user index | 1 | consent, delete users, response to register new user, response to delete users |
/// | consent code | 2 | register new user, consent |
/// | number of users | 1 | response to list all users |
/// | parameter | to the end | op codes that are not known, responses other than success |
public struct UserControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a9f }
    public static var name: StaticString { "User Control Point" }
    public static var source: StaticString { "User Data Service 1.1, 3.2" }

    public var opCode = OpCode()
    /// The request that a response answers.
    public var requestOpCode: OpCode?
    public var responseCode: ResponseCode?
    public var userIndex: Scaled<UInt8>?
    /// 0 to 9999.
    public var consentCode: Scaled<UInt16>?
    public var numberOfUsers: Scaled<UInt8>?
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
        let takesUserIndex =
            opCode == .consent || opCode == .deleteUsers || answered == .registerNewUser
            || answered == .deleteUsers && coder.remaining != 0
        try coder.optional("userIndex", &userIndex, if: takesUserIndex, blank: Scaled(Scale()))
        try coder.optional(
            "consentCode", &consentCode, if: opCode == .registerNewUser || opCode == .consent, blank: Scaled(Scale()))
        try coder.optional("numberOfUsers", &numberOfUsers, if: answered == .listAllUsers, blank: Scaled(Scale()))
        let isOpaque = isResponse ? responseCode != .success || requestOpCode?.name == nil : opCode.name == nil
        try coder.rest("parameter", &parameter, if: isOpaque)
    }
}

extension UserControlPoint {
    /// Op codes of the User Control Point.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let registerNewUser = OpCode(rawValue: 1)
        public static let consent = OpCode(rawValue: 2)
        public static let deleteUserData = OpCode(rawValue: 3)
        public static let listAllUsers = OpCode(rawValue: 4)
        public static let deleteUsers = OpCode(rawValue: 5)
        public static let response = OpCode(rawValue: 32)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "registerNewUser", 2: "consent", 3: "deleteUserData", 4: "listAllUsers", 5: "deleteUsers",
            32: "response",
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
        public static let userNotAuthorized = ResponseCode(rawValue: 5)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "success", 2: "opCodeNotSupported", 3: "invalidParameter", 4: "operationFailed",
            5: "userNotAuthorized",
        ]
    }
}
