// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A stream and the ACL connection that it belongs to (7.8.99).
///
/// Bytes: cisConnectionHandle 2, aclConnectionHandle 2.
public struct HCICISLink: HCIParameters {
    public var cisConnectionHandle: UInt16 = 0
    public var aclConnectionHandle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cisConnectionHandle", &cisConnectionHandle)
        try coder.field("aclConnectionHandle", &aclConnectionHandle)
    }
}

/// LE Create CIS, 7.8.99.
///
/// Bytes: cisCount 1, streams 4 each.
public struct HCILECreateCIS: HCICommand {
    public static var opcode: HCIOpcode { 0x2064 }
    public static var name: StaticString { "LE Create CIS" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var streams: [HCICISLink] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("cisCount", "streams", &streams)
    }
}

/// LE Remove CIG, 7.8.100.
///
/// Bytes: cigID 1.
public struct HCILERemoveCIG: HCICommand {
    public static var opcode: HCIOpcode { 0x2065 }
    public static var name: StaticString { "LE Remove CIG" }

    /// Bytes: status 1, cigID 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var cigID: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("cigID", &cigID)
        }
    }

    public var cigID: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cigID", &cigID)
    }
}

/// LE Accept CIS Request, 7.8.101.
///
/// Bytes: connectionHandle 2.
public struct HCILEAcceptCISRequest: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2066 }
    public static var name: StaticString { "LE Accept CIS Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// LE Reject CIS Request, 7.8.102.
///
/// Bytes: connectionHandle 2, reason 1.
public struct HCILERejectCISRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x2067 }
    public static var name: StaticString { "LE Reject CIS Request" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("reason", &reason)
    }
}

/// LE Setup ISO Data Path, 7.8.109.
///
/// Bytes: connectionHandle 2, dataPathDirection 1, dataPathID 1, codecID 5, controllerDelay 3,
/// codecConfigurationLength 1, codecConfiguration its length.
public struct HCILESetupISODataPath: HCICommand {
    public static var opcode: HCIOpcode { 0x206e }
    public static var name: StaticString { "LE Setup ISO Data Path" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var dataPathDirection = HCIDataPathDirection()
    /// 0 for HCI.
    public var dataPathID: UInt8 = 0
    public var codecID = HCICodingFormat()
    public var controllerDelay = Scaled<UInt24>(.microseconds)
    public var codecConfiguration: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("dataPathDirection", &dataPathDirection)
        try coder.field("dataPathID", &dataPathID)
        try coder.group("codecID", &codecID)
        try coder.field("controllerDelay", &controllerDelay)
        try coder.countedBytes("codecConfigurationLength", "codecConfiguration", &codecConfiguration)
    }
}

/// LE Remove ISO Data Path, 7.8.110.
///
/// Bytes: connectionHandle 2, dataPathDirection 1.
public struct HCILERemoveISODataPath: HCICommand {
    public static var opcode: HCIOpcode { 0x206f }
    public static var name: StaticString { "LE Remove ISO Data Path" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    /// Bit 0 for input, bit 1 for output.
    public var dataPathDirection: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("dataPathDirection", &dataPathDirection)
    }
}

/// LE Read ISO Link Quality, 7.8.116.
///
/// Bytes: connectionHandle 2.
public struct HCILEReadISOLinkQuality: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2075 }
    public static var name: StaticString { "LE Read ISO Link Quality" }

    /// Bytes: status 1, connectionHandle 2, txUnackedPackets 4, txFlushedPackets 4, txLastSubeventPackets 4,
    /// retransmittedPackets 4, crcErrorPackets 4, rxUnreceivedPackets 4, duplicatePackets 4.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var txUnackedPackets: UInt32 = 0
        public var txFlushedPackets: UInt32 = 0
        public var txLastSubeventPackets: UInt32 = 0
        public var retransmittedPackets: UInt32 = 0
        public var crcErrorPackets: UInt32 = 0
        public var rxUnreceivedPackets: UInt32 = 0
        public var duplicatePackets: UInt32 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("txUnackedPackets", &txUnackedPackets)
            try coder.field("txFlushedPackets", &txFlushedPackets)
            try coder.field("txLastSubeventPackets", &txLastSubeventPackets)
            try coder.field("retransmittedPackets", &retransmittedPackets)
            try coder.field("crcErrorPackets", &crcErrorPackets)
            try coder.field("rxUnreceivedPackets", &rxUnreceivedPackets)
            try coder.field("duplicatePackets", &duplicatePackets)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

extension HCIRegistry {
    static var leStreamSetupCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILECreateCIS.self),
            HCICommandEntry(HCILERemoveCIG.self),
            HCICommandEntry(HCILEAcceptCISRequest.self),
            HCICommandEntry(HCILERejectCISRequest.self),
            HCICommandEntry(HCILESetupISODataPath.self),
            HCICommandEntry(HCILERemoveISODataPath.self),
            HCICommandEntry(HCILEReadISOLinkQuality.self),
        ]
    }
}
