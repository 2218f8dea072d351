// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Command Status, 7.7.15.
///
/// Bytes: status 1, numHCICommandPackets 1, commandOpcode 2.
public struct HCICommandStatus: HCIEvent {
    public static var code: UInt8 { 0x0f }
    public static var name: StaticString { "Command Status" }

    public var status = HCIStatus()
    /// How many commands the host may send now.
    public var numHCICommandPackets: UInt8 = 0
    public var commandOpcode = HCIOpcode()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("numHCICommandPackets", &numHCICommandPackets)
        try coder.field("commandOpcode", &commandOpcode)
    }
}

/// Hardware Error, 7.7.16.
///
/// Bytes: hardwareCode 1.
public struct HCIHardwareError: HCIEvent {
    public static var code: UInt8 { 0x10 }
    public static var name: StaticString { "Hardware Error" }

    public var hardwareCode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("hardwareCode", &hardwareCode)
    }
}

/// Number Of Completed Packets, 7.7.19.
///
/// Bytes: numHandles 1, entries 4 each.
public struct HCINumberOfCompletedPackets: HCIEvent {
    public static var code: UInt8 { 0x13 }
    public static var name: StaticString { "Number Of Completed Packets" }

    public var entries: [HCICompletedPackets] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numHandles", "entries", &entries)
    }
}

/// Loopback Command, 7.7.25.
///
/// Bytes: command the rest.
public struct HCILoopbackCommand: HCIEvent {
    public static var code: UInt8 { 0x19 }
    public static var name: StaticString { "Loopback Command" }

    public var command: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bytes("command", &command)
    }
}

/// Data Buffer Overflow, 7.7.26.
///
/// Bytes: linkType 1.
public struct HCIDataBufferOverflow: HCIEvent {
    public static var code: UInt8 { 0x1a }
    public static var name: StaticString { "Data Buffer Overflow" }

    public var linkType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("linkType", &linkType)
    }
}

/// Number Of Completed Data Blocks, 7.7.
///
/// Bytes: totalNumDataBlocks 2, numHandles 1, entries 6 each.
public struct HCINumberOfCompletedDataBlocks: HCIEvent {
    public static var code: UInt8 { 0x48 }
    public static var name: StaticString { "Number Of Completed Data Blocks" }

    public var totalNumDataBlocks: UInt16 = 0
    public var entries: [HCICompletedBlocks] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("totalNumDataBlocks", &totalNumDataBlocks)
        try coder.countedGroups("numHandles", "entries", &entries)
    }
}

/// Data blocks of one connection that have left a buffer.
///
/// Bytes: handle 2, numCompletedPackets 2, numCompletedBlocks 2.
public struct HCICompletedBlocks: HCIParameters {
    public var handle: UInt16 = 0
    public var numCompletedPackets: UInt16 = 0
    public var numCompletedBlocks: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("handle", &handle)
        try coder.field("numCompletedPackets", &numCompletedPackets)
        try coder.field("numCompletedBlocks", &numCompletedBlocks)
    }
}

/// Vendor Specific.
///
/// Bytes: parameters the rest.
public struct HCIVendorSpecific: HCIEvent {
    public static var code: UInt8 { 0xff }
    public static var name: StaticString { "Vendor Specific" }

    /// What the manufacturer says.
    public var parameters: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bytes("parameters", &parameters)
    }
}

extension HCIRegistry {
    static var controllerEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCICommandStatus.self),
            HCIEventEntry(HCIHardwareError.self),
            HCIEventEntry(HCINumberOfCompletedPackets.self),
            HCIEventEntry(HCILoopbackCommand.self),
            HCIEventEntry(HCIDataBufferOverflow.self),
            HCIEventEntry(HCINumberOfCompletedDataBlocks.self),
            HCIEventEntry(HCIVendorSpecific.self),
        ]
    }
}
