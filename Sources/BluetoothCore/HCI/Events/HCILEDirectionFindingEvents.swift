// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// In-phase and quadrature part of one sample, -128 for none (7.7.65.21).
///
/// Bytes: i 1, q 1.
public struct HCIIQSample: HCIParameters {
    public var i: Int8 = 0
    public var q: Int8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("i", &i)
        try coder.field("q", &q)
    }
}

/// LE Connectionless IQ Report, 7.7.65.21.
///
/// Bytes: syncHandle 2, channelIndex 1, rssi 2, rssiAntennaID 1, cteType 1, slotDurations 1, packetStatus 1,
/// periodicEventCounter 2, sampleCount 1, samples 2 each.
public struct HCILEConnectionlessIQReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x15 }
    public static var name: StaticString { "LE Connectionless IQ Report" }

    public var syncHandle: UInt16 = 0
    public var channelIndex: UInt8 = 0
    public var rssi = Scaled<Int16>(.tenthDecibelMilliwatts)
    public var rssiAntennaID: UInt8 = 0
    public var cteType = HCICTEType()
    public var slotDurations: UInt8 = 0
    public var packetStatus: UInt8 = 0
    public var periodicEventCounter: UInt16 = 0
    public var samples: [HCIIQSample] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("channelIndex", &channelIndex)
        try coder.field("rssi", &rssi)
        try coder.field("rssiAntennaID", &rssiAntennaID)
        try coder.field("cteType", &cteType)
        try coder.field("slotDurations", &slotDurations)
        try coder.field("packetStatus", &packetStatus)
        try coder.field("periodicEventCounter", &periodicEventCounter)
        try coder.countedGroups("sampleCount", "samples", &samples)
    }
}

/// LE Connection IQ Report, 7.7.65.22.
///
/// Bytes: connectionHandle 2, rxPHY 1, dataChannelIndex 1, rssi 2, rssiAntennaID 1, cteType 1, slotDurations 1,
/// packetStatus 1, connectionEventCounter 2, sampleCount 1, samples 2 each.
public struct HCILEConnectionIQReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x16 }
    public static var name: StaticString { "LE Connection IQ Report" }

    public var connectionHandle: UInt16 = 0
    public var rxPHY = HCIPHY()
    public var dataChannelIndex: UInt8 = 0
    public var rssi = Scaled<Int16>(.tenthDecibelMilliwatts)
    public var rssiAntennaID: UInt8 = 0
    public var cteType = HCICTEType()
    public var slotDurations: UInt8 = 0
    public var packetStatus: UInt8 = 0
    public var connectionEventCounter: UInt16 = 0
    public var samples: [HCIIQSample] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("rxPHY", &rxPHY)
        try coder.field("dataChannelIndex", &dataChannelIndex)
        try coder.field("rssi", &rssi)
        try coder.field("rssiAntennaID", &rssiAntennaID)
        try coder.field("cteType", &cteType)
        try coder.field("slotDurations", &slotDurations)
        try coder.field("packetStatus", &packetStatus)
        try coder.field("connectionEventCounter", &connectionEventCounter)
        try coder.countedGroups("sampleCount", "samples", &samples)
    }
}

/// LE CTE Request Failed, 7.7.65.23.
///
/// Bytes: status 1, connectionHandle 2.
public struct HCILECTERequestFailed: HCILEEvent, HCIStatusHandleLayout {
    public static var subeventCode: UInt8? { 0x17 }
    public static var name: StaticString { "LE CTE Request Failed" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0

    public init() {}
}

extension HCIRegistry {
    static var leDirectionFindingEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCILEConnectionlessIQReport.self),
            HCIEventEntry(HCILEConnectionIQReport.self),
            HCIEventEntry(HCILECTERequestFailed.self),
        ]
    }
}
