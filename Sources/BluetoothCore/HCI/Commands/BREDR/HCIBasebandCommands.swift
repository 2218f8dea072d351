// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Set Event Mask, 7.3.1.
///
/// Bytes: eventMask 8.
public struct HCISetEventMask: HCICommand {
    public static var opcode: HCIOpcode { 0x0c01 }
    public static var name: StaticString { "Set Event Mask" }
    public typealias ReturnParameters = HCIStatusReturn

    public var eventMask = HCIEventMask()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("eventMask", &eventMask)
    }
}

/// Reset, 7.3.2.
public struct HCIReset: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c03 }
    public static var name: StaticString { "Reset" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// Set Event Filter, 7.3.3.
///
/// Bytes: filterType 1, condition the rest.
public struct HCISetEventFilter: HCICommand {
    public static var opcode: HCIOpcode { 0x0c05 }
    public static var name: StaticString { "Set Event Filter" }
    public typealias ReturnParameters = HCIStatusReturn

    /// 0 clears all filters, 1 filters inquiry results, 2 connection requests.
    public var filterType: UInt8 = 0
    public var condition: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("filterType", &filterType)
        try coder.bytes("condition", &condition)
    }
}

/// Flush, 7.3.4.
///
/// Bytes: connectionHandle 2.
public struct HCIFlush: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0c08 }
    public static var name: StaticString { "Flush" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read PIN Type, 7.3.5.
public struct HCIReadPINType: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c09 }
    public static var name: StaticString { "Read PIN Type" }

    /// Bytes: status 1, pinType 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var pinType: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("pinType", &pinType)
        }
    }

    public init() {}
}

/// Write PIN Type, 7.3.6.
///
/// Bytes: pinType 1.
public struct HCIWritePINType: HCICommand {
    public static var opcode: HCIOpcode { 0x0c0a }
    public static var name: StaticString { "Write PIN Type" }
    public typealias ReturnParameters = HCIStatusReturn

    public var pinType: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("pinType", &pinType)
    }
}

/// Create New Unit Key, 7.3-(deprecated).
public struct HCICreateNewUnitKey: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c0b }
    public static var name: StaticString { "Create New Unit Key" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// Read Stored Link Key, 7.3.8.
///
/// Bytes: bdAddr 6, readAll 1.
public struct HCIReadStoredLinkKey: HCICommand {
    public static var opcode: HCIOpcode { 0x0c0d }
    public static var name: StaticString { "Read Stored Link Key" }

    /// Bytes: status 1, maxNumKeys 2, numKeysRead 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var maxNumKeys: UInt16 = 0
        public var numKeysRead: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("maxNumKeys", &maxNumKeys)
            try coder.field("numKeysRead", &numKeysRead)
        }
    }

    public var bdAddr = BluetoothAddress()
    public var readAll: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("readAll", &readAll)
    }
}

/// A link key and whose it is (7.3.9, 7.7.21).
///
/// Bytes: bdAddr 6, linkKey 16.
public struct HCIStoredLinkKey: HCIParameters {
    public var bdAddr = BluetoothAddress()
    public var linkKey = [UInt8](repeating: 0, count: 16)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.fixedBytes("linkKey", &linkKey, count: 16)
    }
}

/// Write Stored Link Key, 7.3.9.
///
/// Bytes: numKeysToWrite 1, keys 22 each.
public struct HCIWriteStoredLinkKey: HCICommand {
    public static var opcode: HCIOpcode { 0x0c11 }
    public static var name: StaticString { "Write Stored Link Key" }

    /// Bytes: status 1, numKeysWritten 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var numKeysWritten: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("numKeysWritten", &numKeysWritten)
        }
    }

    public var keys: [HCIStoredLinkKey] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numKeysToWrite", "keys", &keys)
    }
}

/// Delete Stored Link Key, 7.3.10.
///
/// Bytes: bdAddr 6, deleteAll 1.
public struct HCIDeleteStoredLinkKey: HCICommand {
    public static var opcode: HCIOpcode { 0x0c12 }
    public static var name: StaticString { "Delete Stored Link Key" }

    /// Bytes: status 1, numKeysDeleted 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var numKeysDeleted: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("numKeysDeleted", &numKeysDeleted)
        }
    }

    public var bdAddr = BluetoothAddress()
    public var deleteAll: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("deleteAll", &deleteAll)
    }
}

extension HCIRegistry {
    static var basebandCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCISetEventMask.self),
            HCICommandEntry(HCIReset.self),
            HCICommandEntry(HCISetEventFilter.self),
            HCICommandEntry(HCIFlush.self),
            HCICommandEntry(HCIReadPINType.self),
            HCICommandEntry(HCIWritePINType.self),
            HCICommandEntry(HCICreateNewUnitKey.self),
            HCICommandEntry(HCIReadStoredLinkKey.self),
            HCICommandEntry(HCIWriteStoredLinkKey.self),
            HCICommandEntry(HCIDeleteStoredLinkKey.self),
        ]
    }
}
