// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Synchronous Flow Control Enable, 7.3.36.
public struct HCIReadSynchronousFlowControlEnable: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c2e }
    public static var name: StaticString { "Read Synchronous Flow Control Enable" }

    /// Bytes: status 1, synchronousFlowControlEnable 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var synchronousFlowControlEnable = HCIEnable()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("synchronousFlowControlEnable", &synchronousFlowControlEnable)
        }
    }

    public init() {}
}

/// Write Synchronous Flow Control Enable, 7.3.37.
///
/// Bytes: synchronousFlowControlEnable 1.
public struct HCIWriteSynchronousFlowControlEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x0c2f }
    public static var name: StaticString { "Write Synchronous Flow Control Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var synchronousFlowControlEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("synchronousFlowControlEnable", &synchronousFlowControlEnable)
    }
}

/// Set Controller To Host Flow Control, 7.3.38.
///
/// Bytes: flowControlEnable 1.
public struct HCISetControllerToHostFlowControl: HCICommand {
    public static var opcode: HCIOpcode { 0x0c31 }
    public static var name: StaticString { "Set Controller To Host Flow Control" }
    public typealias ReturnParameters = HCIStatusReturn

    /// Bit 0 for ACL, bit 1 for synchronous data.
    public var flowControlEnable: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("flowControlEnable", &flowControlEnable)
    }
}

/// Host Buffer Size, 7.3.39.
///
/// Bytes: hostACLDataPacketLength 2, hostSynchronousDataPacketLength 1, hostTotalNumACLDataPackets 2,
/// hostTotalNumSynchronousDataPackets 2.
public struct HCIHostBufferSize: HCICommand {
    public static var opcode: HCIOpcode { 0x0c33 }
    public static var name: StaticString { "Host Buffer Size" }
    public typealias ReturnParameters = HCIStatusReturn

    public var hostACLDataPacketLength: UInt16 = 0
    public var hostSynchronousDataPacketLength: UInt8 = 0
    public var hostTotalNumACLDataPackets: UInt16 = 0
    public var hostTotalNumSynchronousDataPackets: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("hostACLDataPacketLength", &hostACLDataPacketLength)
        try coder.field("hostSynchronousDataPacketLength", &hostSynchronousDataPacketLength)
        try coder.field("hostTotalNumACLDataPackets", &hostTotalNumACLDataPackets)
        try coder.field("hostTotalNumSynchronousDataPackets", &hostTotalNumSynchronousDataPackets)
    }
}

/// Packets of one connection that have left a buffer (7.7.19).
///
/// Bytes: connectionHandle 2, numCompletedPackets 2.
public struct HCICompletedPackets: HCIParameters {
    public var connectionHandle: UInt16 = 0
    public var numCompletedPackets: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("numCompletedPackets", &numCompletedPackets)
    }
}

/// Host Number Of Completed Packets, 7.3.40.
///
/// Bytes: numHandles 1, entries 4 each.
public struct HCIHostNumberOfCompletedPackets: HCICommand {
    public static var opcode: HCIOpcode { 0x0c35 }
    public static var name: StaticString { "Host Number Of Completed Packets" }
    public typealias ReturnParameters = HCINoReturn

    public var entries: [HCICompletedPackets] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numHandles", "entries", &entries)
    }
}

/// Read Link Supervision Timeout, 7.3.41.
///
/// Bytes: connectionHandle 2.
public struct HCIReadLinkSupervisionTimeout: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0c36 }
    public static var name: StaticString { "Read Link Supervision Timeout" }

    /// Bytes: status 1, connectionHandle 2, linkSupervisionTimeout 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var linkSupervisionTimeout = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("linkSupervisionTimeout", &linkSupervisionTimeout)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Write Link Supervision Timeout, 7.3.42.
///
/// Bytes: connectionHandle 2, linkSupervisionTimeout 2.
public struct HCIWriteLinkSupervisionTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c37 }
    public static var name: StaticString { "Write Link Supervision Timeout" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var linkSupervisionTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("linkSupervisionTimeout", &linkSupervisionTimeout)
    }
}

/// Set AFH Host Channel Classification, 7.3.46.
///
/// Bytes: channelClassification 10.
public struct HCISetAFHHostChannelClassification: HCICommand {
    public static var opcode: HCIOpcode { 0x0c3f }
    public static var name: StaticString { "Set AFH Host Channel Classification" }
    public typealias ReturnParameters = HCIStatusReturn

    public var channelClassification = [UInt8](repeating: 0, count: 10)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.fixedBytes("channelClassification", &channelClassification, count: 10)
    }
}

/// Read AFH Channel Assessment Mode, 7.3.53.
public struct HCIReadAFHChannelAssessmentMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c48 }
    public static var name: StaticString { "Read AFH Channel Assessment Mode" }

    /// Bytes: status 1, afhChannelAssessmentMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var afhChannelAssessmentMode = HCIEnable()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("afhChannelAssessmentMode", &afhChannelAssessmentMode)
        }
    }

    public init() {}
}

/// Write AFH Channel Assessment Mode, 7.3.54.
///
/// Bytes: afhChannelAssessmentMode 1.
public struct HCIWriteAFHChannelAssessmentMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c49 }
    public static var name: StaticString { "Write AFH Channel Assessment Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var afhChannelAssessmentMode = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("afhChannelAssessmentMode", &afhChannelAssessmentMode)
    }
}

/// Enhanced Flush, 7.3.66.
///
/// Bytes: connectionHandle 2, packetType 1.
public struct HCIEnhancedFlush: HCICommand {
    public static var opcode: HCIOpcode { 0x0c5f }
    public static var name: StaticString { "Enhanced Flush" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var packetType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("packetType", &packetType)
    }
}

/// Read Enhanced Transmit Power Level, 7.3.74.
///
/// Bytes: connectionHandle 2, type 1.
public struct HCIReadEnhancedTransmitPowerLevel: HCICommand {
    public static var opcode: HCIOpcode { 0x0c68 }
    public static var name: StaticString { "Read Enhanced Transmit Power Level" }

    /// Bytes: status 1, connectionHandle 2, txPowerLevelGFSK 1, txPowerLevelDQPSK 1, txPowerLevel8DPSK 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var txPowerLevelGFSK = Scaled<Int8>(.decibelMilliwatts)
        public var txPowerLevelDQPSK = Scaled<Int8>(.decibelMilliwatts)
        public var txPowerLevel8DPSK = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("txPowerLevelGFSK", &txPowerLevelGFSK)
            try coder.field("txPowerLevelDQPSK", &txPowerLevelDQPSK)
            try coder.field("txPowerLevel8DPSK", &txPowerLevel8DPSK)
        }
    }

    public var connectionHandle: UInt16 = 0
    public var type: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("type", &type)
    }
}

extension HCIRegistry {
    static var flowControlCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadSynchronousFlowControlEnable.self),
            HCICommandEntry(HCIWriteSynchronousFlowControlEnable.self),
            HCICommandEntry(HCISetControllerToHostFlowControl.self),
            HCICommandEntry(HCIHostBufferSize.self),
            HCICommandEntry(HCIHostNumberOfCompletedPackets.self),
            HCICommandEntry(HCIReadLinkSupervisionTimeout.self),
            HCICommandEntry(HCIWriteLinkSupervisionTimeout.self),
            HCICommandEntry(HCISetAFHHostChannelClassification.self),
            HCICommandEntry(HCIReadAFHChannelAssessmentMode.self),
            HCICommandEntry(HCIWriteAFHChannelAssessmentMode.self),
            HCICommandEntry(HCIEnhancedFlush.self),
            HCICommandEntry(HCIReadEnhancedTransmitPowerLevel.self),
        ]
    }
}
