// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Read ISO TX Sync, 7.8.96.
///
/// Bytes: connectionHandle 2.
public struct HCILEReadISOTXSync: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2061 }
    public static var name: StaticString { "LE Read ISO TX Sync" }

    /// Bytes: status 1, connectionHandle 2, packetSequenceNumber 2, txTimeStamp 4, timeOffset 3.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var packetSequenceNumber: UInt16 = 0
        /// µs.
        public var txTimeStamp: UInt32 = 0
        public var timeOffset = Scaled<UInt24>(.microseconds)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("packetSequenceNumber", &packetSequenceNumber)
            try coder.field("txTimeStamp", &txTimeStamp)
            try coder.field("timeOffset", &timeOffset)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// A connected isochronous stream to be made (7.8.97).
///
/// Bytes: cisID 1, maxSDUCToP 2, maxSDUPToC 2, phyCToP 1, phyPToC 1, rtnCToP 1, rtnPToC 1.
public struct HCICISSettings: HCIParameters {
    public var cisID: UInt8 = 0
    public var maxSDUCToP: UInt16 = 0
    public var maxSDUPToC: UInt16 = 0
    public var phyCToP = HCIPHYs()
    public var phyPToC = HCIPHYs()
    public var rtnCToP: UInt8 = 0
    public var rtnPToC: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cisID", &cisID)
        try coder.field("maxSDUCToP", &maxSDUCToP)
        try coder.field("maxSDUPToC", &maxSDUPToC)
        try coder.field("phyCToP", &phyCToP)
        try coder.field("phyPToC", &phyPToC)
        try coder.field("rtnCToP", &rtnCToP)
        try coder.field("rtnPToC", &rtnPToC)
    }
}

/// LE Set CIG Parameters, 7.8.97.
///
/// Bytes: cigID 1, sduIntervalCToP 3, sduIntervalPToC 3, worstCaseSCA 1, packing 1, framing 1,
/// maxTransportLatencyCToP 2, maxTransportLatencyPToC 2, cisCount 1, streams 9 each.
public struct HCILESetCIGParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2062 }
    public static var name: StaticString { "LE Set CIG Parameters" }

    /// Bytes: status 1, cigID 1, cisCount 1, connectionHandles 2 each.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var cigID: UInt8 = 0
        public var connectionHandles: [UInt16] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("cigID", &cigID)
            try coder.countedList("cisCount", "connectionHandles", &connectionHandles)
        }
    }

    public var cigID: UInt8 = 0
    public var sduIntervalCToP = Scaled<UInt24>(.microseconds)
    public var sduIntervalPToC = Scaled<UInt24>(.microseconds)
    public var worstCaseSCA = HCIClockAccuracy()
    /// 0 sequential, 1 interleaved.
    public var packing: UInt8 = 0
    public var framing: UInt8 = 0
    public var maxTransportLatencyCToP = Scaled<UInt16>(.milliseconds)
    public var maxTransportLatencyPToC = Scaled<UInt16>(.milliseconds)
    public var streams: [HCICISSettings] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cigID", &cigID)
        try coder.field("sduIntervalCToP", &sduIntervalCToP)
        try coder.field("sduIntervalPToC", &sduIntervalPToC)
        try coder.field("worstCaseSCA", &worstCaseSCA)
        try coder.field("packing", &packing)
        try coder.field("framing", &framing)
        try coder.field("maxTransportLatencyCToP", &maxTransportLatencyCToP)
        try coder.field("maxTransportLatencyPToC", &maxTransportLatencyPToC)
        try coder.countedGroups("cisCount", "streams", &streams)
    }
}

/// A connected isochronous stream to be made with settings of its own (7.8.98).
///
/// Bytes: cisID 1, nse 1, maxSDUCToP 2, maxSDUPToC 2, maxPDUCToP 2, maxPDUPToC 2, phyCToP 1, phyPToC 1, bnCToP 1,
/// bnPToC 1.
public struct HCICISTestSettings: HCIParameters {
    public var cisID: UInt8 = 0
    public var nse: UInt8 = 0
    public var maxSDUCToP: UInt16 = 0
    public var maxSDUPToC: UInt16 = 0
    public var maxPDUCToP: UInt16 = 0
    public var maxPDUPToC: UInt16 = 0
    public var phyCToP = HCIPHYs()
    public var phyPToC = HCIPHYs()
    public var bnCToP: UInt8 = 0
    public var bnPToC: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cisID", &cisID)
        try coder.field("nse", &nse)
        try coder.field("maxSDUCToP", &maxSDUCToP)
        try coder.field("maxSDUPToC", &maxSDUPToC)
        try coder.field("maxPDUCToP", &maxPDUCToP)
        try coder.field("maxPDUPToC", &maxPDUPToC)
        try coder.field("phyCToP", &phyCToP)
        try coder.field("phyPToC", &phyPToC)
        try coder.field("bnCToP", &bnCToP)
        try coder.field("bnPToC", &bnPToC)
    }
}

/// LE Set CIG Parameters Test, 7.8.98.
///
/// Bytes: cigID 1, sduIntervalCToP 3, sduIntervalPToC 3, ftCToP 1, ftPToC 1, isoInterval 2, worstCaseSCA 1,
/// packing 1, framing 1, cisCount 1, streams 14 each.
public struct HCILESetCIGParametersTest: HCICommand {
    public static var opcode: HCIOpcode { 0x2063 }
    public static var name: StaticString { "LE Set CIG Parameters Test" }

    /// Bytes: status 1, cigID 1, cisCount 1, connectionHandles 2 each.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var cigID: UInt8 = 0
        public var connectionHandles: [UInt16] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("cigID", &cigID)
            try coder.countedList("cisCount", "connectionHandles", &connectionHandles)
        }
    }

    public var cigID: UInt8 = 0
    public var sduIntervalCToP = Scaled<UInt24>(.microseconds)
    public var sduIntervalPToC = Scaled<UInt24>(.microseconds)
    public var ftCToP: UInt8 = 0
    public var ftPToC: UInt8 = 0
    public var isoInterval = Scaled<UInt16>(.frames)
    public var worstCaseSCA = HCIClockAccuracy()
    public var packing: UInt8 = 0
    public var framing: UInt8 = 0
    public var streams: [HCICISTestSettings] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cigID", &cigID)
        try coder.field("sduIntervalCToP", &sduIntervalCToP)
        try coder.field("sduIntervalPToC", &sduIntervalPToC)
        try coder.field("ftCToP", &ftCToP)
        try coder.field("ftPToC", &ftPToC)
        try coder.field("isoInterval", &isoInterval)
        try coder.field("worstCaseSCA", &worstCaseSCA)
        try coder.field("packing", &packing)
        try coder.field("framing", &framing)
        try coder.countedGroups("cisCount", "streams", &streams)
    }
}

extension HCIRegistry {
    static var leStreamCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILEReadISOTXSync.self),
            HCICommandEntry(HCILESetCIGParameters.self),
            HCICommandEntry(HCILESetCIGParametersTest.self),
        ]
    }
}
