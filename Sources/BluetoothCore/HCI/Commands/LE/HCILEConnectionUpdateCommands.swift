// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Connection Update, 7.8.18.
///
/// Bytes: connectionHandle 2, connectionIntervalMin 2, connectionIntervalMax 2, maxLatency 2, supervisionTimeout
/// 2, minCELength 2, maxCELength 2.
public struct HCILEConnectionUpdate: HCICommand {
    public static var opcode: HCIOpcode { 0x2013 }
    public static var name: StaticString { "LE Connection Update" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var connectionIntervalMin = Scaled<UInt16>(.frames)
    public var connectionIntervalMax = Scaled<UInt16>(.frames)
    public var maxLatency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var minCELength = Scaled<UInt16>(.slots)
    public var maxCELength = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("connectionIntervalMin", &connectionIntervalMin)
        try coder.field("connectionIntervalMax", &connectionIntervalMax)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        try coder.field("minCELength", &minCELength)
        try coder.field("maxCELength", &maxCELength)
    }
}

/// LE Set Host Channel Classification, 7.8.19.
///
/// Bytes: channelMap 5.
public struct HCILESetHostChannelClassification: HCICommand {
    public static var opcode: HCIOpcode { 0x2014 }
    public static var name: StaticString { "LE Set Host Channel Classification" }
    public typealias ReturnParameters = HCIStatusReturn

    public var channelMap = [UInt8](repeating: 0, count: 5)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.fixedBytes("channelMap", &channelMap, count: 5)
    }
}

/// LE Read Channel Map, 7.8.20.
///
/// Bytes: connectionHandle 2.
public struct HCILEReadChannelMap: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2015 }
    public static var name: StaticString { "LE Read Channel Map" }

    /// Bytes: status 1, connectionHandle 2, channelMap 5.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var channelMap = [UInt8](repeating: 0, count: 5)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.fixedBytes("channelMap", &channelMap, count: 5)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// LE Read Remote Features, 7.8.21.
///
/// Bytes: connectionHandle 2.
public struct HCILEReadRemoteFeatures: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2016 }
    public static var name: StaticString { "LE Read Remote Features" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// LE Remote Connection Parameter Request Reply, 7.8.31.
///
/// Bytes: connectionHandle 2, intervalMin 2, intervalMax 2, maxLatency 2, timeout 2, minCELength 2, maxCELength
/// 2.
public struct HCILERemoteConnectionParameterRequestReply: HCICommand {
    public static var opcode: HCIOpcode { 0x2020 }
    public static var name: StaticString { "LE Remote Connection Parameter Request Reply" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var intervalMin = Scaled<UInt16>(.frames)
    public var intervalMax = Scaled<UInt16>(.frames)
    public var maxLatency: UInt16 = 0
    public var timeout = Scaled<UInt16>(.tenMilliseconds)
    public var minCELength = Scaled<UInt16>(.slots)
    public var maxCELength = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("intervalMin", &intervalMin)
        try coder.field("intervalMax", &intervalMax)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("timeout", &timeout)
        try coder.field("minCELength", &minCELength)
        try coder.field("maxCELength", &maxCELength)
    }
}

/// LE Remote Connection Parameter Request Negative Reply, 7.8.32.
///
/// Bytes: connectionHandle 2, reason 1.
public struct HCILERemoteConnectionParameterRequestNegativeReply: HCICommand {
    public static var opcode: HCIOpcode { 0x2021 }
    public static var name: StaticString { "LE Remote Connection Parameter Request Negative Reply" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("reason", &reason)
    }
}

/// LE Set Default Subrate, 7.8.123.
///
/// Bytes: subrateMin 2, subrateMax 2, maxLatency 2, continuationNumber 2, supervisionTimeout 2.
public struct HCILESetDefaultSubrate: HCICommand {
    public static var opcode: HCIOpcode { 0x207d }
    public static var name: StaticString { "LE Set Default Subrate" }
    public typealias ReturnParameters = HCIStatusReturn

    public var subrateMin: UInt16 = 0
    public var subrateMax: UInt16 = 0
    public var maxLatency: UInt16 = 0
    public var continuationNumber: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("subrateMin", &subrateMin)
        try coder.field("subrateMax", &subrateMax)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("continuationNumber", &continuationNumber)
        try coder.field("supervisionTimeout", &supervisionTimeout)
    }
}

/// LE Subrate Request, 7.8.124.
///
/// Bytes: connectionHandle 2, subrateMin 2, subrateMax 2, maxLatency 2, continuationNumber 2, supervisionTimeout
/// 2.
public struct HCILESubrateRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x207e }
    public static var name: StaticString { "LE Subrate Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var subrateMin: UInt16 = 0
    public var subrateMax: UInt16 = 0
    public var maxLatency: UInt16 = 0
    public var continuationNumber: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("subrateMin", &subrateMin)
        try coder.field("subrateMax", &subrateMax)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("continuationNumber", &continuationNumber)
        try coder.field("supervisionTimeout", &supervisionTimeout)
    }
}

/// LE Request Peer SCA, 7.8.108.
///
/// Bytes: connectionHandle 2.
public struct HCILERequestPeerSCA: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x206d }
    public static var name: StaticString { "LE Request Peer SCA" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

extension HCIRegistry {
    static var leConnectionUpdateCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILEConnectionUpdate.self),
            HCICommandEntry(HCILESetHostChannelClassification.self),
            HCICommandEntry(HCILEReadChannelMap.self),
            HCICommandEntry(HCILEReadRemoteFeatures.self),
            HCICommandEntry(HCILERemoteConnectionParameterRequestReply.self),
            HCICommandEntry(HCILERemoteConnectionParameterRequestNegativeReply.self),
            HCICommandEntry(HCILESetDefaultSubrate.self),
            HCICommandEntry(HCILESubrateRequest.self),
            HCICommandEntry(HCILERequestPeerSCA.self),
        ]
    }
}
