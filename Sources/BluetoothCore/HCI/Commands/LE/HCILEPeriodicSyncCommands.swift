// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How to find a periodic advertiser (7.8.67).
public struct HCIPeriodicSyncOptions: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let useAdvertiserList = HCIPeriodicSyncOptions(rawValue: 1 << 0)
    public static let reportingInitiallyDisabled = HCIPeriodicSyncOptions(rawValue: 1 << 1)
    public static let duplicateFilteringInitiallyEnabled = HCIPeriodicSyncOptions(rawValue: 1 << 2)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "useAdvertiserList", 1: "reportingInitiallyDisabled", 2: "duplicateFilteringInitiallyEnabled",
    ]
}

/// Constant tone extensions with which not to synchronise (7.8.67).
public struct HCISyncCTETypes: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let noAngleOfArrival = HCISyncCTETypes(rawValue: 1 << 0)
    public static let noAngleOfDeparture1us = HCISyncCTETypes(rawValue: 1 << 1)
    public static let noAngleOfDeparture2us = HCISyncCTETypes(rawValue: 1 << 2)
    public static let noType3 = HCISyncCTETypes(rawValue: 1 << 3)
    public static let noneWithout = HCISyncCTETypes(rawValue: 1 << 4)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "noAngleOfArrival", 1: "noAngleOfDeparture1us", 2: "noAngleOfDeparture2us", 3: "noType3",
        4: "noneWithout",
    ]
}

/// Whether a train's reports come to the host (7.8.88).
public struct HCIReceiveEnable: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let reporting = HCIReceiveEnable(rawValue: 1 << 0)
    public static let duplicateFiltering = HCIReceiveEnable(rawValue: 1 << 1)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "reporting", 1: "duplicateFiltering"]
}

/// What to do with a train that a peer hands over (7.8.91).
public struct HCISyncTransferMode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let ignore = HCISyncTransferMode(rawValue: 0)
    public static let syncWithoutReports = HCISyncTransferMode(rawValue: 1)
    public static let syncWithReports = HCISyncTransferMode(rawValue: 2)
    public static let syncWithFilteredReports = HCISyncTransferMode(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "ignore", 1: "syncWithoutReports", 2: "syncWithReports", 3: "syncWithFilteredReports",
    ]
}

/// LE Periodic Advertising Create Sync, 7.8.67.
///
/// Bytes: options 1, advertisingSID 1, advertiserAddressType 1, advertiserAddress 6, skip 2, syncTimeout 2,
/// syncCTEType 1.
public struct HCILEPeriodicAdvertisingCreateSync: HCICommand {
    public static var opcode: HCIOpcode { 0x2044 }
    public static var name: StaticString { "LE Periodic Advertising Create Sync" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var options = HCIPeriodicSyncOptions()
    public var advertisingSID: UInt8 = 0
    public var advertiserAddressType = HCIAddressType()
    public var advertiserAddress = BluetoothAddress()
    public var skip: UInt16 = 0
    public var syncTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var syncCTEType = HCISyncCTETypes()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("options", &options)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("advertiserAddressType", &advertiserAddressType)
        try coder.field("advertiserAddress", &advertiserAddress)
        try coder.field("skip", &skip)
        try coder.field("syncTimeout", &syncTimeout)
        try coder.field("syncCTEType", &syncCTEType)
    }
}

/// LE Periodic Advertising Create Sync Cancel, 7.8.68.
public struct HCILEPeriodicAdvertisingCreateSyncCancel: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2045 }
    public static var name: StaticString { "LE Periodic Advertising Create Sync Cancel" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// LE Periodic Advertising Terminate Sync, 7.8.69.
///
/// Bytes: syncHandle 2.
public struct HCILEPeriodicAdvertisingTerminateSync: HCICommand {
    public static var opcode: HCIOpcode { 0x2046 }
    public static var name: StaticString { "LE Periodic Advertising Terminate Sync" }
    public typealias ReturnParameters = HCIStatusReturn

    public var syncHandle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
    }
}

/// LE Add Device To Periodic Advertiser List, 7.8.70.
///
/// Bytes: advertiserAddressType 1, advertiserAddress 6, advertisingSID 1.
public struct HCILEAddDeviceToPeriodicAdvertiserList: HCICommand {
    public static var opcode: HCIOpcode { 0x2047 }
    public static var name: StaticString { "LE Add Device To Periodic Advertiser List" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertiserAddressType = HCIAddressType()
    public var advertiserAddress = BluetoothAddress()
    public var advertisingSID: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertiserAddressType", &advertiserAddressType)
        try coder.field("advertiserAddress", &advertiserAddress)
        try coder.field("advertisingSID", &advertisingSID)
    }
}

/// LE Remove Device From Periodic Advertiser List, 7.8.71.
///
/// Bytes: advertiserAddressType 1, advertiserAddress 6, advertisingSID 1.
public struct HCILERemoveDeviceFromPeriodicAdvertiserList: HCICommand {
    public static var opcode: HCIOpcode { 0x2048 }
    public static var name: StaticString { "LE Remove Device From Periodic Advertiser List" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertiserAddressType = HCIAddressType()
    public var advertiserAddress = BluetoothAddress()
    public var advertisingSID: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertiserAddressType", &advertiserAddressType)
        try coder.field("advertiserAddress", &advertiserAddress)
        try coder.field("advertisingSID", &advertisingSID)
    }
}

/// LE Clear Periodic Advertiser List, 7.8.72.
public struct HCILEClearPeriodicAdvertiserList: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2049 }
    public static var name: StaticString { "LE Clear Periodic Advertiser List" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// LE Read Periodic Advertiser List Size, 7.8.73.
public struct HCILEReadPeriodicAdvertiserListSize: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x204a }
    public static var name: StaticString { "LE Read Periodic Advertiser List Size" }

    /// Bytes: status 1, periodicAdvertiserListSize 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var periodicAdvertiserListSize: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("periodicAdvertiserListSize", &periodicAdvertiserListSize)
        }
    }

    public init() {}
}

/// LE Set Periodic Advertising Receive Enable, 7.8.88.
///
/// Bytes: syncHandle 2, enable 1.
public struct HCILESetPeriodicAdvertisingReceiveEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2059 }
    public static var name: StaticString { "LE Set Periodic Advertising Receive Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var syncHandle: UInt16 = 0
    public var enable = HCIReceiveEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("enable", &enable)
    }
}

/// LE Periodic Advertising Sync Transfer, 7.8.89.
///
/// Bytes: connectionHandle 2, serviceData 2, syncHandle 2.
public struct HCILEPeriodicAdvertisingSyncTransfer: HCICommand {
    public static var opcode: HCIOpcode { 0x205a }
    public static var name: StaticString { "LE Periodic Advertising Sync Transfer" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var serviceData: UInt16 = 0
    public var syncHandle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("serviceData", &serviceData)
        try coder.field("syncHandle", &syncHandle)
    }
}

/// LE Periodic Advertising Set Info Transfer, 7.8.90.
///
/// Bytes: connectionHandle 2, serviceData 2, advertisingHandle 1.
public struct HCILEPeriodicAdvertisingSetInfoTransfer: HCICommand {
    public static var opcode: HCIOpcode { 0x205b }
    public static var name: StaticString { "LE Periodic Advertising Set Info Transfer" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var serviceData: UInt16 = 0
    public var advertisingHandle: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("serviceData", &serviceData)
        try coder.field("advertisingHandle", &advertisingHandle)
    }
}

/// LE Set Periodic Advertising Sync Transfer Parameters, 7.8.91.
///
/// Bytes: connectionHandle 2, mode 1, skip 2, syncTimeout 2, cteType 1.
public struct HCILESetPeriodicAdvertisingSyncTransferParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x205c }
    public static var name: StaticString { "LE Set Periodic Advertising Sync Transfer Parameters" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var mode = HCISyncTransferMode()
    public var skip: UInt16 = 0
    public var syncTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var cteType = HCISyncCTETypes()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("mode", &mode)
        try coder.field("skip", &skip)
        try coder.field("syncTimeout", &syncTimeout)
        try coder.field("cteType", &cteType)
    }
}

/// LE Set Default Periodic Advertising Sync Transfer Parameters, 7.8.92.
///
/// Bytes: mode 1, skip 2, syncTimeout 2, cteType 1.
public struct HCILESetDefaultPeriodicAdvertisingSyncTransferParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x205d }
    public static var name: StaticString { "LE Set Default Periodic Advertising Sync Transfer Parameters" }
    public typealias ReturnParameters = HCIStatusReturn

    public var mode = HCISyncTransferMode()
    public var skip: UInt16 = 0
    public var syncTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var cteType = HCISyncCTETypes()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("mode", &mode)
        try coder.field("skip", &skip)
        try coder.field("syncTimeout", &syncTimeout)
        try coder.field("cteType", &cteType)
    }
}

extension HCIRegistry {
    static var lePeriodicSyncCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILEPeriodicAdvertisingCreateSync.self),
            HCICommandEntry(HCILEPeriodicAdvertisingCreateSyncCancel.self),
            HCICommandEntry(HCILEPeriodicAdvertisingTerminateSync.self),
            HCICommandEntry(HCILEAddDeviceToPeriodicAdvertiserList.self),
            HCICommandEntry(HCILERemoveDeviceFromPeriodicAdvertiserList.self),
            HCICommandEntry(HCILEClearPeriodicAdvertiserList.self),
            HCICommandEntry(HCILEReadPeriodicAdvertiserListSize.self),
            HCICommandEntry(HCILESetPeriodicAdvertisingReceiveEnable.self),
            HCICommandEntry(HCILEPeriodicAdvertisingSyncTransfer.self),
            HCICommandEntry(HCILEPeriodicAdvertisingSetInfoTransfer.self),
            HCICommandEntry(HCILESetPeriodicAdvertisingSyncTransferParameters.self),
            HCICommandEntry(HCILESetDefaultPeriodicAdvertisingSyncTransferParameters.self),
        ]
    }
}
