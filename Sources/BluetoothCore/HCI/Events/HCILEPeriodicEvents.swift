// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Periodic Advertising Sync Established, 7.7.65.14.
///
/// Bytes: status 1, syncHandle 2, advertisingSID 1, advertiserAddressType 1, advertiserAddress 6, advertiserPHY
/// 1, periodicAdvertisingInterval 2, advertiserClockAccuracy 1.
public struct HCILEPeriodicAdvertisingSyncEstablished: HCILEEvent {
    public static var subeventCode: UInt8? { 0x0e }
    public static var name: StaticString { "LE Periodic Advertising Sync Established" }

    public var status = HCIStatus()
    public var syncHandle: UInt16 = 0
    public var advertisingSID: UInt8 = 0
    public var advertiserAddressType = HCIAddressType()
    public var advertiserAddress = BluetoothAddress()
    public var advertiserPHY = HCIPHY()
    public var periodicAdvertisingInterval = Scaled<UInt16>(.frames)
    public var advertiserClockAccuracy = HCIClockAccuracy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("syncHandle", &syncHandle)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("advertiserAddressType", &advertiserAddressType)
        try coder.field("advertiserAddress", &advertiserAddress)
        try coder.field("advertiserPHY", &advertiserPHY)
        try coder.field("periodicAdvertisingInterval", &periodicAdvertisingInterval)
        try coder.field("advertiserClockAccuracy", &advertiserClockAccuracy)
    }
}

/// LE Periodic Advertising Sync Established [v2], 7.7.65.14.
///
/// Bytes: status 1, syncHandle 2, advertisingSID 1, advertiserAddressType 1, advertiserAddress 6, advertiserPHY
/// 1, periodicAdvertisingInterval 2, advertiserClockAccuracy 1, numSubevents 1, subeventInterval 1,
/// responseSlotDelay 1, responseSlotSpacing 1.
public struct HCILEPeriodicAdvertisingSyncEstablishedV2: HCILEEvent {
    public static var subeventCode: UInt8? { 0x24 }
    public static var name: StaticString { "LE Periodic Advertising Sync Established [v2]" }

    public var status = HCIStatus()
    public var syncHandle: UInt16 = 0
    public var advertisingSID: UInt8 = 0
    public var advertiserAddressType = HCIAddressType()
    public var advertiserAddress = BluetoothAddress()
    public var advertiserPHY = HCIPHY()
    public var periodicAdvertisingInterval = Scaled<UInt16>(.frames)
    public var advertiserClockAccuracy = HCIClockAccuracy()
    public var numSubevents: UInt8 = 0
    public var subeventInterval = Scaled<UInt8>(.frames)
    public var responseSlotDelay = Scaled<UInt8>(.frames)
    public var responseSlotSpacing = Scaled<UInt8>(.eighthMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("syncHandle", &syncHandle)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("advertiserAddressType", &advertiserAddressType)
        try coder.field("advertiserAddress", &advertiserAddress)
        try coder.field("advertiserPHY", &advertiserPHY)
        try coder.field("periodicAdvertisingInterval", &periodicAdvertisingInterval)
        try coder.field("advertiserClockAccuracy", &advertiserClockAccuracy)
        try coder.field("numSubevents", &numSubevents)
        try coder.field("subeventInterval", &subeventInterval)
        try coder.field("responseSlotDelay", &responseSlotDelay)
        try coder.field("responseSlotSpacing", &responseSlotSpacing)
    }
}

/// LE Periodic Advertising Report, 7.7.65.15.
///
/// Bytes: syncHandle 2, txPower 1, rssi 1, cteType 1, dataStatus 1, dataLength 1, data its length.
public struct HCILEPeriodicAdvertisingReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x0f }
    public static var name: StaticString { "LE Periodic Advertising Report" }

    public var syncHandle: UInt16 = 0
    public var txPower = Scaled<Int8>(.decibelMilliwatts)
    public var rssi = Scaled<Int8>(.decibelMilliwatts)
    public var cteType = HCICTEType()
    public var dataStatus = HCIDataStatus()
    /// AD structures.
    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("txPower", &txPower)
        try coder.field("rssi", &rssi)
        try coder.field("cteType", &cteType)
        try coder.field("dataStatus", &dataStatus)
        try coder.countedBytes("dataLength", "data", &data)
    }
}

/// LE Periodic Advertising Report [v2], 7.7.65.15.
///
/// Bytes: syncHandle 2, txPower 1, rssi 1, cteType 1, periodicEventCounter 2, subevent 1, dataStatus 1,
/// dataLength 1, data its length.
public struct HCILEPeriodicAdvertisingReportV2: HCILEEvent {
    public static var subeventCode: UInt8? { 0x25 }
    public static var name: StaticString { "LE Periodic Advertising Report [v2]" }

    public var syncHandle: UInt16 = 0
    public var txPower = Scaled<Int8>(.decibelMilliwatts)
    public var rssi = Scaled<Int8>(.decibelMilliwatts)
    public var cteType = HCICTEType()
    public var periodicEventCounter: UInt16 = 0
    public var subevent: UInt8 = 0
    public var dataStatus = HCIDataStatus()
    /// AD structures.
    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("txPower", &txPower)
        try coder.field("rssi", &rssi)
        try coder.field("cteType", &cteType)
        try coder.field("periodicEventCounter", &periodicEventCounter)
        try coder.field("subevent", &subevent)
        try coder.field("dataStatus", &dataStatus)
        try coder.countedBytes("dataLength", "data", &data)
    }
}

/// LE Periodic Advertising Sync Lost, 7.7.65.16.
///
/// Bytes: syncHandle 2.
public struct HCILEPeriodicAdvertisingSyncLost: HCILEEvent {
    public static var subeventCode: UInt8? { 0x10 }
    public static var name: StaticString { "LE Periodic Advertising Sync Lost" }

    public var syncHandle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
    }
}

/// LE Periodic Advertising Sync Transfer Received, 7.7.65.24.
///
/// Bytes: status 1, connectionHandle 2, serviceData 2, syncHandle 2, advertisingSID 1, advertiserAddressType 1,
/// advertiserAddress 6, advertiserPHY 1, periodicAdvertisingInterval 2, advertiserClockAccuracy 1.
public struct HCILEPeriodicAdvertisingSyncTransferReceived: HCILEEvent {
    public static var subeventCode: UInt8? { 0x18 }
    public static var name: StaticString { "LE Periodic Advertising Sync Transfer Received" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var serviceData: UInt16 = 0
    public var syncHandle: UInt16 = 0
    public var advertisingSID: UInt8 = 0
    public var advertiserAddressType = HCIAddressType()
    public var advertiserAddress = BluetoothAddress()
    public var advertiserPHY = HCIPHY()
    public var periodicAdvertisingInterval = Scaled<UInt16>(.frames)
    public var advertiserClockAccuracy = HCIClockAccuracy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("serviceData", &serviceData)
        try coder.field("syncHandle", &syncHandle)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("advertiserAddressType", &advertiserAddressType)
        try coder.field("advertiserAddress", &advertiserAddress)
        try coder.field("advertiserPHY", &advertiserPHY)
        try coder.field("periodicAdvertisingInterval", &periodicAdvertisingInterval)
        try coder.field("advertiserClockAccuracy", &advertiserClockAccuracy)
    }
}

/// LE Periodic Advertising Sync Transfer Received [v2], 7.7.65.24.
///
/// Bytes: status 1, connectionHandle 2, serviceData 2, syncHandle 2, advertisingSID 1, advertiserAddressType 1,
/// advertiserAddress 6, advertiserPHY 1, periodicAdvertisingInterval 2, advertiserClockAccuracy 1, numSubevents
/// 1, subeventInterval 1, responseSlotDelay 1, responseSlotSpacing 1.
public struct HCILEPeriodicAdvertisingSyncTransferReceivedV2: HCILEEvent {
    public static var subeventCode: UInt8? { 0x26 }
    public static var name: StaticString { "LE Periodic Advertising Sync Transfer Received [v2]" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var serviceData: UInt16 = 0
    public var syncHandle: UInt16 = 0
    public var advertisingSID: UInt8 = 0
    public var advertiserAddressType = HCIAddressType()
    public var advertiserAddress = BluetoothAddress()
    public var advertiserPHY = HCIPHY()
    public var periodicAdvertisingInterval = Scaled<UInt16>(.frames)
    public var advertiserClockAccuracy = HCIClockAccuracy()
    public var numSubevents: UInt8 = 0
    public var subeventInterval = Scaled<UInt8>(.frames)
    public var responseSlotDelay = Scaled<UInt8>(.frames)
    public var responseSlotSpacing = Scaled<UInt8>(.eighthMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("serviceData", &serviceData)
        try coder.field("syncHandle", &syncHandle)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("advertiserAddressType", &advertiserAddressType)
        try coder.field("advertiserAddress", &advertiserAddress)
        try coder.field("advertiserPHY", &advertiserPHY)
        try coder.field("periodicAdvertisingInterval", &periodicAdvertisingInterval)
        try coder.field("advertiserClockAccuracy", &advertiserClockAccuracy)
        try coder.field("numSubevents", &numSubevents)
        try coder.field("subeventInterval", &subeventInterval)
        try coder.field("responseSlotDelay", &responseSlotDelay)
        try coder.field("responseSlotSpacing", &responseSlotSpacing)
    }
}

/// LE Periodic Advertising Subevent Data Request, 7.7.65.36.
///
/// Bytes: advertisingHandle 1, subeventStart 1, subeventDataCount 1.
public struct HCILEPeriodicAdvertisingSubeventDataRequest: HCILEEvent {
    public static var subeventCode: UInt8? { 0x27 }
    public static var name: StaticString { "LE Periodic Advertising Subevent Data Request" }

    public var advertisingHandle: UInt8 = 0
    public var subeventStart: UInt8 = 0
    public var subeventDataCount: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("subeventStart", &subeventStart)
        try coder.field("subeventDataCount", &subeventDataCount)
    }
}

/// What was received in one response slot (7.7.65.37).
///
/// Bytes: txPower 1, rssi 1, cteType 1, responseSlot 1, dataStatus 1, dataLength 1, data its length.
public struct HCIPeriodicResponse: HCIParameters {
    public var txPower = Scaled<Int8>(.decibelMilliwatts)
    public var rssi = Scaled<Int8>(.decibelMilliwatts)
    public var cteType = HCICTEType()
    public var responseSlot: UInt8 = 0
    public var dataStatus = HCIDataStatus()
    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("txPower", &txPower)
        try coder.field("rssi", &rssi)
        try coder.field("cteType", &cteType)
        try coder.field("responseSlot", &responseSlot)
        try coder.field("dataStatus", &dataStatus)
        try coder.countedBytes("dataLength", "data", &data)
    }
}

/// LE Periodic Advertising Response Report, 7.7.65.37.
///
/// Bytes: advertisingHandle 1, subevent 1, txStatus 1, numResponses 1, responses … each.
public struct HCILEPeriodicAdvertisingResponseReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x28 }
    public static var name: StaticString { "LE Periodic Advertising Response Report" }

    public var advertisingHandle: UInt8 = 0
    public var subevent: UInt8 = 0
    public var txStatus: UInt8 = 0
    public var responses: [HCIPeriodicResponse] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("subevent", &subevent)
        try coder.field("txStatus", &txStatus)
        try coder.countedGroups("numResponses", "responses", &responses)
    }
}

extension HCIRegistry {
    static var lePeriodicEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCILEPeriodicAdvertisingSyncEstablished.self),
            HCIEventEntry(HCILEPeriodicAdvertisingSyncEstablishedV2.self),
            HCIEventEntry(HCILEPeriodicAdvertisingReport.self),
            HCIEventEntry(HCILEPeriodicAdvertisingReportV2.self),
            HCIEventEntry(HCILEPeriodicAdvertisingSyncLost.self),
            HCIEventEntry(HCILEPeriodicAdvertisingSyncTransferReceived.self),
            HCIEventEntry(HCILEPeriodicAdvertisingSyncTransferReceivedV2.self),
            HCIEventEntry(HCILEPeriodicAdvertisingSubeventDataRequest.self),
            HCIEventEntry(HCILEPeriodicAdvertisingResponseReport.self),
        ]
    }
}
