// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Truncated Page, 7.1.47.
///
/// Bytes: bdAddr 6, pageScanRepetitionMode 1, clockOffset 2.
public struct HCITruncatedPage: HCICommand {
    public static var opcode: HCIOpcode { 0x043f }
    public static var name: StaticString { "Truncated Page" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var pageScanRepetitionMode = HCIPageScanRepetitionMode()
    public var clockOffset: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pageScanRepetitionMode", &pageScanRepetitionMode)
        try coder.field("clockOffset", &clockOffset)
    }
}

/// Truncated Page Cancel, 7.1.48.
///
/// Bytes: bdAddr 6.
public struct HCITruncatedPageCancel: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x0440 }
    public static var name: StaticString { "Truncated Page Cancel" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Set Connectionless Peripheral Broadcast, 7.1.49.
///
/// Bytes: enable 1, ltAddr 1, lpoAllowed 1, packetType 2, intervalMin 2, intervalMax 2, supervisionTimeout 2.
public struct HCISetConnectionlessPeripheralBroadcast: HCICommand {
    public static var opcode: HCIOpcode { 0x0441 }
    public static var name: StaticString { "Set Connectionless Peripheral Broadcast" }

    /// Bytes: status 1, ltAddr 1, interval 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var ltAddr: UInt8 = 0
        public var interval = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("ltAddr", &ltAddr)
            try coder.field("interval", &interval)
        }
    }

    public var enable = HCIEnable()
    public var ltAddr: UInt8 = 0
    public var lpoAllowed: UInt8 = 0
    public var packetType = HCIACLPacketTypes()
    public var intervalMin = Scaled<UInt16>(.slots)
    public var intervalMax = Scaled<UInt16>(.slots)
    public var supervisionTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("enable", &enable)
        try coder.field("ltAddr", &ltAddr)
        try coder.field("lpoAllowed", &lpoAllowed)
        try coder.field("packetType", &packetType)
        try coder.field("intervalMin", &intervalMin)
        try coder.field("intervalMax", &intervalMax)
        try coder.field("supervisionTimeout", &supervisionTimeout)
    }
}

/// Set Connectionless Peripheral Broadcast Receive, 7.1.50.
///
/// Bytes: enable 1, bdAddr 6, ltAddr 1, interval 2, clockOffset 4, nextBroadcastClock 4, supervisionTimeout 2,
/// remoteTimingAccuracy 1, skip 1, packetType 2, afhChannelMap 10.
public struct HCISetConnectionlessPeripheralBroadcastReceive: HCICommand {
    public static var opcode: HCIOpcode { 0x0442 }
    public static var name: StaticString { "Set Connectionless Peripheral Broadcast Receive" }

    /// Bytes: status 1, bdAddr 6, ltAddr 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var bdAddr = BluetoothAddress()
        public var ltAddr: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("bdAddr", &bdAddr)
            try coder.field("ltAddr", &ltAddr)
        }
    }

    public var enable = HCIEnable()
    public var bdAddr = BluetoothAddress()
    public var ltAddr: UInt8 = 0
    public var interval = Scaled<UInt16>(.slots)
    public var clockOffset: UInt32 = 0
    public var nextBroadcastClock: UInt32 = 0
    public var supervisionTimeout = Scaled<UInt16>(.slots)
    public var remoteTimingAccuracy: UInt8 = 0
    public var skip: UInt8 = 0
    public var packetType = HCIACLPacketTypes()
    public var afhChannelMap = [UInt8](repeating: 0, count: 10)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("enable", &enable)
        try coder.field("bdAddr", &bdAddr)
        try coder.field("ltAddr", &ltAddr)
        try coder.field("interval", &interval)
        try coder.field("clockOffset", &clockOffset)
        try coder.field("nextBroadcastClock", &nextBroadcastClock)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        try coder.field("remoteTimingAccuracy", &remoteTimingAccuracy)
        try coder.field("skip", &skip)
        try coder.field("packetType", &packetType)
        try coder.fixedBytes("afhChannelMap", &afhChannelMap, count: 10)
    }
}

extension HCIRegistry {
    static var broadcastCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCITruncatedPage.self),
            HCICommandEntry(HCITruncatedPageCancel.self),
            HCICommandEntry(HCISetConnectionlessPeripheralBroadcast.self),
            HCICommandEntry(HCISetConnectionlessPeripheralBroadcastReceive.self),
        ]
    }
}
