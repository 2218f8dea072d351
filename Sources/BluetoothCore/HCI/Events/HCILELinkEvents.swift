// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Read Remote Features Complete, 7.7.65.4.
///
/// Bytes: status 1, connectionHandle 2, leFeatures 8.
public struct HCILEReadRemoteFeaturesComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x04 }
    public static var name: StaticString { "LE Read Remote Features Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var leFeatures = HCILEFeatures()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("leFeatures", &leFeatures)
    }
}

/// LE Long Term Key Request, 7.7.65.5.
///
/// Bytes: connectionHandle 2, randomNumber 8, encryptedDiversifier 2.
public struct HCILELongTermKeyRequest: HCILEEvent {
    public static var subeventCode: UInt8? { 0x05 }
    public static var name: StaticString { "LE Long Term Key Request" }

    public var connectionHandle: UInt16 = 0
    public var randomNumber = [UInt8](repeating: 0, count: 8)
    public var encryptedDiversifier: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.fixedBytes("randomNumber", &randomNumber, count: 8)
        try coder.field("encryptedDiversifier", &encryptedDiversifier)
    }
}

/// LE Remote Connection Parameter Request, 7.7.65.6.
///
/// Bytes: connectionHandle 2, intervalMin 2, intervalMax 2, maxLatency 2, timeout 2.
public struct HCILERemoteConnectionParameterRequest: HCILEEvent {
    public static var subeventCode: UInt8? { 0x06 }
    public static var name: StaticString { "LE Remote Connection Parameter Request" }

    public var connectionHandle: UInt16 = 0
    public var intervalMin = Scaled<UInt16>(.frames)
    public var intervalMax = Scaled<UInt16>(.frames)
    public var maxLatency: UInt16 = 0
    public var timeout = Scaled<UInt16>(.tenMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("intervalMin", &intervalMin)
        try coder.field("intervalMax", &intervalMax)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("timeout", &timeout)
    }
}

/// LE Data Length Change, 7.7.65.7.
///
/// Bytes: connectionHandle 2, maxTXOctets 2, maxTXTime 2, maxRXOctets 2, maxRXTime 2.
public struct HCILEDataLengthChange: HCILEEvent {
    public static var subeventCode: UInt8? { 0x07 }
    public static var name: StaticString { "LE Data Length Change" }

    public var connectionHandle: UInt16 = 0
    public var maxTXOctets: UInt16 = 0
    public var maxTXTime = Scaled<UInt16>(.microseconds)
    public var maxRXOctets: UInt16 = 0
    public var maxRXTime = Scaled<UInt16>(.microseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("maxTXOctets", &maxTXOctets)
        try coder.field("maxTXTime", &maxTXTime)
        try coder.field("maxRXOctets", &maxRXOctets)
        try coder.field("maxRXTime", &maxRXTime)
    }
}

/// LE Read Local P-256 Public Key Complete, 7.7.65.8.
///
/// Bytes: status 1, keyXCoordinate 32, keyYCoordinate 32.
public struct HCILEReadLocalP256PublicKeyComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x08 }
    public static var name: StaticString { "LE Read Local P-256 Public Key Complete" }

    public var status = HCIStatus()
    /// Least significant byte first.
    public var keyXCoordinate = [UInt8](repeating: 0, count: 32)
    public var keyYCoordinate = [UInt8](repeating: 0, count: 32)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.fixedBytes("keyXCoordinate", &keyXCoordinate, count: 32)
        try coder.fixedBytes("keyYCoordinate", &keyYCoordinate, count: 32)
    }
}

/// LE Generate DHKey Complete, 7.7.65.9.
///
/// Bytes: status 1, dhKey 32.
public struct HCILEGenerateDHKeyComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x09 }
    public static var name: StaticString { "LE Generate DHKey Complete" }

    public var status = HCIStatus()
    public var dhKey = [UInt8](repeating: 0, count: 32)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.fixedBytes("dhKey", &dhKey, count: 32)
    }
}

/// LE PHY Update Complete, 7.7.65.12.
///
/// Bytes: status 1, connectionHandle 2, txPHY 1, rxPHY 1.
public struct HCILEPHYUpdateComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x0c }
    public static var name: StaticString { "LE PHY Update Complete" }

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

/// How a link hops (7.7.65.20).
public struct HCIChannelSelection: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let algorithm1 = HCIChannelSelection(rawValue: 0)
    public static let algorithm2 = HCIChannelSelection(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "algorithm1", 1: "algorithm2"]
}

/// LE Channel Selection Algorithm, 7.7.65.20.
///
/// Bytes: connectionHandle 2, channelSelectionAlgorithm 1.
public struct HCILEChannelSelectionAlgorithm: HCILEEvent {
    public static var subeventCode: UInt8? { 0x14 }
    public static var name: StaticString { "LE Channel Selection Algorithm" }

    public var connectionHandle: UInt16 = 0
    public var channelSelectionAlgorithm = HCIChannelSelection()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("channelSelectionAlgorithm", &channelSelectionAlgorithm)
    }
}

/// LE Request Peer SCA Complete, 7.7.65.31.
///
/// Bytes: status 1, connectionHandle 2, peerClockAccuracy 1.
public struct HCILERequestPeerSCAComplete: HCILEEvent {
    public static var subeventCode: UInt8? { 0x1f }
    public static var name: StaticString { "LE Request Peer SCA Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var peerClockAccuracy = HCIClockAccuracy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("peerClockAccuracy", &peerClockAccuracy)
    }
}

/// LE Path Loss Threshold, 7.7.65.32.
///
/// Bytes: connectionHandle 2, currentPathLoss 1, zoneEntered 1.
public struct HCILEPathLossThreshold: HCILEEvent {
    public static var subeventCode: UInt8? { 0x20 }
    public static var name: StaticString { "LE Path Loss Threshold" }

    public var connectionHandle: UInt16 = 0
    /// 0xff for not available.
    public var currentPathLoss = Scaled<UInt8>(.decibels)
    /// 0 low, 1 middle, 2 high.
    public var zoneEntered: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("currentPathLoss", &currentPathLoss)
        try coder.field("zoneEntered", &zoneEntered)
    }
}

/// LE Transmit Power Reporting, 7.7.65.33.
///
/// Bytes: status 1, connectionHandle 2, reason 1, phy 1, txPowerLevel 1, txPowerLevelFlags 1, delta 1.
public struct HCILETransmitPowerReporting: HCILEEvent {
    public static var subeventCode: UInt8? { 0x21 }
    public static var name: StaticString { "LE Transmit Power Reporting" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var reason: UInt8 = 0
    public var phy: UInt8 = 0
    public var txPowerLevel = Scaled<Int8>(.decibelMilliwatts)
    /// Bit 0: at the minimum, bit 1: at the maximum.
    public var txPowerLevelFlags: UInt8 = 0
    public var delta = Scaled<Int8>(.decibels)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("reason", &reason)
        try coder.field("phy", &phy)
        try coder.field("txPowerLevel", &txPowerLevel)
        try coder.field("txPowerLevelFlags", &txPowerLevelFlags)
        try coder.field("delta", &delta)
    }
}

/// LE Subrate Change, 7.7.65.35.
///
/// Bytes: status 1, connectionHandle 2, subrateFactor 2, peripheralLatency 2, continuationNumber 2,
/// supervisionTimeout 2.
public struct HCILESubrateChange: HCILEEvent {
    public static var subeventCode: UInt8? { 0x23 }
    public static var name: StaticString { "LE Subrate Change" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var subrateFactor: UInt16 = 0
    public var peripheralLatency: UInt16 = 0
    public var continuationNumber: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(.tenMilliseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("subrateFactor", &subrateFactor)
        try coder.field("peripheralLatency", &peripheralLatency)
        try coder.field("continuationNumber", &continuationNumber)
        try coder.field("supervisionTimeout", &supervisionTimeout)
    }
}

extension HCIRegistry {
    static var leLinkEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCILEReadRemoteFeaturesComplete.self),
            HCIEventEntry(HCILELongTermKeyRequest.self),
            HCIEventEntry(HCILERemoteConnectionParameterRequest.self),
            HCIEventEntry(HCILEDataLengthChange.self),
            HCIEventEntry(HCILEReadLocalP256PublicKeyComplete.self),
            HCIEventEntry(HCILEGenerateDHKeyComplete.self),
            HCIEventEntry(HCILEPHYUpdateComplete.self),
            HCIEventEntry(HCILEChannelSelectionAlgorithm.self),
            HCIEventEntry(HCILERequestPeerSCAComplete.self),
            HCIEventEntry(HCILEPathLossThreshold.self),
            HCIEventEntry(HCILETransmitPowerReporting.self),
            HCIEventEntry(HCILESubrateChange.self),
        ]
    }
}
