// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Logical Link Accept Timeout, 7.3-(deprecated).
public struct HCIReadLogicalLinkAcceptTimeout: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c61 }
    public static var name: StaticString { "Read Logical Link Accept Timeout" }

    /// Bytes: status 1, logicalLinkAcceptTimeout 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var logicalLinkAcceptTimeout = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("logicalLinkAcceptTimeout", &logicalLinkAcceptTimeout)
        }
    }

    public init() {}
}

/// Write Logical Link Accept Timeout, 7.3-(deprecated).
///
/// Bytes: logicalLinkAcceptTimeout 2.
public struct HCIWriteLogicalLinkAcceptTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c62 }
    public static var name: StaticString { "Write Logical Link Accept Timeout" }
    public typealias ReturnParameters = HCIStatusReturn

    public var logicalLinkAcceptTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("logicalLinkAcceptTimeout", &logicalLinkAcceptTimeout)
    }
}

/// Read Location Data, 7.3-(deprecated).
public struct HCIReadLocationData: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c64 }
    public static var name: StaticString { "Read Location Data" }

    /// Bytes: status 1, locationDomainAware 1, locationDomain 2, locationDomainOptions 1, locationOptions 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var locationDomainAware: UInt8 = 0
        public var locationDomain: UInt16 = 0
        public var locationDomainOptions: UInt8 = 0
        public var locationOptions: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("locationDomainAware", &locationDomainAware)
            try coder.field("locationDomain", &locationDomain)
            try coder.field("locationDomainOptions", &locationDomainOptions)
            try coder.field("locationOptions", &locationOptions)
        }
    }

    public init() {}
}

/// Write Location Data, 7.3-(deprecated).
///
/// Bytes: locationDomainAware 1, locationDomain 2, locationDomainOptions 1, locationOptions 1.
public struct HCIWriteLocationData: HCICommand {
    public static var opcode: HCIOpcode { 0x0c65 }
    public static var name: StaticString { "Write Location Data" }
    public typealias ReturnParameters = HCIStatusReturn

    public var locationDomainAware: UInt8 = 0
    public var locationDomain: UInt16 = 0
    public var locationDomainOptions: UInt8 = 0
    public var locationOptions: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("locationDomainAware", &locationDomainAware)
        try coder.field("locationDomain", &locationDomain)
        try coder.field("locationDomainOptions", &locationDomainOptions)
        try coder.field("locationOptions", &locationOptions)
    }
}

/// Read Flow Control Mode, 7.3.72.
public struct HCIReadFlowControlMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c66 }
    public static var name: StaticString { "Read Flow Control Mode" }

    /// Bytes: status 1, flowControlMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var flowControlMode: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("flowControlMode", &flowControlMode)
        }
    }

    public init() {}
}

/// Write Flow Control Mode, 7.3.73.
///
/// Bytes: flowControlMode 1.
public struct HCIWriteFlowControlMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c67 }
    public static var name: StaticString { "Write Flow Control Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var flowControlMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("flowControlMode", &flowControlMode)
    }
}

/// Read Best Effort Flush Timeout, 7.3-(deprecated).
///
/// Bytes: logicalLinkHandle 2.
public struct HCIReadBestEffortFlushTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c69 }
    public static var name: StaticString { "Read Best Effort Flush Timeout" }

    /// Bytes: status 1, bestEffortFlushTimeout 4.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var bestEffortFlushTimeout: UInt32 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("bestEffortFlushTimeout", &bestEffortFlushTimeout)
        }
    }

    public var logicalLinkHandle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("logicalLinkHandle", &logicalLinkHandle)
    }
}

/// Write Best Effort Flush Timeout, 7.3-(deprecated).
///
/// Bytes: logicalLinkHandle 2, bestEffortFlushTimeout 4.
public struct HCIWriteBestEffortFlushTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c6a }
    public static var name: StaticString { "Write Best Effort Flush Timeout" }
    public typealias ReturnParameters = HCIStatusReturn

    public var logicalLinkHandle: UInt16 = 0
    public var bestEffortFlushTimeout: UInt32 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("logicalLinkHandle", &logicalLinkHandle)
        try coder.field("bestEffortFlushTimeout", &bestEffortFlushTimeout)
    }
}

/// Short Range Mode, 7.3-(deprecated).
///
/// Bytes: physicalLinkHandle 1, shortRangeMode 1.
public struct HCIShortRangeMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c6b }
    public static var name: StaticString { "Short Range Mode" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var physicalLinkHandle: UInt8 = 0
    public var shortRangeMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("physicalLinkHandle", &physicalLinkHandle)
        try coder.field("shortRangeMode", &shortRangeMode)
    }
}

/// Set MWS Channel Parameters, 7.3.80.
///
/// Bytes: mwsChannelEnable 1, mwsRXCenterFrequency 2, mwsTXCenterFrequency 2, mwsRXChannelBandwidth 2,
/// mwsTXChannelBandwidth 2, mwsChannelType 1.
public struct HCISetMWSChannelParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x0c6e }
    public static var name: StaticString { "Set MWS Channel Parameters" }
    public typealias ReturnParameters = HCIStatusReturn

    public var mwsChannelEnable = HCIEnable()
    /// MHz.
    public var mwsRXCenterFrequency: UInt16 = 0
    public var mwsTXCenterFrequency: UInt16 = 0
    /// kHz.
    public var mwsRXChannelBandwidth: UInt16 = 0
    public var mwsTXChannelBandwidth: UInt16 = 0
    public var mwsChannelType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("mwsChannelEnable", &mwsChannelEnable)
        try coder.field("mwsRXCenterFrequency", &mwsRXCenterFrequency)
        try coder.field("mwsTXCenterFrequency", &mwsTXCenterFrequency)
        try coder.field("mwsRXChannelBandwidth", &mwsRXChannelBandwidth)
        try coder.field("mwsTXChannelBandwidth", &mwsTXChannelBandwidth)
        try coder.field("mwsChannelType", &mwsChannelType)
    }
}

/// A part of an external frame (7.3.81).
///
/// Bytes: duration 2, type 1.
public struct HCIFramePeriod: HCIParameters {
    public var duration = Scaled<UInt16>(.microseconds)
    public var type: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("duration", &duration)
        try coder.field("type", &type)
    }
}

/// Set External Frame Configuration, 7.3.81.
///
/// Bytes: extFrameDuration 2, extFrameSyncAssertOffset 2, extFrameSyncAssertJitter 2, extNumPeriods 1, periods 3
/// each.
public struct HCISetExternalFrameConfiguration: HCICommand {
    public static var opcode: HCIOpcode { 0x0c6f }
    public static var name: StaticString { "Set External Frame Configuration" }
    public typealias ReturnParameters = HCIStatusReturn

    public var extFrameDuration = Scaled<UInt16>(.microseconds)
    public var extFrameSyncAssertOffset: Int16 = 0
    public var extFrameSyncAssertJitter: UInt16 = 0
    public var periods: [HCIFramePeriod] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("extFrameDuration", &extFrameDuration)
        try coder.field("extFrameSyncAssertOffset", &extFrameSyncAssertOffset)
        try coder.field("extFrameSyncAssertJitter", &extFrameSyncAssertJitter)
        try coder.countedGroups("extNumPeriods", "periods", &periods)
    }
}

/// Set Ecosystem Base Interval, 7.3.101.
///
/// Bytes: interval 2.
public struct HCISetEcosystemBaseInterval: HCICommand {
    public static var opcode: HCIOpcode { 0x0c82 }
    public static var name: StaticString { "Set Ecosystem Base Interval" }
    public typealias ReturnParameters = HCIStatusReturn

    public var interval = Scaled<UInt16>(.frames)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("interval", &interval)
    }
}

/// Configure Data Path, 7.3.103.
///
/// Bytes: dataPathDirection 1, dataPathID 1, vendorSpecificConfigLength 1, vendorSpecificConfig its length.
public struct HCIConfigureDataPath: HCICommand {
    public static var opcode: HCIOpcode { 0x0c83 }
    public static var name: StaticString { "Configure Data Path" }
    public typealias ReturnParameters = HCIStatusReturn

    public var dataPathDirection = HCIDataPathDirection()
    public var dataPathID: UInt8 = 0
    public var vendorSpecificConfig: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("dataPathDirection", &dataPathDirection)
        try coder.field("dataPathID", &dataPathID)
        try coder.countedBytes("vendorSpecificConfigLength", "vendorSpecificConfig", &vendorSpecificConfig)
    }
}

extension HCIRegistry {
    static var hostSettingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadLogicalLinkAcceptTimeout.self),
            HCICommandEntry(HCIWriteLogicalLinkAcceptTimeout.self),
            HCICommandEntry(HCIReadLocationData.self),
            HCICommandEntry(HCIWriteLocationData.self),
            HCICommandEntry(HCIReadFlowControlMode.self),
            HCICommandEntry(HCIWriteFlowControlMode.self),
            HCICommandEntry(HCIReadBestEffortFlushTimeout.self),
            HCICommandEntry(HCIWriteBestEffortFlushTimeout.self),
            HCICommandEntry(HCIShortRangeMode.self),
            HCICommandEntry(HCISetMWSChannelParameters.self),
            HCICommandEntry(HCISetExternalFrameConfiguration.self),
            HCICommandEntry(0x0c70, "Set MWS Signaling"),
            HCICommandEntry(0x0c71, "Set MWS Transport Layer"),
            HCICommandEntry(0x0c72, "Set MWS Scan Frequency Table"),
            HCICommandEntry(0x0c73, "Set MWS PATTERN Configuration"),
            HCICommandEntry(HCISetEcosystemBaseInterval.self),
            HCICommandEntry(HCIConfigureDataPath.self),
        ]
    }
}
