// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Change Connection Link Key Complete, 7.7.9.
///
/// Bytes: status 1, connectionHandle 2.
public struct HCIChangeConnectionLinkKeyComplete: HCIEvent, HCIStatusHandleLayout {
    public static var code: UInt8 { 0x09 }
    public static var name: StaticString { "Change Connection Link Key Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Link Key Type Changed, 7.7.10.
///
/// Bytes: status 1, connectionHandle 2, keyFlag 1.
public struct HCILinkKeyTypeChanged: HCIEvent {
    public static var code: UInt8 { 0x0a }
    public static var name: StaticString { "Link Key Type Changed" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var keyFlag: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("keyFlag", &keyFlag)
    }
}

/// Read Remote Supported Features Complete, 7.7.11.
///
/// Bytes: status 1, connectionHandle 2, lmpFeatures 8.
public struct HCIReadRemoteSupportedFeaturesComplete: HCIEvent {
    public static var code: UInt8 { 0x0b }
    public static var name: StaticString { "Read Remote Supported Features Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var lmpFeatures = HCILMPFeatures()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("lmpFeatures", &lmpFeatures)
    }
}

/// Read Remote Version Information Complete, 7.7.12.
///
/// Bytes: status 1, connectionHandle 2, version 1, companyIdentifier 2, subversion 2.
public struct HCIReadRemoteVersionInformationComplete: HCIEvent {
    public static var code: UInt8 { 0x0c }
    public static var name: StaticString { "Read Remote Version Information Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var version = HCIVersion()
    public var companyIdentifier: UInt16 = 0
    public var subversion: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("version", &version)
        try coder.field("companyIdentifier", &companyIdentifier)
        try coder.field("subversion", &subversion)
    }
}

/// QoS Setup Complete, 7.7.13.
///
/// Bytes: status 1, connectionHandle 2, unused 1, serviceType 1, tokenRate 4, peakBandwidth 4, latency 4,
/// delayVariation 4.
public struct HCIQoSSetupComplete: HCIEvent {
    public static var code: UInt8 { 0x0d }
    public static var name: StaticString { "QoS Setup Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var unused: UInt8 = 0
    public var serviceType: UInt8 = 0
    public var tokenRate: UInt32 = 0
    public var peakBandwidth: UInt32 = 0
    public var latency = Scaled<UInt32>(.microseconds)
    public var delayVariation = Scaled<UInt32>(.microseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("unused", &unused)
        try coder.field("serviceType", &serviceType)
        try coder.field("tokenRate", &tokenRate)
        try coder.field("peakBandwidth", &peakBandwidth)
        try coder.field("latency", &latency)
        try coder.field("delayVariation", &delayVariation)
    }
}

/// Read Clock Offset Complete, 7.7.
///
/// Bytes: status 1, connectionHandle 2, clockOffset 2.
public struct HCIReadClockOffsetComplete: HCIEvent {
    public static var code: UInt8 { 0x1c }
    public static var name: StaticString { "Read Clock Offset Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var clockOffset: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("clockOffset", &clockOffset)
    }
}

/// Connection Packet Type Changed, 7.7.
///
/// Bytes: status 1, connectionHandle 2, packetType 2.
public struct HCIConnectionPacketTypeChanged: HCIEvent {
    public static var code: UInt8 { 0x1d }
    public static var name: StaticString { "Connection Packet Type Changed" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var packetType = HCIACLPacketTypes()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("packetType", &packetType)
    }
}

/// Read Remote Extended Features Complete, 7.7.
///
/// Bytes: status 1, connectionHandle 2, pageNumber 1, maxPageNumber 1, extendedLMPFeatures 8.
public struct HCIReadRemoteExtendedFeaturesComplete: HCIEvent {
    public static var code: UInt8 { 0x23 }
    public static var name: StaticString { "Read Remote Extended Features Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var pageNumber: UInt8 = 0
    public var maxPageNumber: UInt8 = 0
    public var extendedLMPFeatures = [UInt8](repeating: 0, count: 8)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("pageNumber", &pageNumber)
        try coder.field("maxPageNumber", &maxPageNumber)
        try coder.fixedBytes("extendedLMPFeatures", &extendedLMPFeatures, count: 8)
    }
}

/// Synchronous Connection Complete, 7.7.
///
/// Bytes: status 1, connectionHandle 2, bdAddr 6, linkType 1, transmissionInterval 1, retransmissionWindow 1,
/// rxPacketLength 2, txPacketLength 2, airMode 1.
public struct HCISynchronousConnectionComplete: HCIEvent {
    public static var code: UInt8 { 0x2c }
    public static var name: StaticString { "Synchronous Connection Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var bdAddr = BluetoothAddress()
    public var linkType = HCILinkType()
    public var transmissionInterval: UInt8 = 0
    public var retransmissionWindow: UInt8 = 0
    public var rxPacketLength: UInt16 = 0
    public var txPacketLength: UInt16 = 0
    public var airMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("bdAddr", &bdAddr)
        try coder.field("linkType", &linkType)
        try coder.field("transmissionInterval", &transmissionInterval)
        try coder.field("retransmissionWindow", &retransmissionWindow)
        try coder.field("rxPacketLength", &rxPacketLength)
        try coder.field("txPacketLength", &txPacketLength)
        try coder.field("airMode", &airMode)
    }
}

/// Synchronous Connection Changed, 7.7.
///
/// Bytes: status 1, connectionHandle 2, transmissionInterval 1, retransmissionWindow 1, rxPacketLength 2,
/// txPacketLength 2.
public struct HCISynchronousConnectionChanged: HCIEvent {
    public static var code: UInt8 { 0x2d }
    public static var name: StaticString { "Synchronous Connection Changed" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var transmissionInterval: UInt8 = 0
    public var retransmissionWindow: UInt8 = 0
    public var rxPacketLength: UInt16 = 0
    public var txPacketLength: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("transmissionInterval", &transmissionInterval)
        try coder.field("retransmissionWindow", &retransmissionWindow)
        try coder.field("rxPacketLength", &rxPacketLength)
        try coder.field("txPacketLength", &txPacketLength)
    }
}

/// Encryption Key Refresh Complete, 7.7.
///
/// Bytes: status 1, connectionHandle 2.
public struct HCIEncryptionKeyRefreshComplete: HCIEvent, HCIStatusHandleLayout {
    public static var code: UInt8 { 0x30 }
    public static var name: StaticString { "Encryption Key Refresh Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Authenticated Payload Timeout Expired, 7.7.
///
/// Bytes: connectionHandle 2.
public struct HCIAuthenticatedPayloadTimeoutExpired: HCIEvent, HCIHandleLayout {
    public static var code: UInt8 { 0x57 }
    public static var name: StaticString { "Authenticated Payload Timeout Expired" }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

extension HCIRegistry {
    static var linkInformationEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCIChangeConnectionLinkKeyComplete.self),
            HCIEventEntry(HCILinkKeyTypeChanged.self),
            HCIEventEntry(HCIReadRemoteSupportedFeaturesComplete.self),
            HCIEventEntry(HCIReadRemoteVersionInformationComplete.self),
            HCIEventEntry(HCIQoSSetupComplete.self),
            HCIEventEntry(HCIReadClockOffsetComplete.self),
            HCIEventEntry(HCIConnectionPacketTypeChanged.self),
            HCIEventEntry(HCIReadRemoteExtendedFeaturesComplete.self),
            HCIEventEntry(HCISynchronousConnectionComplete.self),
            HCIEventEntry(HCISynchronousConnectionChanged.self),
            HCIEventEntry(HCIEncryptionKeyRefreshComplete.self),
            HCIEventEntry(HCIAuthenticatedPayloadTimeoutExpired.self),
        ]
    }
}
