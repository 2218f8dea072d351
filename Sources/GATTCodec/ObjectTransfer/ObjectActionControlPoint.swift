// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// Object Action Control Point, 0x2AC5.
///
/// The mode of a write says in bit 1 that the object is to end with what is written.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | request op code, response code | 1 + 1 | response |
/// | size, bytes | 4 | create |
/// | object type | 2 or 16 | create |
/// | offset, bytes | 4 | calculate checksum, read, write |
/// | length, bytes | 4 | calculate checksum, read, write |
/// | write mode | 1 | write |
/// | checksum | 4 | response to calculate checksum |
/// | parameter | to the end | op codes that are not known, responses other than success |
public struct ObjectActionControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2ac5 }
    public static var name: StaticString { "Object Action Control Point" }
    public static var source: StaticString { "Object Transfer Service 1.0, 3.3" }

    public var opCode = OpCode()
    /// The request that a response answers.
    public var requestOpCode: OpCode?
    public var responseCode: ResponseCode?
    public var size: Scaled<UInt32>?
    public var objectType: BluetoothUUID?
    public var offset: Scaled<UInt32>?
    public var length: Scaled<UInt32>?
    public var writeMode: ObjectWriteMode?
    /// CRC-32.
    public var checksum: Scaled<UInt32>?
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
        try coder.optional("size", &size, if: opCode == .create, blank: Scaled(Scale(.byte)))
        try coder.optional("objectType", &objectType, if: opCode == .create)
        let takesOffset =
            opCode == .calculateChecksum || opCode == .read || opCode == .write
        try coder.optional("offset", &offset, if: takesOffset, blank: Scaled(Scale(.byte)))
        let takesLength =
            opCode == .calculateChecksum || opCode == .read || opCode == .write
        try coder.optional("length", &length, if: takesLength, blank: Scaled(Scale(.byte)))
        try coder.optional("writeMode", &writeMode, if: opCode == .write)
        try coder.optional("checksum", &checksum, if: answered == .calculateChecksum, blank: Scaled(Scale()))
        let isOpaque = isResponse ? responseCode != .success || requestOpCode?.name == nil : opCode.name == nil
        // What is handed to an object that is executed, and what comes back, is up to the object.
        try coder.rest("parameter", &parameter, if: isOpaque || opCode == .execute || answered == .execute)
    }
}

extension ObjectActionControlPoint {
    /// Op codes of the Object Action Control Point.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let create = OpCode(rawValue: 1)
        public static let delete = OpCode(rawValue: 2)
        public static let calculateChecksum = OpCode(rawValue: 3)
        public static let execute = OpCode(rawValue: 4)
        public static let read = OpCode(rawValue: 5)
        public static let write = OpCode(rawValue: 6)
        public static let abort = OpCode(rawValue: 7)
        public static let response = OpCode(rawValue: 96)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "create", 2: "delete", 3: "calculateChecksum", 4: "execute", 5: "read", 6: "write", 7: "abort",
            96: "response",
        ]
    }

    /// How a request went.
    public struct ResponseCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let success = ResponseCode(rawValue: 1)
        public static let opCodeNotSupported = ResponseCode(rawValue: 2)
        public static let invalidParameter = ResponseCode(rawValue: 3)
        public static let insufficientResources = ResponseCode(rawValue: 4)
        public static let invalidObject = ResponseCode(rawValue: 5)
        public static let channelUnavailable = ResponseCode(rawValue: 6)
        public static let unsupportedType = ResponseCode(rawValue: 7)
        public static let procedureNotPermitted = ResponseCode(rawValue: 8)
        public static let objectLocked = ResponseCode(rawValue: 9)
        public static let operationFailed = ResponseCode(rawValue: 10)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "success", 2: "opCodeNotSupported", 3: "invalidParameter", 4: "insufficientResources",
            5: "invalidObject", 6: "channelUnavailable", 7: "unsupportedType", 8: "procedureNotPermitted",
            9: "objectLocked", 10: "operationFailed",
        ]
    }
}

/// How an object is written.
public struct ObjectWriteMode: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let truncate = ObjectWriteMode(rawValue: 1 << 1)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        1: "truncate"
    ]
}
