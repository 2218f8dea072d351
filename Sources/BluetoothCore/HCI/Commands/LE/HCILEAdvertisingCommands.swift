// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Kind of legacy advertising (7.8.5).
public struct HCIAdvertisingType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let connectableUndirected = HCIAdvertisingType(rawValue: 0)
    public static let directedHighDutyCycle = HCIAdvertisingType(rawValue: 1)
    public static let scannableUndirected = HCIAdvertisingType(rawValue: 2)
    public static let nonConnectableUndirected = HCIAdvertisingType(rawValue: 3)
    public static let directedLowDutyCycle = HCIAdvertisingType(rawValue: 4)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "connectableUndirected", 1: "directedHighDutyCycle", 2: "scannableUndirected",
        3: "nonConnectableUndirected", 4: "directedLowDutyCycle",
    ]
}

/// LE Set Advertising Parameters, 7.8.5.
///
/// Bytes: advertisingIntervalMin 2, advertisingIntervalMax 2, advertisingType 1, ownAddressType 1,
/// peerAddressType 1, peerAddress 6, advertisingChannelMap 1, advertisingFilterPolicy 1.
public struct HCILESetAdvertisingParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2006 }
    public static var name: StaticString { "LE Set Advertising Parameters" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingIntervalMin = Scaled<UInt16>(.slots)
    public var advertisingIntervalMax = Scaled<UInt16>(.slots)
    public var advertisingType = HCIAdvertisingType()
    public var ownAddressType = HCIOwnAddressType()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var advertisingChannelMap = HCIAdvertisingChannels()
    public var advertisingFilterPolicy = HCIFilterPolicy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingIntervalMin", &advertisingIntervalMin)
        try coder.field("advertisingIntervalMax", &advertisingIntervalMax)
        try coder.field("advertisingType", &advertisingType)
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("advertisingChannelMap", &advertisingChannelMap)
        try coder.field("advertisingFilterPolicy", &advertisingFilterPolicy)
    }
}

/// LE Read Advertising Physical Channel Tx Power, 7.8.6.
public struct HCILEReadAdvertisingPhysicalChannelTxPower: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2007 }
    public static var name: StaticString { "LE Read Advertising Physical Channel Tx Power" }

    /// Bytes: status 1, txPowerLevel 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var txPowerLevel = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("txPowerLevel", &txPowerLevel)
        }
    }

    public init() {}
}

/// LE Set Advertising Data, 7.8.7.
///
/// Bytes: advertisingDataLength 1, advertisingData 31.
public struct HCILESetAdvertisingData: HCICommand {
    public static var opcode: HCIOpcode { 0x2008 }
    public static var name: StaticString { "LE Set Advertising Data" }
    public typealias ReturnParameters = HCIStatusReturn

    /// Count of significant bytes, at most 31.
    public var advertisingDataLength: UInt8 = 0
    /// AD structures, padded with zeros.
    public var advertisingData = [UInt8](repeating: 0, count: 31)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingDataLength", &advertisingDataLength)
        try coder.fixedBytes("advertisingData", &advertisingData, count: 31)
    }
}

/// LE Set Scan Response Data, 7.8.8.
///
/// Bytes: scanResponseDataLength 1, scanResponseData 31.
public struct HCILESetScanResponseData: HCICommand {
    public static var opcode: HCIOpcode { 0x2009 }
    public static var name: StaticString { "LE Set Scan Response Data" }
    public typealias ReturnParameters = HCIStatusReturn

    /// Count of significant bytes, at most 31.
    public var scanResponseDataLength: UInt8 = 0
    /// AD structures, padded with zeros.
    public var scanResponseData = [UInt8](repeating: 0, count: 31)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("scanResponseDataLength", &scanResponseDataLength)
        try coder.fixedBytes("scanResponseData", &scanResponseData, count: 31)
    }
}

/// LE Set Advertising Enable, 7.8.9.
///
/// Bytes: advertisingEnable 1.
public struct HCILESetAdvertisingEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x200a }
    public static var name: StaticString { "LE Set Advertising Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingEnable", &advertisingEnable)
    }
}

extension HCIRegistry {
    static var leAdvertisingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetAdvertisingParameters.self),
            HCICommandEntry(HCILEReadAdvertisingPhysicalChannelTxPower.self),
            HCICommandEntry(HCILESetAdvertisingData.self),
            HCICommandEntry(HCILESetScanResponseData.self),
            HCICommandEntry(HCILESetAdvertisingEnable.self),
        ]
    }
}
