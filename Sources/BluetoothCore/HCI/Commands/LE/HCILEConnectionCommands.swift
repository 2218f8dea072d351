// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Create Connection, 7.8.12.
///
/// Bytes: leScanInterval 2, leScanWindow 2, initiatorFilterPolicy 1, peerAddressType 1, peerAddress 6,
/// ownAddressType 1, connectionIntervalMin 2, connectionIntervalMax 2, maxLatency 2, supervisionTimeout 2,
/// minCELength 2, maxCELength 2.
public struct HCILECreateConnection: HCICommand {
    public static var opcode: HCIOpcode { 0x200d }
    public static var name: StaticString { "LE Create Connection" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var leScanInterval = Scaled<UInt16>(.slots)
    public var leScanWindow = Scaled<UInt16>(.slots)
    public var initiatorFilterPolicy = HCIInitiatorFilterPolicy()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var ownAddressType = HCIOwnAddressType()
    public var connectionIntervalMin = Scaled<UInt16>(.frames)
    public var connectionIntervalMax = Scaled<UInt16>(.frames)
    /// Connection events.
    public var maxLatency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var minCELength = Scaled<UInt16>(.slots)
    public var maxCELength = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("leScanInterval", &leScanInterval)
        try coder.field("leScanWindow", &leScanWindow)
        try coder.field("initiatorFilterPolicy", &initiatorFilterPolicy)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("connectionIntervalMin", &connectionIntervalMin)
        try coder.field("connectionIntervalMax", &connectionIntervalMax)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        try coder.field("minCELength", &minCELength)
        try coder.field("maxCELength", &maxCELength)
    }
}

/// LE Create Connection Cancel, 7.8.13.
public struct HCILECreateConnectionCancel: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x200e }
    public static var name: StaticString { "LE Create Connection Cancel" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// How to connect on one physical layer (7.8.66).
///
/// Bytes: scanInterval 2, scanWindow 2, connectionIntervalMin 2, connectionIntervalMax 2, maxLatency 2,
/// supervisionTimeout 2, minCELength 2, maxCELength 2.
public struct HCIInitiationSettings: HCIParameters {
    public var scanInterval = Scaled<UInt16>(.slots)
    public var scanWindow = Scaled<UInt16>(.slots)
    public var connectionIntervalMin = Scaled<UInt16>(.frames)
    public var connectionIntervalMax = Scaled<UInt16>(.frames)
    public var maxLatency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var minCELength = Scaled<UInt16>(.slots)
    public var maxCELength = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("scanInterval", &scanInterval)
        try coder.field("scanWindow", &scanWindow)
        try coder.field("connectionIntervalMin", &connectionIntervalMin)
        try coder.field("connectionIntervalMax", &connectionIntervalMax)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        try coder.field("minCELength", &minCELength)
        try coder.field("maxCELength", &maxCELength)
    }
}

/// LE Extended Create Connection, 7.8.66.
///
/// Bytes: initiatorFilterPolicy 1, ownAddressType 1, peerAddressType 1, peerAddress 6, initiatingPHYs 1, settings
/// 16 for each PHY.
public struct HCILEExtendedCreateConnection: HCICommand {
    public static var opcode: HCIOpcode { 0x2043 }
    public static var name: StaticString { "LE Extended Create Connection" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var initiatorFilterPolicy = HCIInitiatorFilterPolicy()
    public var ownAddressType = HCIOwnAddressType()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var initiatingPHYs = HCIPHYs()
    /// One for each bit of `initiatingPHYs`, from the lowest.
    public var settings: [HCIInitiationSettings] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("initiatorFilterPolicy", &initiatorFilterPolicy)
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("initiatingPHYs", &initiatingPHYs)
        try coder.groups("settings", &settings, perPHYIn: initiatingPHYs)
    }
}

/// LE Extended Create Connection [v2], 7.8.66.
///
/// Bytes: advertisingHandle 1, subevent 1, initiatorFilterPolicy 1, ownAddressType 1, peerAddressType 1,
/// peerAddress 6, initiatingPHYs 1, settings 16 for each PHY.
public struct HCILEExtendedCreateConnectionV2: HCICommand {
    public static var opcode: HCIOpcode { 0x2085 }
    public static var name: StaticString { "LE Extended Create Connection [v2]" }
    public typealias ReturnParameters = HCICommandStatusReturn

    /// 0xff where the connection is not to a device that answers periodic advertising.
    public var advertisingHandle: UInt8 = 0
    public var subevent: UInt8 = 0
    public var initiatorFilterPolicy = HCIInitiatorFilterPolicy()
    public var ownAddressType = HCIOwnAddressType()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var initiatingPHYs = HCIPHYs()
    /// One for each bit of `initiatingPHYs`, from the lowest.
    public var settings: [HCIInitiationSettings] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("subevent", &subevent)
        try coder.field("initiatorFilterPolicy", &initiatorFilterPolicy)
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("initiatingPHYs", &initiatingPHYs)
        try coder.groups("settings", &settings, perPHYIn: initiatingPHYs)
    }
}

extension HCIRegistry {
    static var leConnectionCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILECreateConnection.self),
            HCICommandEntry(HCILECreateConnectionCancel.self),
            HCICommandEntry(HCILEExtendedCreateConnection.self),
            HCICommandEntry(HCILEExtendedCreateConnectionV2.self),
        ]
    }
}
