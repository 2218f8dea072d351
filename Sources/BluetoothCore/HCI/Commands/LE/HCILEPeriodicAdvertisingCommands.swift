// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a periodic advertiser sends besides its data (7.8.61).
public struct HCIPeriodicAdvertisingProperties: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let includeTXPower = HCIPeriodicAdvertisingProperties(rawValue: 1 << 6)

    public static let bits: KeyValuePairs<Int, StaticString> = [6: "includeTXPower"]
}

/// Whether a set advertises periodically (7.8.63).
public struct HCIPeriodicAdvertisingEnable: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let enabled = HCIPeriodicAdvertisingEnable(rawValue: 1 << 0)
    public static let includeADI = HCIPeriodicAdvertisingEnable(rawValue: 1 << 1)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "enabled", 1: "includeADI"]
}

/// LE Set Periodic Advertising Parameters, 7.8.61.
///
/// Bytes: advertisingHandle 1, periodicAdvertisingIntervalMin 2, periodicAdvertisingIntervalMax 2,
/// periodicAdvertisingProperties 2.
public struct HCILESetPeriodicAdvertisingParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x203e }
    public static var name: StaticString { "LE Set Periodic Advertising Parameters" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    public var periodicAdvertisingIntervalMin = Scaled<UInt16>(.frames)
    public var periodicAdvertisingIntervalMax = Scaled<UInt16>(.frames)
    public var periodicAdvertisingProperties = HCIPeriodicAdvertisingProperties()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("periodicAdvertisingIntervalMin", &periodicAdvertisingIntervalMin)
        try coder.field("periodicAdvertisingIntervalMax", &periodicAdvertisingIntervalMax)
        try coder.field("periodicAdvertisingProperties", &periodicAdvertisingProperties)
    }
}

/// LE Set Periodic Advertising Parameters [v2], 7.8.61.
///
/// Bytes: advertisingHandle 1, periodicAdvertisingIntervalMin 2, periodicAdvertisingIntervalMax 2,
/// periodicAdvertisingProperties 2, numSubevents 1, subeventInterval 1, responseSlotDelay 1, responseSlotSpacing
/// 1, numResponseSlots 1.
public struct HCILESetPeriodicAdvertisingParametersV2: HCICommand {
    public static var opcode: HCIOpcode { 0x2086 }
    public static var name: StaticString { "LE Set Periodic Advertising Parameters [v2]" }

    /// Bytes: status 1, advertisingHandle 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var advertisingHandle: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("advertisingHandle", &advertisingHandle)
        }
    }

    public var advertisingHandle: UInt8 = 0
    public var periodicAdvertisingIntervalMin = Scaled<UInt16>(.frames)
    public var periodicAdvertisingIntervalMax = Scaled<UInt16>(.frames)
    public var periodicAdvertisingProperties = HCIPeriodicAdvertisingProperties()
    public var numSubevents: UInt8 = 0
    public var subeventInterval = Scaled<UInt8>(.frames)
    public var responseSlotDelay = Scaled<UInt8>(.frames)
    public var responseSlotSpacing = Scaled<UInt8>(.eighthMilliseconds)
    public var numResponseSlots: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("periodicAdvertisingIntervalMin", &periodicAdvertisingIntervalMin)
        try coder.field("periodicAdvertisingIntervalMax", &periodicAdvertisingIntervalMax)
        try coder.field("periodicAdvertisingProperties", &periodicAdvertisingProperties)
        try coder.field("numSubevents", &numSubevents)
        try coder.field("subeventInterval", &subeventInterval)
        try coder.field("responseSlotDelay", &responseSlotDelay)
        try coder.field("responseSlotSpacing", &responseSlotSpacing)
        try coder.field("numResponseSlots", &numResponseSlots)
    }
}

/// LE Set Periodic Advertising Data, 7.8.62.
///
/// Bytes: advertisingHandle 1, operation 1, advertisingDataLength 1, advertisingData its length.
public struct HCILESetPeriodicAdvertisingData: HCICommand {
    public static var opcode: HCIOpcode { 0x203f }
    public static var name: StaticString { "LE Set Periodic Advertising Data" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    public var operation = HCIDataOperation()
    public var advertisingData: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("operation", &operation)
        try coder.countedBytes("advertisingDataLength", "advertisingData", &advertisingData)
    }
}

/// LE Set Periodic Advertising Enable, 7.8.63.
///
/// Bytes: enable 1, advertisingHandle 1.
public struct HCILESetPeriodicAdvertisingEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2040 }
    public static var name: StaticString { "LE Set Periodic Advertising Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var enable = HCIPeriodicAdvertisingEnable()
    public var advertisingHandle: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("enable", &enable)
        try coder.field("advertisingHandle", &advertisingHandle)
    }
}

/// Data for one subevent of periodic advertising with responses (7.8.125).
///
/// Bytes: subevent 1, responseSlotStart 1, responseSlotCount 1, subeventDataLength 1, subeventData its length.
public struct HCISubeventData: HCIParameters {
    public var subevent: UInt8 = 0
    public var responseSlotStart: UInt8 = 0
    public var responseSlotCount: UInt8 = 0
    public var subeventData: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("subevent", &subevent)
        try coder.field("responseSlotStart", &responseSlotStart)
        try coder.field("responseSlotCount", &responseSlotCount)
        try coder.countedBytes("subeventDataLength", "subeventData", &subeventData)
    }
}

/// LE Set Periodic Advertising Subevent Data, 7.8.125.
///
/// Bytes: advertisingHandle 1, numSubevents 1, subevents … each.
public struct HCILESetPeriodicAdvertisingSubeventData: HCICommand {
    public static var opcode: HCIOpcode { 0x2082 }
    public static var name: StaticString { "LE Set Periodic Advertising Subevent Data" }

    /// Bytes: status 1, advertisingHandle 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var advertisingHandle: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("advertisingHandle", &advertisingHandle)
        }
    }

    public var advertisingHandle: UInt8 = 0
    public var subevents: [HCISubeventData] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.countedGroups("numSubevents", "subevents", &subevents)
    }
}

/// LE Set Periodic Advertising Response Data, 7.8.126.
///
/// Bytes: syncHandle 2, requestEvent 2, requestSubevent 1, responseSubevent 1, responseSlot 1, responseDataLength
/// 1, responseData its length.
public struct HCILESetPeriodicAdvertisingResponseData: HCICommand {
    public static var opcode: HCIOpcode { 0x2083 }
    public static var name: StaticString { "LE Set Periodic Advertising Response Data" }

    /// Bytes: status 1, syncHandle 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var syncHandle: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("syncHandle", &syncHandle)
        }
    }

    public var syncHandle: UInt16 = 0
    public var requestEvent: UInt16 = 0
    public var requestSubevent: UInt8 = 0
    public var responseSubevent: UInt8 = 0
    public var responseSlot: UInt8 = 0
    public var responseData: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("requestEvent", &requestEvent)
        try coder.field("requestSubevent", &requestSubevent)
        try coder.field("responseSubevent", &responseSubevent)
        try coder.field("responseSlot", &responseSlot)
        try coder.countedBytes("responseDataLength", "responseData", &responseData)
    }
}

/// LE Set Periodic Sync Subevent, 7.8.127.
///
/// Bytes: syncHandle 2, periodicAdvertisingProperties 2, numSubevents 1, subevents 1 each.
public struct HCILESetPeriodicSyncSubevent: HCICommand {
    public static var opcode: HCIOpcode { 0x2084 }
    public static var name: StaticString { "LE Set Periodic Sync Subevent" }

    /// Bytes: status 1, syncHandle 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var syncHandle: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("syncHandle", &syncHandle)
        }
    }

    public var syncHandle: UInt16 = 0
    public var periodicAdvertisingProperties = HCIPeriodicAdvertisingProperties()
    public var subevents: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("periodicAdvertisingProperties", &periodicAdvertisingProperties)
        try coder.countedList("numSubevents", "subevents", &subevents)
    }
}

extension HCIRegistry {
    static var lePeriodicAdvertisingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetPeriodicAdvertisingParameters.self),
            HCICommandEntry(HCILESetPeriodicAdvertisingParametersV2.self),
            HCICommandEntry(HCILESetPeriodicAdvertisingData.self),
            HCICommandEntry(HCILESetPeriodicAdvertisingEnable.self),
            HCICommandEntry(HCILESetPeriodicAdvertisingSubeventData.self),
            HCICommandEntry(HCILESetPeriodicAdvertisingResponseData.self),
            HCICommandEntry(HCILESetPeriodicSyncSubevent.self),
        ]
    }
}
