// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a BR/EDR link is doing (7.7.20).
public struct HCILinkMode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let active = HCILinkMode(rawValue: 0)
    public static let hold = HCILinkMode(rawValue: 1)
    public static let sniff = HCILinkMode(rawValue: 2)
    public static let park = HCILinkMode(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "active", 1: "hold", 2: "sniff", 3: "park"]
}

/// Flush Occurred, 7.7.17.
///
/// Bytes: handle 2.
public struct HCIFlushOccurred: HCIEvent {
    public static var code: UInt8 { 0x11 }
    public static var name: StaticString { "Flush Occurred" }

    public var handle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("handle", &handle)
    }
}

/// Role Change, 7.7.18.
///
/// Bytes: status 1, bdAddr 6, newRole 1.
public struct HCIRoleChange: HCIEvent {
    public static var code: UInt8 { 0x12 }
    public static var name: StaticString { "Role Change" }

    public var status = HCIStatus()
    public var bdAddr = BluetoothAddress()
    public var newRole = HCIRole()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bdAddr", &bdAddr)
        try coder.field("newRole", &newRole)
    }
}

/// Mode Change, 7.7.20.
///
/// Bytes: status 1, connectionHandle 2, currentMode 1, interval 2.
public struct HCIModeChange: HCIEvent {
    public static var code: UInt8 { 0x14 }
    public static var name: StaticString { "Mode Change" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var currentMode = HCILinkMode()
    public var interval = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("currentMode", &currentMode)
        try coder.field("interval", &interval)
    }
}

/// Max Slots Change, 7.7.27.
///
/// Bytes: connectionHandle 2, lmpMaxSlots 1.
public struct HCIMaxSlotsChange: HCIEvent {
    public static var code: UInt8 { 0x1b }
    public static var name: StaticString { "Max Slots Change" }

    public var connectionHandle: UInt16 = 0
    public var lmpMaxSlots: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("lmpMaxSlots", &lmpMaxSlots)
    }
}

/// QoS Violation, 7.7.
///
/// Bytes: handle 2.
public struct HCIQoSViolation: HCIEvent {
    public static var code: UInt8 { 0x1e }
    public static var name: StaticString { "QoS Violation" }

    public var handle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("handle", &handle)
    }
}

/// Page Scan Mode Change, 7.7-(deprecated).
///
/// Bytes: bdAddr 6, pageScanMode 1.
public struct HCIPageScanModeChange: HCIEvent {
    public static var code: UInt8 { 0x1f }
    public static var name: StaticString { "Page Scan Mode Change" }

    public var bdAddr = BluetoothAddress()
    public var pageScanMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pageScanMode", &pageScanMode)
    }
}

/// Page Scan Repetition Mode Change, 7.7.
///
/// Bytes: bdAddr 6, pageScanRepetitionMode 1.
public struct HCIPageScanRepetitionModeChange: HCIEvent {
    public static var code: UInt8 { 0x20 }
    public static var name: StaticString { "Page Scan Repetition Mode Change" }

    public var bdAddr = BluetoothAddress()
    public var pageScanRepetitionMode = HCIPageScanRepetitionMode()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pageScanRepetitionMode", &pageScanRepetitionMode)
    }
}

/// Flow Specification Complete, 7.7.
///
/// Bytes: status 1, connectionHandle 2, unused 1, flowDirection 1, serviceType 1, tokenRate 4, tokenBucketSize 4,
/// peakBandwidth 4, accessLatency 4.
public struct HCIFlowSpecificationComplete: HCIEvent {
    public static var code: UInt8 { 0x21 }
    public static var name: StaticString { "Flow Specification Complete" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var unused: UInt8 = 0
    public var flowDirection: UInt8 = 0
    public var serviceType: UInt8 = 0
    public var tokenRate: UInt32 = 0
    public var tokenBucketSize: UInt32 = 0
    public var peakBandwidth: UInt32 = 0
    public var accessLatency = Scaled<UInt32>(.microseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("unused", &unused)
        try coder.field("flowDirection", &flowDirection)
        try coder.field("serviceType", &serviceType)
        try coder.field("tokenRate", &tokenRate)
        try coder.field("tokenBucketSize", &tokenBucketSize)
        try coder.field("peakBandwidth", &peakBandwidth)
        try coder.field("accessLatency", &accessLatency)
    }
}

/// Sniff Subrating, 7.7.
///
/// Bytes: status 1, connectionHandle 2, maxTXLatency 2, maxRXLatency 2, minRemoteTimeout 2, minLocalTimeout 2.
public struct HCISniffSubratingEvent: HCIEvent {
    public static var code: UInt8 { 0x2e }
    public static var name: StaticString { "Sniff Subrating" }

    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public var maxTXLatency = Scaled<UInt16>(.slots)
    public var maxRXLatency = Scaled<UInt16>(.slots)
    public var minRemoteTimeout = Scaled<UInt16>(.slots)
    public var minLocalTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("maxTXLatency", &maxTXLatency)
        try coder.field("maxRXLatency", &maxRXLatency)
        try coder.field("minRemoteTimeout", &minRemoteTimeout)
        try coder.field("minLocalTimeout", &minLocalTimeout)
    }
}

/// Link Supervision Timeout Changed, 7.7.
///
/// Bytes: connectionHandle 2, linkSupervisionTimeout 2.
public struct HCILinkSupervisionTimeoutChanged: HCIEvent {
    public static var code: UInt8 { 0x38 }
    public static var name: StaticString { "Link Supervision Timeout Changed" }

    public var connectionHandle: UInt16 = 0
    public var linkSupervisionTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("linkSupervisionTimeout", &linkSupervisionTimeout)
    }
}

/// Enhanced Flush Complete, 7.7.
///
/// Bytes: handle 2.
public struct HCIEnhancedFlushComplete: HCIEvent {
    public static var code: UInt8 { 0x39 }
    public static var name: StaticString { "Enhanced Flush Complete" }

    public var handle: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("handle", &handle)
    }
}

extension HCIRegistry {
    static var linkStateEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCIFlushOccurred.self),
            HCIEventEntry(HCIRoleChange.self),
            HCIEventEntry(HCIModeChange.self),
            HCIEventEntry(HCIMaxSlotsChange.self),
            HCIEventEntry(HCIQoSViolation.self),
            HCIEventEntry(HCIPageScanModeChange.self),
            HCIEventEntry(HCIPageScanRepetitionModeChange.self),
            HCIEventEntry(HCIFlowSpecificationComplete.self),
            HCIEventEntry(HCISniffSubratingEvent.self),
            HCIEventEntry(HCILinkSupervisionTimeoutChanged.self),
            HCIEventEntry(HCIEnhancedFlushComplete.self),
        ]
    }
}
