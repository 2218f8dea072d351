// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Link Policy Settings, 7.2.9.
///
/// Bytes: connectionHandle 2.
public struct HCIReadLinkPolicySettings: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x080c }
    public static var name: StaticString { "Read Link Policy Settings" }

    /// Bytes: status 1, connectionHandle 2, linkPolicySettings 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var linkPolicySettings = HCILinkPolicy()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("linkPolicySettings", &linkPolicySettings)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Write Link Policy Settings, 7.2.10.
///
/// Bytes: connectionHandle 2, linkPolicySettings 2.
public struct HCIWriteLinkPolicySettings: HCICommand {
    public static var opcode: HCIOpcode { 0x080d }
    public static var name: StaticString { "Write Link Policy Settings" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var linkPolicySettings = HCILinkPolicy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("linkPolicySettings", &linkPolicySettings)
    }
}

/// Read Default Link Policy Settings, 7.2.11.
public struct HCIReadDefaultLinkPolicySettings: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x080e }
    public static var name: StaticString { "Read Default Link Policy Settings" }

    /// Bytes: status 1, defaultLinkPolicySettings 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var defaultLinkPolicySettings = HCILinkPolicy()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("defaultLinkPolicySettings", &defaultLinkPolicySettings)
        }
    }

    public init() {}
}

/// Write Default Link Policy Settings, 7.2.12.
///
/// Bytes: defaultLinkPolicySettings 2.
public struct HCIWriteDefaultLinkPolicySettings: HCICommand {
    public static var opcode: HCIOpcode { 0x080f }
    public static var name: StaticString { "Write Default Link Policy Settings" }
    public typealias ReturnParameters = HCIStatusReturn

    public var defaultLinkPolicySettings = HCILinkPolicy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("defaultLinkPolicySettings", &defaultLinkPolicySettings)
    }
}

/// Flow Specification, 7.2.13.
///
/// Bytes: connectionHandle 2, unused 1, flowDirection 1, serviceType 1, tokenRate 4, tokenBucketSize 4,
/// peakBandwidth 4, accessLatency 4.
public struct HCIFlowSpecification: HCICommand {
    public static var opcode: HCIOpcode { 0x0810 }
    public static var name: StaticString { "Flow Specification" }
    public typealias ReturnParameters = HCICommandStatusReturn

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

/// Sniff Subrating, 7.2.14.
///
/// Bytes: connectionHandle 2, maxLatency 2, minRemoteTimeout 2, minLocalTimeout 2.
public struct HCISniffSubrating: HCICommand {
    public static var opcode: HCIOpcode { 0x0811 }
    public static var name: StaticString { "Sniff Subrating" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var maxLatency = Scaled<UInt16>(.slots)
    public var minRemoteTimeout = Scaled<UInt16>(.slots)
    public var minLocalTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("minRemoteTimeout", &minRemoteTimeout)
        try coder.field("minLocalTimeout", &minLocalTimeout)
    }
}

extension HCIRegistry {
    static var linkPolicySettingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadLinkPolicySettings.self),
            HCICommandEntry(HCIWriteLinkPolicySettings.self),
            HCICommandEntry(HCIReadDefaultLinkPolicySettings.self),
            HCICommandEntry(HCIWriteDefaultLinkPolicySettings.self),
            HCICommandEntry(HCIFlowSpecification.self),
            HCICommandEntry(HCISniffSubrating.self),
        ]
    }
}
