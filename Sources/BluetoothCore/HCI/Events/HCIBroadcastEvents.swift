// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Triggered Clock Capture, 7.7.
///
/// Bytes: connectionHandle 2, whichClock 1, clock 4, slotOffset 2.
public struct HCITriggeredClockCapture: HCIEvent {
    public static var code: UInt8 { 0x4e }
    public static var name: StaticString { "Triggered Clock Capture" }

    public var connectionHandle: UInt16 = 0
    public var whichClock: UInt8 = 0
    public var clock: UInt32 = 0
    public var slotOffset: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("whichClock", &whichClock)
        try coder.field("clock", &clock)
        try coder.field("slotOffset", &slotOffset)
    }
}

/// Synchronization Train Complete, 7.7.
///
/// Bytes: status 1.
public struct HCISynchronizationTrainComplete: HCIEvent {
    public static var code: UInt8 { 0x4f }
    public static var name: StaticString { "Synchronization Train Complete" }

    public var status = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
    }
}

/// Synchronization Train Received, 7.7.
///
/// Bytes: status 1, bdAddr 6, clockOffset 4, afhChannelMap 10, ltAddr 1, nextBroadcastInstant 4,
/// broadcastInterval 2, serviceData 1.
public struct HCISynchronizationTrainReceived: HCIEvent {
    public static var code: UInt8 { 0x50 }
    public static var name: StaticString { "Synchronization Train Received" }

    public var status = HCIStatus()
    public var bdAddr = BluetoothAddress()
    public var clockOffset: UInt32 = 0
    public var afhChannelMap = [UInt8](repeating: 0, count: 10)
    public var ltAddr: UInt8 = 0
    public var nextBroadcastInstant: UInt32 = 0
    public var broadcastInterval = Scaled<UInt16>(.slots)
    public var serviceData: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bdAddr", &bdAddr)
        try coder.field("clockOffset", &clockOffset)
        try coder.fixedBytes("afhChannelMap", &afhChannelMap, count: 10)
        try coder.field("ltAddr", &ltAddr)
        try coder.field("nextBroadcastInstant", &nextBroadcastInstant)
        try coder.field("broadcastInterval", &broadcastInterval)
        try coder.field("serviceData", &serviceData)
    }
}

/// Connectionless Peripheral Broadcast Receive, 7.7.
///
/// Bytes: bdAddr 6, ltAddr 1, clock 4, offset 4, rxStatus 1, fragment 1, dataLength 1, data its length.
public struct HCIConnectionlessPeripheralBroadcastReceive: HCIEvent {
    public static var code: UInt8 { 0x51 }
    public static var name: StaticString { "Connectionless Peripheral Broadcast Receive" }

    public var bdAddr = BluetoothAddress()
    public var ltAddr: UInt8 = 0
    public var clock: UInt32 = 0
    public var offset: UInt32 = 0
    public var rxStatus: UInt8 = 0
    public var fragment: UInt8 = 0
    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("ltAddr", &ltAddr)
        try coder.field("clock", &clock)
        try coder.field("offset", &offset)
        try coder.field("rxStatus", &rxStatus)
        try coder.field("fragment", &fragment)
        try coder.countedBytes("dataLength", "data", &data)
    }
}

/// Connectionless Peripheral Broadcast Timeout, 7.7.
///
/// Bytes: bdAddr 6, ltAddr 1.
public struct HCIConnectionlessPeripheralBroadcastTimeout: HCIEvent {
    public static var code: UInt8 { 0x52 }
    public static var name: StaticString { "Connectionless Peripheral Broadcast Timeout" }

    public var bdAddr = BluetoothAddress()
    public var ltAddr: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("ltAddr", &ltAddr)
    }
}

/// Truncated Page Complete, 7.7.
///
/// Bytes: status 1, bdAddr 6.
public struct HCITruncatedPageComplete: HCIEvent {
    public static var code: UInt8 { 0x53 }
    public static var name: StaticString { "Truncated Page Complete" }

    public var status = HCIStatus()
    public var bdAddr = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bdAddr", &bdAddr)
    }
}

/// Peripheral Page Response Timeout, 7.7.
public struct HCIPeripheralPageResponseTimeout: HCIEvent, HCIEmptyLayout {
    public static var code: UInt8 { 0x54 }
    public static var name: StaticString { "Peripheral Page Response Timeout" }

    public init() {}
}

/// Connectionless Peripheral Broadcast Channel Map Change, 7.7.
///
/// Bytes: channelMap 10.
public struct HCIConnectionlessPeripheralBroadcastChannelMapChange: HCIEvent {
    public static var code: UInt8 { 0x55 }
    public static var name: StaticString { "Connectionless Peripheral Broadcast Channel Map Change" }

    public var channelMap = [UInt8](repeating: 0, count: 10)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.fixedBytes("channelMap", &channelMap, count: 10)
    }
}

/// SAM Status Change, 7.7.
///
/// Bytes: connectionHandle 2, localSAMIndex 1, localSAMTXAvailability 1, localSAMRXAvailability 1, remoteSAMIndex
/// 1, remoteSAMTXAvailability 1, remoteSAMRXAvailability 1.
public struct HCISAMStatusChange: HCIEvent {
    public static var code: UInt8 { 0x58 }
    public static var name: StaticString { "SAM Status Change" }

    public var connectionHandle: UInt16 = 0
    public var localSAMIndex: UInt8 = 0
    public var localSAMTXAvailability: UInt8 = 0
    public var localSAMRXAvailability: UInt8 = 0
    public var remoteSAMIndex: UInt8 = 0
    public var remoteSAMTXAvailability: UInt8 = 0
    public var remoteSAMRXAvailability: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("localSAMIndex", &localSAMIndex)
        try coder.field("localSAMTXAvailability", &localSAMTXAvailability)
        try coder.field("localSAMRXAvailability", &localSAMRXAvailability)
        try coder.field("remoteSAMIndex", &remoteSAMIndex)
        try coder.field("remoteSAMTXAvailability", &remoteSAMTXAvailability)
        try coder.field("remoteSAMRXAvailability", &remoteSAMRXAvailability)
    }
}

extension HCIRegistry {
    static var broadcastEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCITriggeredClockCapture.self),
            HCIEventEntry(HCISynchronizationTrainComplete.self),
            HCIEventEntry(HCISynchronizationTrainReceived.self),
            HCIEventEntry(HCIConnectionlessPeripheralBroadcastReceive.self),
            HCIEventEntry(HCIConnectionlessPeripheralBroadcastTimeout.self),
            HCIEventEntry(HCITruncatedPageComplete.self),
            HCIEventEntry(HCIPeripheralPageResponseTimeout.self),
            HCIEventEntry(HCIConnectionlessPeripheralBroadcastChannelMapChange.self),
            HCIEventEntry(HCISAMStatusChange.self),
            HCIEventEntry(0x40, nil, "Physical Link Complete"),
            HCIEventEntry(0x41, nil, "Channel Selected"),
            HCIEventEntry(0x42, nil, "Disconnection Physical Link Complete"),
            HCIEventEntry(0x43, nil, "Physical Link Loss Early Warning"),
            HCIEventEntry(0x44, nil, "Physical Link Recovery"),
            HCIEventEntry(0x45, nil, "Logical Link Complete"),
            HCIEventEntry(0x46, nil, "Disconnection Logical Link Complete"),
            HCIEventEntry(0x47, nil, "Flow Spec Modify Complete"),
            HCIEventEntry(0x49, nil, "AMP Start Test"),
            HCIEventEntry(0x4a, nil, "AMP Test End"),
            HCIEventEntry(0x4b, nil, "AMP Receiver Report"),
            HCIEventEntry(0x4c, nil, "Short Range Mode Change Complete"),
            HCIEventEntry(0x4d, nil, "AMP Status Change"),
        ]
    }
}
