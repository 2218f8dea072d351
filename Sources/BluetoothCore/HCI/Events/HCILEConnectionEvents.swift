// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Connection Complete, 7.7.65.1.
///
/// Bytes: status 1, connectionHandle 2, role 1, peerAddressType 1, peerAddress 6, connectionInterval 2,
/// peripheralLatency 2, supervisionTimeout 2, centralClockAccuracy 1.
public struct HCILEConnectionComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x01 }
    public static var name: StaticString { "LE Connection Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var role = HCIRole()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var connectionInterval = Scaled<UInt16>(.frames)
    /// Connection events.
    public var peripheralLatency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var centralClockAccuracy = HCIClockAccuracy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("role", &role)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("connectionInterval", &connectionInterval)
        try coder.field("peripheralLatency", &peripheralLatency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        try coder.field("centralClockAccuracy", &centralClockAccuracy)
    }
}

/// LE Connection Update Complete, 7.7.65.3.
///
/// Bytes: status 1, connectionHandle 2, connectionInterval 2, peripheralLatency 2, supervisionTimeout 2.
public struct HCILEConnectionUpdateComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x03 }
    public static var name: StaticString { "LE Connection Update Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var connectionInterval = Scaled<UInt16>(.frames)
    public var peripheralLatency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("connectionInterval", &connectionInterval)
        try coder.field("peripheralLatency", &peripheralLatency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
    }
}

/// LE Enhanced Connection Complete, 7.7.65.10.
///
/// Bytes: status 1, connectionHandle 2, role 1, peerAddressType 1, peerAddress 6, localResolvablePrivateAddress
/// 6, peerResolvablePrivateAddress 6, connectionInterval 2, peripheralLatency 2, supervisionTimeout 2,
/// centralClockAccuracy 1.
public struct HCILEEnhancedConnectionComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x0a }
    public static var name: StaticString { "LE Enhanced Connection Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var role = HCIRole()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var localResolvablePrivateAddress = BluetoothAddress()
    public var peerResolvablePrivateAddress = BluetoothAddress()
    public var connectionInterval = Scaled<UInt16>(.frames)
    public var peripheralLatency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var centralClockAccuracy = HCIClockAccuracy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("role", &role)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("localResolvablePrivateAddress", &localResolvablePrivateAddress)
        try coder.field("peerResolvablePrivateAddress", &peerResolvablePrivateAddress)
        try coder.field("connectionInterval", &connectionInterval)
        try coder.field("peripheralLatency", &peripheralLatency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        try coder.field("centralClockAccuracy", &centralClockAccuracy)
    }
}

/// LE Enhanced Connection Complete [v2], 7.7.65.10.
///
/// Bytes: status 1, connectionHandle 2, role 1, peerAddressType 1, peerAddress 6, localResolvablePrivateAddress
/// 6, peerResolvablePrivateAddress 6, connectionInterval 2, peripheralLatency 2, supervisionTimeout 2,
/// centralClockAccuracy 1, advertisingHandle 1, syncHandle 2.
public struct HCILEEnhancedConnectionCompleteV2: HCILEEvent {
    public static var subeventCode: UInt8? { 0x29 }
    public static var name: StaticString { "LE Enhanced Connection Complete [v2]" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var role = HCIRole()
    public var peerAddressType = HCIAddressType()
    public var peerAddress = BluetoothAddress()
    public var localResolvablePrivateAddress = BluetoothAddress()
    public var peerResolvablePrivateAddress = BluetoothAddress()
    public var connectionInterval = Scaled<UInt16>(.frames)
    public var peripheralLatency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)
    public var centralClockAccuracy = HCIClockAccuracy()
    /// 0xff where it means nothing.
    public var advertisingHandle: UInt8 = 0
    /// 0xffff where it means nothing.
    public var syncHandle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("role", &role)
        try coder.field("peerAddressType", &peerAddressType)
        try coder.field("peerAddress", &peerAddress)
        try coder.field("localResolvablePrivateAddress", &localResolvablePrivateAddress)
        try coder.field("peerResolvablePrivateAddress", &peerResolvablePrivateAddress)
        try coder.field("connectionInterval", &connectionInterval)
        try coder.field("peripheralLatency", &peripheralLatency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        try coder.field("centralClockAccuracy", &centralClockAccuracy)
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("syncHandle", &syncHandle)
    }
}

extension HCIRegistry {
    static var leConnectionEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCILEConnectionComplete.self),
            HCIEventEntry(HCILEConnectionUpdateComplete.self),
            HCIEventEntry(HCILEEnhancedConnectionComplete.self),
            HCIEventEntry(HCILEEnhancedConnectionCompleteV2.self),
        ]
    }
}
