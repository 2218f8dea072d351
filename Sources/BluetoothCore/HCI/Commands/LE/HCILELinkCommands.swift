// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Set Data Length, 7.8.33.
///
/// Bytes: connectionHandle 2, txOctets 2, txTime 2.
public struct HCILESetDataLength: HCICommand {
    public static var opcode: HCIOpcode { 0x2022 }
    public static var name: StaticString { "LE Set Data Length" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var txOctets: UInt16 = 0
    public var txTime = Scaled<UInt16>(.microseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("txOctets", &txOctets)
        try coder.field("txTime", &txTime)
    }
}

/// LE Read Suggested Default Data Length, 7.8.34.
public struct HCILEReadSuggestedDefaultDataLength: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2023 }
    public static var name: StaticString { "LE Read Suggested Default Data Length" }

    /// Bytes: status 1, suggestedMaxTXOctets 2, suggestedMaxTXTime 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var suggestedMaxTXOctets: UInt16 = 0
        public var suggestedMaxTXTime = Scaled<UInt16>(.microseconds)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("suggestedMaxTXOctets", &suggestedMaxTXOctets)
            try coder.field("suggestedMaxTXTime", &suggestedMaxTXTime)
        }
    }

    public init() {}
}

/// LE Write Suggested Default Data Length, 7.8.35.
///
/// Bytes: suggestedMaxTXOctets 2, suggestedMaxTXTime 2.
public struct HCILEWriteSuggestedDefaultDataLength: HCICommand {
    public static var opcode: HCIOpcode { 0x2024 }
    public static var name: StaticString { "LE Write Suggested Default Data Length" }
    public typealias ReturnParameters = HCIStatusReturn

    public var suggestedMaxTXOctets: UInt16 = 0
    public var suggestedMaxTXTime = Scaled<UInt16>(.microseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("suggestedMaxTXOctets", &suggestedMaxTXOctets)
        try coder.field("suggestedMaxTXTime", &suggestedMaxTXTime)
    }
}

/// LE Read Maximum Data Length, 7.8.46.
public struct HCILEReadMaximumDataLength: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x202f }
    public static var name: StaticString { "LE Read Maximum Data Length" }

    /// Bytes: status 1, supportedMaxTXOctets 2, supportedMaxTXTime 2, supportedMaxRXOctets 2,
    /// supportedMaxRXTime 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var supportedMaxTXOctets: UInt16 = 0
        public var supportedMaxTXTime = Scaled<UInt16>(.microseconds)
        public var supportedMaxRXOctets: UInt16 = 0
        public var supportedMaxRXTime = Scaled<UInt16>(.microseconds)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("supportedMaxTXOctets", &supportedMaxTXOctets)
            try coder.field("supportedMaxTXTime", &supportedMaxTXTime)
            try coder.field("supportedMaxRXOctets", &supportedMaxRXOctets)
            try coder.field("supportedMaxRXTime", &supportedMaxRXTime)
        }
    }

    public init() {}
}

/// LE Read PHY, 7.8.47.
///
/// Bytes: connectionHandle 2.
public struct HCILEReadPHY: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x2030 }
    public static var name: StaticString { "LE Read PHY" }

    /// Bytes: status 1, connectionHandle 2, txPHY 1, rxPHY 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var txPHY = HCIPHY()
        public var rxPHY = HCIPHY()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("txPHY", &txPHY)
            try coder.field("rxPHY", &rxPHY)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// LE Set Default PHY, 7.8.48.
///
/// Bytes: allPHYs 1, txPHYs 1, rxPHYs 1.
public struct HCILESetDefaultPHY: HCICommand {
    public static var opcode: HCIOpcode { 0x2031 }
    public static var name: StaticString { "LE Set Default PHY" }
    public typealias ReturnParameters = HCIStatusReturn

    public var allPHYs = HCIPHYPreference()
    public var txPHYs = HCIPHYs()
    public var rxPHYs = HCIPHYs()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("allPHYs", &allPHYs)
        try coder.field("txPHYs", &txPHYs)
        try coder.field("rxPHYs", &rxPHYs)
    }
}

/// LE Set PHY, 7.8.49.
///
/// Bytes: connectionHandle 2, allPHYs 1, txPHYs 1, rxPHYs 1, phyOptions 2.
public struct HCILESetPHY: HCICommand {
    public static var opcode: HCIOpcode { 0x2032 }
    public static var name: StaticString { "LE Set PHY" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var allPHYs = HCIPHYPreference()
    public var txPHYs = HCIPHYs()
    public var rxPHYs = HCIPHYs()
    /// Preferred coding of LE Coded: 0 none, 1 S=2, 2 S=8.
    public var phyOptions: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("allPHYs", &allPHYs)
        try coder.field("txPHYs", &txPHYs)
        try coder.field("rxPHYs", &rxPHYs)
        try coder.field("phyOptions", &phyOptions)
    }
}

/// LE Enhanced Read Transmit Power Level, 7.8.117.
///
/// Bytes: connectionHandle 2, phy 1.
public struct HCILEEnhancedReadTransmitPowerLevel: HCICommand {
    public static var opcode: HCIOpcode { 0x2076 }
    public static var name: StaticString { "LE Enhanced Read Transmit Power Level" }

    /// Bytes: status 1, connectionHandle 2, phy 1, currentTransmitPowerLevel 1, maxTransmitPowerLevel 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var phy: UInt8 = 0
        public var currentTransmitPowerLevel = Scaled<Int8>(.decibelMilliwatts)
        public var maxTransmitPowerLevel = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("phy", &phy)
            try coder.field("currentTransmitPowerLevel", &currentTransmitPowerLevel)
            try coder.field("maxTransmitPowerLevel", &maxTransmitPowerLevel)
        }
    }

    public var connectionHandle: UInt16 = 0
    /// 1 LE 1M, 2 LE 2M, 3 LE Coded S=8, 4 LE Coded S=2.
    public var phy: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("phy", &phy)
    }
}

/// LE Read Remote Transmit Power Level, 7.8.118.
///
/// Bytes: connectionHandle 2, phy 1.
public struct HCILEReadRemoteTransmitPowerLevel: HCICommand {
    public static var opcode: HCIOpcode { 0x2077 }
    public static var name: StaticString { "LE Read Remote Transmit Power Level" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var phy: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("phy", &phy)
    }
}

/// LE Set Path Loss Reporting Parameters, 7.8.119.
///
/// Bytes: connectionHandle 2, highThreshold 1, highHysteresis 1, lowThreshold 1, lowHysteresis 1, minTimeSpent 2.
public struct HCILESetPathLossReportingParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2078 }
    public static var name: StaticString { "LE Set Path Loss Reporting Parameters" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var highThreshold = Scaled<UInt8>(.decibels)
    public var highHysteresis = Scaled<UInt8>(.decibels)
    public var lowThreshold = Scaled<UInt8>(.decibels)
    public var lowHysteresis = Scaled<UInt8>(.decibels)
    /// Connection events.
    public var minTimeSpent: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("highThreshold", &highThreshold)
        try coder.field("highHysteresis", &highHysteresis)
        try coder.field("lowThreshold", &lowThreshold)
        try coder.field("lowHysteresis", &lowHysteresis)
        try coder.field("minTimeSpent", &minTimeSpent)
    }
}

/// LE Set Path Loss Reporting Enable, 7.8.120.
///
/// Bytes: connectionHandle 2, enable 1.
public struct HCILESetPathLossReportingEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2079 }
    public static var name: StaticString { "LE Set Path Loss Reporting Enable" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var enable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("enable", &enable)
    }
}

/// LE Set Transmit Power Reporting Enable, 7.8.121.
///
/// Bytes: connectionHandle 2, localEnable 1, remoteEnable 1.
public struct HCILESetTransmitPowerReportingEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x207a }
    public static var name: StaticString { "LE Set Transmit Power Reporting Enable" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var localEnable = HCIEnable()
    public var remoteEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("localEnable", &localEnable)
        try coder.field("remoteEnable", &remoteEnable)
    }
}

extension HCIRegistry {
    static var leLinkCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetDataLength.self),
            HCICommandEntry(HCILEReadSuggestedDefaultDataLength.self),
            HCICommandEntry(HCILEWriteSuggestedDefaultDataLength.self),
            HCICommandEntry(HCILEReadMaximumDataLength.self),
            HCICommandEntry(HCILEReadPHY.self),
            HCICommandEntry(HCILESetDefaultPHY.self),
            HCICommandEntry(HCILESetPHY.self),
            HCICommandEntry(HCILEEnhancedReadTransmitPowerLevel.self),
            HCICommandEntry(HCILEReadRemoteTransmitPowerLevel.self),
            HCICommandEntry(HCILESetPathLossReportingParameters.self),
            HCICommandEntry(HCILESetPathLossReportingEnable.self),
            HCICommandEntry(HCILESetTransmitPowerReportingEnable.self),
        ]
    }
}
