// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Set Extended Advertising Data, 7.8.54.
///
/// Bytes: advertisingHandle 1, operation 1, fragmentPreference 1, advertisingDataLength 1, advertisingData its
/// length.
public struct HCILESetExtendedAdvertisingData: HCICommand {
    public static var opcode: HCIOpcode { 0x2037 }
    public static var name: StaticString { "LE Set Extended Advertising Data" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    public var operation = HCIDataOperation()
    /// 1 asks the controller not to fragment.
    public var fragmentPreference: UInt8 = 0
    public var advertisingData: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("operation", &operation)
        try coder.field("fragmentPreference", &fragmentPreference)
        try coder.countedBytes("advertisingDataLength", "advertisingData", &advertisingData)
    }
}

/// LE Set Extended Scan Response Data, 7.8.55.
///
/// Bytes: advertisingHandle 1, operation 1, fragmentPreference 1, scanResponseDataLength 1, scanResponseData its
/// length.
public struct HCILESetExtendedScanResponseData: HCICommand {
    public static var opcode: HCIOpcode { 0x2038 }
    public static var name: StaticString { "LE Set Extended Scan Response Data" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    public var operation = HCIDataOperation()
    public var fragmentPreference: UInt8 = 0
    public var scanResponseData: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("operation", &operation)
        try coder.field("fragmentPreference", &fragmentPreference)
        try coder.countedBytes("scanResponseDataLength", "scanResponseData", &scanResponseData)
    }
}

/// How long an advertising set runs (7.8.56).
///
/// Bytes: advertisingHandle 1, duration 2, maxExtendedAdvertisingEvents 1.
public struct HCIAdvertisingSetDuration: HCIParameters {
    public var advertisingHandle: UInt8 = 0
    /// 0 for no end.
    public var duration = Scaled<UInt16>(.tenMilliseconds)
    /// 0 for no limit.
    public var maxExtendedAdvertisingEvents: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("duration", &duration)
        try coder.field("maxExtendedAdvertisingEvents", &maxExtendedAdvertisingEvents)
    }
}

/// LE Set Extended Advertising Enable, 7.8.56.
///
/// Bytes: enable 1, numSets 1, sets 4 each.
public struct HCILESetExtendedAdvertisingEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2039 }
    public static var name: StaticString { "LE Set Extended Advertising Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var enable = HCIEnable()
    public var sets: [HCIAdvertisingSetDuration] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("enable", &enable)
        try coder.countedGroups("numSets", "sets", &sets)
    }
}

/// LE Read Maximum Advertising Data Length, 7.8.57.
public struct HCILEReadMaximumAdvertisingDataLength: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x203a }
    public static var name: StaticString { "LE Read Maximum Advertising Data Length" }

    /// Bytes: status 1, maxAdvertisingDataLength 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var maxAdvertisingDataLength: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("maxAdvertisingDataLength", &maxAdvertisingDataLength)
        }
    }

    public init() {}
}

/// LE Read Number Of Supported Advertising Sets, 7.8.58.
public struct HCILEReadNumberOfSupportedAdvertisingSets: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x203b }
    public static var name: StaticString { "LE Read Number Of Supported Advertising Sets" }

    /// Bytes: status 1, numSupportedAdvertisingSets 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var numSupportedAdvertisingSets: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("numSupportedAdvertisingSets", &numSupportedAdvertisingSets)
        }
    }

    public init() {}
}

/// LE Remove Advertising Set, 7.8.59.
///
/// Bytes: advertisingHandle 1.
public struct HCILERemoveAdvertisingSet: HCICommand {
    public static var opcode: HCIOpcode { 0x203c }
    public static var name: StaticString { "LE Remove Advertising Set" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
    }
}

/// LE Clear Advertising Sets, 7.8.60.
public struct HCILEClearAdvertisingSets: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x203d }
    public static var name: StaticString { "LE Clear Advertising Sets" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// LE Set Data Related Address Changes, 7.8.122.
///
/// Bytes: advertisingHandle 1, changeReasons 1.
public struct HCILESetDataRelatedAddressChanges: HCICommand {
    public static var opcode: HCIOpcode { 0x207c }
    public static var name: StaticString { "LE Set Data Related Address Changes" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    /// Bit 0: advertising data changed, bit 1: scan response data changed.
    public var changeReasons: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("changeReasons", &changeReasons)
    }
}

extension HCIRegistry {
    static var leAdvertisingSetCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetExtendedAdvertisingData.self),
            HCICommandEntry(HCILESetExtendedScanResponseData.self),
            HCICommandEntry(HCILESetExtendedAdvertisingEnable.self),
            HCICommandEntry(HCILEReadMaximumAdvertisingDataLength.self),
            HCICommandEntry(HCILEReadNumberOfSupportedAdvertisingSets.self),
            HCICommandEntry(HCILERemoveAdvertisingSet.self),
            HCICommandEntry(HCILEClearAdvertisingSets.self),
            HCICommandEntry(HCILESetDataRelatedAddressChanges.self),
        ]
    }
}
