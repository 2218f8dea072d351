// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Automatic Flush Timeout, 7.3.29.
///
/// Bytes: connectionHandle 2.
public struct HCIReadAutomaticFlushTimeout: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0c27 }
    public static var name: StaticString { "Read Automatic Flush Timeout" }

    /// Bytes: status 1, connectionHandle 2, flushTimeout 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var flushTimeout = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("flushTimeout", &flushTimeout)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Write Automatic Flush Timeout, 7.3.30.
///
/// Bytes: connectionHandle 2, flushTimeout 2.
public struct HCIWriteAutomaticFlushTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c28 }
    public static var name: StaticString { "Write Automatic Flush Timeout" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var flushTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("flushTimeout", &flushTimeout)
    }
}

/// Read Num Broadcast Retransmissions, 7.3.31.
public struct HCIReadNumBroadcastRetransmissions: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c29 }
    public static var name: StaticString { "Read Num Broadcast Retransmissions" }

    /// Bytes: status 1, numBroadcastRetransmissions 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var numBroadcastRetransmissions: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("numBroadcastRetransmissions", &numBroadcastRetransmissions)
        }
    }

    public init() {}
}

/// Write Num Broadcast Retransmissions, 7.3.32.
///
/// Bytes: numBroadcastRetransmissions 1.
public struct HCIWriteNumBroadcastRetransmissions: HCICommand {
    public static var opcode: HCIOpcode { 0x0c2a }
    public static var name: StaticString { "Write Num Broadcast Retransmissions" }
    public typealias ReturnParameters = HCIStatusReturn

    public var numBroadcastRetransmissions: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("numBroadcastRetransmissions", &numBroadcastRetransmissions)
    }
}

/// Read Hold Mode Activity, 7.3.33.
public struct HCIReadHoldModeActivity: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c2b }
    public static var name: StaticString { "Read Hold Mode Activity" }

    /// Bytes: status 1, holdModeActivity 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var holdModeActivity: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("holdModeActivity", &holdModeActivity)
        }
    }

    public init() {}
}

/// Write Hold Mode Activity, 7.3.34.
///
/// Bytes: holdModeActivity 1.
public struct HCIWriteHoldModeActivity: HCICommand {
    public static var opcode: HCIOpcode { 0x0c2c }
    public static var name: StaticString { "Write Hold Mode Activity" }
    public typealias ReturnParameters = HCIStatusReturn

    public var holdModeActivity: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("holdModeActivity", &holdModeActivity)
    }
}

/// Read Transmit Power Level, 7.3.35.
///
/// Bytes: connectionHandle 2, type 1.
public struct HCIReadTransmitPowerLevel: HCICommand {
    public static var opcode: HCIOpcode { 0x0c2d }
    public static var name: StaticString { "Read Transmit Power Level" }

    /// Bytes: status 1, connectionHandle 2, txPowerLevel 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var txPowerLevel = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("txPowerLevel", &txPowerLevel)
        }
    }

    public var connectionHandle: UInt16 = 0
    /// 0 for the current level, 1 for the maximum.
    public var type: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("type", &type)
    }
}

extension HCIRegistry {
    static var linkCareCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadAutomaticFlushTimeout.self),
            HCICommandEntry(HCIWriteAutomaticFlushTimeout.self),
            HCICommandEntry(HCIReadNumBroadcastRetransmissions.self),
            HCICommandEntry(HCIWriteNumBroadcastRetransmissions.self),
            HCICommandEntry(HCIReadHoldModeActivity.self),
            HCICommandEntry(HCIWriteHoldModeActivity.self),
            HCICommandEntry(HCIReadTransmitPowerLevel.self),
        ]
    }
}
