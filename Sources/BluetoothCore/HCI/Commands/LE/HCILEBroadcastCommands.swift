// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Create BIG, 7.8.103.
///
/// Bytes: bigHandle 1, advertisingHandle 1, numBIS 1, sduInterval 3, maxSDU 2, maxTransportLatency 2, rtn 1, phy
/// 1, packing 1, framing 1, encryption 1, broadcastCode 16.
public struct HCILECreateBIG: HCICommand {
    public static var opcode: HCIOpcode { 0x2068 }
    public static var name: StaticString { "LE Create BIG" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bigHandle: UInt8 = 0
    public var advertisingHandle: UInt8 = 0
    public var numBIS: UInt8 = 0
    public var sduInterval = Scaled<UInt24>(.microseconds)
    public var maxSDU: UInt16 = 0
    public var maxTransportLatency = Scaled<UInt16>(.milliseconds)
    public var rtn: UInt8 = 0
    public var phy = HCIPHYs()
    public var packing: UInt8 = 0
    public var framing: UInt8 = 0
    public var encryption = HCIEnable()
    public var broadcastCode = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bigHandle", &bigHandle)
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("numBIS", &numBIS)
        try coder.field("sduInterval", &sduInterval)
        try coder.field("maxSDU", &maxSDU)
        try coder.field("maxTransportLatency", &maxTransportLatency)
        try coder.field("rtn", &rtn)
        try coder.field("phy", &phy)
        try coder.field("packing", &packing)
        try coder.field("framing", &framing)
        try coder.field("encryption", &encryption)
        try coder.fixedBytes("broadcastCode", &broadcastCode, count: 16)
    }
}

/// LE Create BIG Test, 7.8.104.
///
/// Bytes: bigHandle 1, advertisingHandle 1, numBIS 1, sduInterval 3, isoInterval 2, nse 1, maxSDU 2, maxPDU 2,
/// phy 1, packing 1, framing 1, bn 1, irc 1, pto 1, encryption 1, broadcastCode 16.
public struct HCILECreateBIGTest: HCICommand {
    public static var opcode: HCIOpcode { 0x2069 }
    public static var name: StaticString { "LE Create BIG Test" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bigHandle: UInt8 = 0
    public var advertisingHandle: UInt8 = 0
    public var numBIS: UInt8 = 0
    public var sduInterval = Scaled<UInt24>(.microseconds)
    public var isoInterval = Scaled<UInt16>(.frames)
    public var nse: UInt8 = 0
    public var maxSDU: UInt16 = 0
    public var maxPDU: UInt16 = 0
    public var phy = HCIPHYs()
    public var packing: UInt8 = 0
    public var framing: UInt8 = 0
    public var bn: UInt8 = 0
    public var irc: UInt8 = 0
    public var pto: UInt8 = 0
    public var encryption = HCIEnable()
    public var broadcastCode = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bigHandle", &bigHandle)
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("numBIS", &numBIS)
        try coder.field("sduInterval", &sduInterval)
        try coder.field("isoInterval", &isoInterval)
        try coder.field("nse", &nse)
        try coder.field("maxSDU", &maxSDU)
        try coder.field("maxPDU", &maxPDU)
        try coder.field("phy", &phy)
        try coder.field("packing", &packing)
        try coder.field("framing", &framing)
        try coder.field("bn", &bn)
        try coder.field("irc", &irc)
        try coder.field("pto", &pto)
        try coder.field("encryption", &encryption)
        try coder.fixedBytes("broadcastCode", &broadcastCode, count: 16)
    }
}

/// LE Terminate BIG, 7.8.105.
///
/// Bytes: bigHandle 1, reason 1.
public struct HCILETerminateBIG: HCICommand {
    public static var opcode: HCIOpcode { 0x206a }
    public static var name: StaticString { "LE Terminate BIG" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bigHandle: UInt8 = 0
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bigHandle", &bigHandle)
        try coder.field("reason", &reason)
    }
}

/// LE BIG Create Sync, 7.8.106.
///
/// Bytes: bigHandle 1, syncHandle 2, encryption 1, broadcastCode 16, mse 1, bigSyncTimeout 2, numBIS 1, streams 1
/// each.
public struct HCILEBIGCreateSync: HCICommand {
    public static var opcode: HCIOpcode { 0x206b }
    public static var name: StaticString { "LE BIG Create Sync" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bigHandle: UInt8 = 0
    public var syncHandle: UInt16 = 0
    public var encryption = HCIEnable()
    public var broadcastCode = [UInt8](repeating: 0, count: 16)
    public var mse: UInt8 = 0
    public var bigSyncTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var streams: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bigHandle", &bigHandle)
        try coder.field("syncHandle", &syncHandle)
        try coder.field("encryption", &encryption)
        try coder.fixedBytes("broadcastCode", &broadcastCode, count: 16)
        try coder.field("mse", &mse)
        try coder.field("bigSyncTimeout", &bigSyncTimeout)
        try coder.countedList("numBIS", "streams", &streams)
    }
}

/// LE BIG Terminate Sync, 7.8.107.
///
/// Bytes: bigHandle 1.
public struct HCILEBIGTerminateSync: HCICommand {
    public static var opcode: HCIOpcode { 0x206c }
    public static var name: StaticString { "LE BIG Terminate Sync" }

    /// Bytes: status 1, bigHandle 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var bigHandle: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("bigHandle", &bigHandle)
        }
    }

    public var bigHandle: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bigHandle", &bigHandle)
    }
}

/// LE ISO Transmit Test, 7.8.111.
///
/// Bytes: connectionHandle 2, payloadType 1.
public struct HCILEISOTransmitTest: HCICommand {
    public static var opcode: HCIOpcode { 0x2070 }
    public static var name: StaticString { "LE ISO Transmit Test" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var payloadType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("payloadType", &payloadType)
    }
}

/// LE ISO Receive Test, 7.8.112.
///
/// Bytes: connectionHandle 2, payloadType 1.
public struct HCILEISOReceiveTest: HCICommand {
    public static var opcode: HCIOpcode { 0x2071 }
    public static var name: StaticString { "LE ISO Receive Test" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var payloadType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("payloadType", &payloadType)
    }
}

/// LE ISO Read Test Counters, 7.8.113.
///
/// Bytes: connectionHandle 2.
public struct HCILEISOReadTestCounters: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2072 }
    public static var name: StaticString { "LE ISO Read Test Counters" }
    public typealias ReturnParameters = HCIISOTestCounters

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// LE ISO Test End, 7.8.114.
///
/// Bytes: connectionHandle 2.
public struct HCILEISOTestEnd: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2073 }
    public static var name: StaticString { "LE ISO Test End" }
    public typealias ReturnParameters = HCIISOTestCounters

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// What the isochronous tests counted (7.8.113).
///
/// Bytes: status 1, connectionHandle 2, receivedSDUCount 4, missedSDUCount 4, failedSDUCount 4.
public struct HCIISOTestCounters: HCIParameters {
    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var receivedSDUCount: UInt32 = 0
    public var missedSDUCount: UInt32 = 0
    public var failedSDUCount: UInt32 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("receivedSDUCount", &receivedSDUCount)
        try coder.field("missedSDUCount", &missedSDUCount)
        try coder.field("failedSDUCount", &failedSDUCount)
    }
}

extension HCIRegistry {
    static var leBroadcastCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILECreateBIG.self),
            HCICommandEntry(HCILECreateBIGTest.self),
            HCICommandEntry(HCILETerminateBIG.self),
            HCICommandEntry(HCILEBIGCreateSync.self),
            HCICommandEntry(HCILEBIGTerminateSync.self),
            HCICommandEntry(HCILEISOTransmitTest.self),
            HCICommandEntry(HCILEISOReceiveTest.self),
            HCICommandEntry(HCILEISOReadTestCounters.self),
            HCICommandEntry(HCILEISOTestEnd.self),
        ]
    }
}
