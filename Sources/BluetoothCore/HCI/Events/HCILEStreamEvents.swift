// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE CIS Established, 7.7.65.25.
///
/// Bytes: status 1, connectionHandle 2, cigSyncDelay 3, cisSyncDelay 3, transportLatencyCToP 3,
/// transportLatencyPToC 3, phyCToP 1, phyPToC 1, nse 1, bnCToP 1, bnPToC 1, ftCToP 1, ftPToC 1, maxPDUCToP 2,
/// maxPDUPToC 2, isoInterval 2.
public struct HCILECISEstablished: HCILEEvent {
    public static var subeventCode: UInt8? { 0x19 }
    public static var name: StaticString { "LE CIS Established" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var cigSyncDelay = Scaled<UInt24>(.microseconds)
    public var cisSyncDelay = Scaled<UInt24>(.microseconds)
    public var transportLatencyCToP = Scaled<UInt24>(.microseconds)
    public var transportLatencyPToC = Scaled<UInt24>(.microseconds)
    public var phyCToP = HCIPHY()
    public var phyPToC = HCIPHY()
    public var nse: UInt8 = 0
    public var bnCToP: UInt8 = 0
    public var bnPToC: UInt8 = 0
    public var ftCToP: UInt8 = 0
    public var ftPToC: UInt8 = 0
    public var maxPDUCToP: UInt16 = 0
    public var maxPDUPToC: UInt16 = 0
    public var isoInterval = Scaled<UInt16>(.frames)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("cigSyncDelay", &cigSyncDelay)
        try coder.field("cisSyncDelay", &cisSyncDelay)
        try coder.field("transportLatencyCToP", &transportLatencyCToP)
        try coder.field("transportLatencyPToC", &transportLatencyPToC)
        try coder.field("phyCToP", &phyCToP)
        try coder.field("phyPToC", &phyPToC)
        try coder.field("nse", &nse)
        try coder.field("bnCToP", &bnCToP)
        try coder.field("bnPToC", &bnPToC)
        try coder.field("ftCToP", &ftCToP)
        try coder.field("ftPToC", &ftPToC)
        try coder.field("maxPDUCToP", &maxPDUCToP)
        try coder.field("maxPDUPToC", &maxPDUPToC)
        try coder.field("isoInterval", &isoInterval)
    }
}

/// LE CIS Request, 7.7.65.26.
///
/// Bytes: aclConnectionHandle 2, cisConnectionHandle 2, cigID 1, cisID 1.
public struct HCILECISRequest: HCILEEvent {
    public static var subeventCode: UInt8? { 0x1a }
    public static var name: StaticString { "LE CIS Request" }

    public var aclConnectionHandle: UInt16 = 0
    public var cisConnectionHandle: UInt16 = 0
    public var cigID: UInt8 = 0
    public var cisID: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("aclConnectionHandle", &aclConnectionHandle)
        try coder.field("cisConnectionHandle", &cisConnectionHandle)
        try coder.field("cigID", &cigID)
        try coder.field("cisID", &cisID)
    }
}

/// LE Create BIG Complete, 7.7.65.27.
///
/// Bytes: status 1, bigHandle 1, bigSyncDelay 3, transportLatencyBIG 3, phy 1, nse 1, bn 1, pto 1, irc 1, maxPDU
/// 2, isoInterval 2, numBIS 1, connectionHandles 2 each.
public struct HCILECreateBIGComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x1b }
    public static var name: StaticString { "LE Create BIG Complete" }

    public var status = HCIStatus()
    public var bigHandle: UInt8 = 0
    public var bigSyncDelay = Scaled<UInt24>(.microseconds)
    public var transportLatencyBIG = Scaled<UInt24>(.microseconds)
    public var phy = HCIPHY()
    public var nse: UInt8 = 0
    public var bn: UInt8 = 0
    public var pto: UInt8 = 0
    public var irc: UInt8 = 0
    public var maxPDU: UInt16 = 0
    public var isoInterval = Scaled<UInt16>(.frames)
    public var connectionHandles: [UInt16] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bigHandle", &bigHandle)
        try coder.field("bigSyncDelay", &bigSyncDelay)
        try coder.field("transportLatencyBIG", &transportLatencyBIG)
        try coder.field("phy", &phy)
        try coder.field("nse", &nse)
        try coder.field("bn", &bn)
        try coder.field("pto", &pto)
        try coder.field("irc", &irc)
        try coder.field("maxPDU", &maxPDU)
        try coder.field("isoInterval", &isoInterval)
        try coder.countedList("numBIS", "connectionHandles", &connectionHandles)
    }
}

/// LE Terminate BIG Complete, 7.7.65.28.
///
/// Bytes: bigHandle 1, reason 1.
public struct HCILETerminateBIGComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x1c }
    public static var name: StaticString { "LE Terminate BIG Complete" }

    public var bigHandle: UInt8 = 0
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bigHandle", &bigHandle)
        try coder.field("reason", &reason)
    }
}

/// LE BIG Sync Established, 7.7.65.29.
///
/// Bytes: status 1, bigHandle 1, transportLatencyBIG 3, nse 1, bn 1, pto 1, irc 1, maxPDU 2, isoInterval 2,
/// numBIS 1, connectionHandles 2 each.
public struct HCILEBIGSyncEstablished: HCILEEvent {
    public static var subeventCode: UInt8? { 0x1d }
    public static var name: StaticString { "LE BIG Sync Established" }

    public var status = HCIStatus()
    public var bigHandle: UInt8 = 0
    public var transportLatencyBIG = Scaled<UInt24>(.microseconds)
    public var nse: UInt8 = 0
    public var bn: UInt8 = 0
    public var pto: UInt8 = 0
    public var irc: UInt8 = 0
    public var maxPDU: UInt16 = 0
    public var isoInterval = Scaled<UInt16>(.frames)
    public var connectionHandles: [UInt16] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bigHandle", &bigHandle)
        try coder.field("transportLatencyBIG", &transportLatencyBIG)
        try coder.field("nse", &nse)
        try coder.field("bn", &bn)
        try coder.field("pto", &pto)
        try coder.field("irc", &irc)
        try coder.field("maxPDU", &maxPDU)
        try coder.field("isoInterval", &isoInterval)
        try coder.countedList("numBIS", "connectionHandles", &connectionHandles)
    }
}

/// LE BIG Sync Lost, 7.7.65.30.
///
/// Bytes: bigHandle 1, reason 1.
public struct HCILEBIGSyncLost: HCILEEvent {
    public static var subeventCode: UInt8? { 0x1e }
    public static var name: StaticString { "LE BIG Sync Lost" }

    public var bigHandle: UInt8 = 0
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bigHandle", &bigHandle)
        try coder.field("reason", &reason)
    }
}

/// LE BIGInfo Advertising Report, 7.7.65.34.
///
/// Bytes: syncHandle 2, numBIS 1, nse 1, isoInterval 2, bn 1, pto 1, irc 1, maxPDU 2, sduInterval 3, maxSDU 2,
/// phy 1, framing 1, encryption 1.
public struct HCILEBIGInfoAdvertisingReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x22 }
    public static var name: StaticString { "LE BIGInfo Advertising Report" }

    public var syncHandle: UInt16 = 0
    public var numBIS: UInt8 = 0
    public var nse: UInt8 = 0
    public var isoInterval = Scaled<UInt16>(.frames)
    public var bn: UInt8 = 0
    public var pto: UInt8 = 0
    public var irc: UInt8 = 0
    public var maxPDU: UInt16 = 0
    public var sduInterval = Scaled<UInt24>(.microseconds)
    public var maxSDU: UInt16 = 0
    public var phy = HCIPHY()
    public var framing: UInt8 = 0
    public var encryption = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("numBIS", &numBIS)
        try coder.field("nse", &nse)
        try coder.field("isoInterval", &isoInterval)
        try coder.field("bn", &bn)
        try coder.field("pto", &pto)
        try coder.field("irc", &irc)
        try coder.field("maxPDU", &maxPDU)
        try coder.field("sduInterval", &sduInterval)
        try coder.field("maxSDU", &maxSDU)
        try coder.field("phy", &phy)
        try coder.field("framing", &framing)
        try coder.field("encryption", &encryption)
    }
}

extension HCIRegistry {
    static var leStreamEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCILECISEstablished.self),
            HCIEventEntry(HCILECISRequest.self),
            HCIEventEntry(HCILECreateBIGComplete.self),
            HCIEventEntry(HCILETerminateBIGComplete.self),
            HCIEventEntry(HCILEBIGSyncEstablished.self),
            HCIEventEntry(HCILEBIGSyncLost.self),
            HCIEventEntry(HCILEBIGInfoAdvertisingReport.self),
            HCIEventEntry(0x3e, 0x2a, "LE CIS Established [v2]"),
            HCIEventEntry(0x3e, 0x2b, "LE Read All Remote Features Complete"),
            HCIEventEntry(0x3e, 0x2c, "LE CS Read Remote Supported Capabilities Complete"),
            HCIEventEntry(0x3e, 0x2d, "LE CS Read Remote FAE Table Complete"),
            HCIEventEntry(0x3e, 0x2e, "LE CS Security Enable Complete"),
            HCIEventEntry(0x3e, 0x2f, "LE CS Config Complete"),
            HCIEventEntry(0x3e, 0x30, "LE CS Procedure Enable Complete"),
            HCIEventEntry(0x3e, 0x31, "LE CS Subevent Result"),
            HCIEventEntry(0x3e, 0x32, "LE CS Subevent Result Continue"),
            HCIEventEntry(0x3e, 0x33, "LE CS Test End Complete"),
            HCIEventEntry(0x3e, 0x34, "LE Monitored Advertisers Report"),
            HCIEventEntry(0x3e, 0x35, "LE Frame Space Update Complete"),
        ]
    }
}
