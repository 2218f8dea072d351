// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Hold Mode, 7.2.1.
///
/// Bytes: connectionHandle 2, holdModeMaxInterval 2, holdModeMinInterval 2.
public struct HCIHoldMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0801 }
    public static var name: StaticString { "Hold Mode" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var holdModeMaxInterval = Scaled<UInt16>(.slots)
    public var holdModeMinInterval = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("holdModeMaxInterval", &holdModeMaxInterval)
        try coder.field("holdModeMinInterval", &holdModeMinInterval)
    }
}

/// Sniff Mode, 7.2.2.
///
/// Bytes: connectionHandle 2, sniffMaxInterval 2, sniffMinInterval 2, sniffAttempt 2, sniffTimeout 2.
public struct HCISniffMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0803 }
    public static var name: StaticString { "Sniff Mode" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var sniffMaxInterval = Scaled<UInt16>(.slots)
    public var sniffMinInterval = Scaled<UInt16>(.slots)
    public var sniffAttempt: UInt16 = 0
    public var sniffTimeout: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("sniffMaxInterval", &sniffMaxInterval)
        try coder.field("sniffMinInterval", &sniffMinInterval)
        try coder.field("sniffAttempt", &sniffAttempt)
        try coder.field("sniffTimeout", &sniffTimeout)
    }
}

/// Exit Sniff Mode, 7.2.3.
///
/// Bytes: connectionHandle 2.
public struct HCIExitSniffMode: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0804 }
    public static var name: StaticString { "Exit Sniff Mode" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Park State, 7.2-(deprecated).
///
/// Bytes: connectionHandle 2, beaconMaxInterval 2, beaconMinInterval 2.
public struct HCIParkState: HCICommand {
    public static var opcode: HCIOpcode { 0x0805 }
    public static var name: StaticString { "Park State" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var beaconMaxInterval = Scaled<UInt16>(.slots)
    public var beaconMinInterval = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("beaconMaxInterval", &beaconMaxInterval)
        try coder.field("beaconMinInterval", &beaconMinInterval)
    }
}

/// Exit Park State, 7.2-(deprecated).
///
/// Bytes: connectionHandle 2.
public struct HCIExitParkState: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0806 }
    public static var name: StaticString { "Exit Park State" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// QoS Setup, 7.2.6.
///
/// Bytes: connectionHandle 2, unused 1, serviceType 1, tokenRate 4, peakBandwidth 4, latency 4, delayVariation 4.
public struct HCIQoSSetup: HCICommand {
    public static var opcode: HCIOpcode { 0x0807 }
    public static var name: StaticString { "QoS Setup" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var unused: UInt8 = 0
    public var serviceType: UInt8 = 0
    public var tokenRate: UInt32 = 0
    public var peakBandwidth: UInt32 = 0
    public var latency = Scaled<UInt32>(.microseconds)
    public var delayVariation = Scaled<UInt32>(.microseconds)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("unused", &unused)
        try coder.field("serviceType", &serviceType)
        try coder.field("tokenRate", &tokenRate)
        try coder.field("peakBandwidth", &peakBandwidth)
        try coder.field("latency", &latency)
        try coder.field("delayVariation", &delayVariation)
    }
}

/// Role Discovery, 7.2.7.
///
/// Bytes: connectionHandle 2.
public struct HCIRoleDiscovery: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x0809 }
    public static var name: StaticString { "Role Discovery" }

    /// Bytes: status 1, connectionHandle 2, currentRole 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var currentRole = HCIRole()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("currentRole", &currentRole)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Switch Role, 7.2.8.
///
/// Bytes: bdAddr 6, role 1.
public struct HCISwitchRole: HCICommand {
    public static var opcode: HCIOpcode { 0x080b }
    public static var name: StaticString { "Switch Role" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var role = HCIRole()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("role", &role)
    }
}

extension HCIRegistry {
    static var linkPolicyCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIHoldMode.self),
            HCICommandEntry(HCISniffMode.self),
            HCICommandEntry(HCIExitSniffMode.self),
            HCICommandEntry(HCIParkState.self),
            HCICommandEntry(HCIExitParkState.self),
            HCICommandEntry(HCIQoSSetup.self),
            HCICommandEntry(HCIRoleDiscovery.self),
            HCICommandEntry(HCISwitchRole.self),
        ]
    }
}
