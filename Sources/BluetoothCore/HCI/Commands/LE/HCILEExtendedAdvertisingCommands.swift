// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What an advertising set sends (7.8.53).
public struct HCIAdvertisingEventProperties: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let connectable = HCIAdvertisingEventProperties(rawValue: 1 << 0)
    public static let scannable = HCIAdvertisingEventProperties(rawValue: 1 << 1)
    public static let directed = HCIAdvertisingEventProperties(rawValue: 1 << 2)
    public static let highDutyCycleDirected = HCIAdvertisingEventProperties(rawValue: 1 << 3)
    public static let legacy = HCIAdvertisingEventProperties(rawValue: 1 << 4)
    public static let anonymous = HCIAdvertisingEventProperties(rawValue: 1 << 5)
    public static let includeTXPower = HCIAdvertisingEventProperties(rawValue: 1 << 6)
    public static let useDecisionPDUs = HCIAdvertisingEventProperties(rawValue: 1 << 7)
    public static let includeAdvertiserAddress = HCIAdvertisingEventProperties(rawValue: 1 << 8)
    public static let includeADI = HCIAdvertisingEventProperties(rawValue: 1 << 9)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "connectable", 1: "scannable", 2: "directed", 3: "highDutyCycleDirected", 4: "legacy", 5: "anonymous",
        6: "includeTXPower", 7: "useDecisionPDUs", 8: "includeAdvertiserAddress", 9: "includeADI",
    ]
}

/// LE Set Advertising Set Random Address, 7.8.52.
///
/// Bytes: advertisingHandle 1, randomAddress 6.
public struct HCILESetAdvertisingSetRandomAddress: HCICommand {
    public static var opcode: HCIOpcode { 0x2035 }
    public static var name: StaticString { "LE Set Advertising Set Random Address" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    public var randomAddress = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("randomAddress", &randomAddress)
    }
}

/// LE Set Extended Advertising Parameters, 7.8.53.
///
/// Bytes: advertisingHandle 1, advertisingEventProperties 2, primaryAdvertisingIntervalMin 3,
/// primaryAdvertisingIntervalMax 3, primaryAdvertisingChannelMap 1, ownAddressType 1, peerAddressType 1,
/// peerAddress 6, advertisingFilterPolicy 1, advertisingTXPower 1, primaryAdvertisingPHY 1,
/// secondaryAdvertisingMaxSkip 1, secondaryAdvertisingPHY 1, advertisingSID 1, scanRequestNotificationEnable 1.
public struct HCILESetExtendedAdvertisingParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2036 }
    public static var name: StaticString { "LE Set Extended Advertising Parameters" }

    /// Bytes: status 1, selectedTXPower 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var selectedTXPower = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("selectedTXPower", &selectedTXPower)
        }
    }

    public var advertisingHandle: UInt8 = 0
    public var advertisingEventProperties = HCIAdvertisingEventProperties()
    public var primaryAdvertisingIntervalMin = Scaled<UInt24>(.slots)
    public var primaryAdvertisingIntervalMax = Scaled<UInt24>(.slots)
    public var primaryAdvertisingChannelMap = HCIAdvertisingChannels()
    public var ownAddressType = HCIOwnAddressType()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var advertisingFilterPolicy = HCIFilterPolicy()
    /// 127 for no preference.
    public var advertisingTXPower = Scaled<Int8>(.decibelMilliwatts)
    public var primaryAdvertisingPHY = HCIPHY()
    public var secondaryAdvertisingMaxSkip: UInt8 = 0
    public var secondaryAdvertisingPHY = HCIPHY()
    public var advertisingSID: UInt8 = 0
    public var scanRequestNotificationEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("advertisingEventProperties", &advertisingEventProperties)
        try coder.field("primaryAdvertisingIntervalMin", &primaryAdvertisingIntervalMin)
        try coder.field("primaryAdvertisingIntervalMax", &primaryAdvertisingIntervalMax)
        try coder.field("primaryAdvertisingChannelMap", &primaryAdvertisingChannelMap)
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("advertisingFilterPolicy", &advertisingFilterPolicy)
        try coder.field("advertisingTXPower", &advertisingTXPower)
        try coder.field("primaryAdvertisingPHY", &primaryAdvertisingPHY)
        try coder.field("secondaryAdvertisingMaxSkip", &secondaryAdvertisingMaxSkip)
        try coder.field("secondaryAdvertisingPHY", &secondaryAdvertisingPHY)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("scanRequestNotificationEnable", &scanRequestNotificationEnable)
    }
}

/// LE Set Extended Advertising Parameters [v2], 7.8.53.
///
/// Bytes: advertisingHandle 1, advertisingEventProperties 2, primaryAdvertisingIntervalMin 3,
/// primaryAdvertisingIntervalMax 3, primaryAdvertisingChannelMap 1, ownAddressType 1, peerAddressType 1,
/// peerAddress 6, advertisingFilterPolicy 1, advertisingTXPower 1, primaryAdvertisingPHY 1,
/// secondaryAdvertisingMaxSkip 1, secondaryAdvertisingPHY 1, advertisingSID 1, scanRequestNotificationEnable 1,
/// primaryAdvertisingPHYOptions 1, secondaryAdvertisingPHYOptions 1.
public struct HCILESetExtendedAdvertisingParametersV2: HCICommand {
    public static var opcode: HCIOpcode { 0x207f }
    public static var name: StaticString { "LE Set Extended Advertising Parameters [v2]" }

    /// Bytes: status 1, selectedTXPower 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var selectedTXPower = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("selectedTXPower", &selectedTXPower)
        }
    }

    public var advertisingHandle: UInt8 = 0
    public var advertisingEventProperties = HCIAdvertisingEventProperties()
    public var primaryAdvertisingIntervalMin = Scaled<UInt24>(.slots)
    public var primaryAdvertisingIntervalMax = Scaled<UInt24>(.slots)
    public var primaryAdvertisingChannelMap = HCIAdvertisingChannels()
    public var ownAddressType = HCIOwnAddressType()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var advertisingFilterPolicy = HCIFilterPolicy()
    /// 127 for no preference.
    public var advertisingTXPower = Scaled<Int8>(.decibelMilliwatts)
    public var primaryAdvertisingPHY = HCIPHY()
    public var secondaryAdvertisingMaxSkip: UInt8 = 0
    public var secondaryAdvertisingPHY = HCIPHY()
    public var advertisingSID: UInt8 = 0
    public var scanRequestNotificationEnable = HCIEnable()
    /// Preference for the coding of LE Coded.
    public var primaryAdvertisingPHYOptions: UInt8 = 0
    public var secondaryAdvertisingPHYOptions: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("advertisingEventProperties", &advertisingEventProperties)
        try coder.field("primaryAdvertisingIntervalMin", &primaryAdvertisingIntervalMin)
        try coder.field("primaryAdvertisingIntervalMax", &primaryAdvertisingIntervalMax)
        try coder.field("primaryAdvertisingChannelMap", &primaryAdvertisingChannelMap)
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("advertisingFilterPolicy", &advertisingFilterPolicy)
        try coder.field("advertisingTXPower", &advertisingTXPower)
        try coder.field("primaryAdvertisingPHY", &primaryAdvertisingPHY)
        try coder.field("secondaryAdvertisingMaxSkip", &secondaryAdvertisingMaxSkip)
        try coder.field("secondaryAdvertisingPHY", &secondaryAdvertisingPHY)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("scanRequestNotificationEnable", &scanRequestNotificationEnable)
        try coder.field("primaryAdvertisingPHYOptions", &primaryAdvertisingPHYOptions)
        try coder.field("secondaryAdvertisingPHYOptions", &secondaryAdvertisingPHYOptions)
    }
}

extension HCIRegistry {
    static var leExtendedAdvertisingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetAdvertisingSetRandomAddress.self),
            HCICommandEntry(HCILESetExtendedAdvertisingParameters.self),
            HCICommandEntry(HCILESetExtendedAdvertisingParametersV2.self),
        ]
    }
}
