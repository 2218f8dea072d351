// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Loopback Mode, 7.6.1.
public struct HCIReadLoopbackMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1801 }
    public static var name: StaticString { "Read Loopback Mode" }

    /// Bytes: status 1, loopbackMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var loopbackMode: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("loopbackMode", &loopbackMode)
        }
    }

    public init() {}
}

/// Write Loopback Mode, 7.6.2.
///
/// Bytes: loopbackMode 1.
public struct HCIWriteLoopbackMode: HCICommand {
    public static var opcode: HCIOpcode { 0x1802 }
    public static var name: StaticString { "Write Loopback Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var loopbackMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("loopbackMode", &loopbackMode)
    }
}

/// Enable Implementation Under Test Mode, 7.6.3.
public struct HCIEnableImplementationUnderTestMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1803 }
    public static var name: StaticString { "Enable Implementation Under Test Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// Write Simple Pairing Debug Mode, 7.6.4.
///
/// Bytes: simplePairingDebugMode 1.
public struct HCIWriteSimplePairingDebugMode: HCICommand {
    public static var opcode: HCIOpcode { 0x1804 }
    public static var name: StaticString { "Write Simple Pairing Debug Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var simplePairingDebugMode = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("simplePairingDebugMode", &simplePairingDebugMode)
    }
}

/// Write Secure Connections Test Mode, 7.6.8.
///
/// Bytes: connectionHandle 2, dm1ACLUMode 1, eSCOLoopbackMode 1.
public struct HCIWriteSecureConnectionsTestMode: HCICommand {
    public static var opcode: HCIOpcode { 0x180a }
    public static var name: StaticString { "Write Secure Connections Test Mode" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var dm1ACLUMode: UInt8 = 0
    public var eSCOLoopbackMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("dm1ACLUMode", &dm1ACLUMode)
        try coder.field("eSCOLoopbackMode", &eSCOLoopbackMode)
    }
}

extension HCIRegistry {
    static var testingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadLoopbackMode.self),
            HCICommandEntry(HCIWriteLoopbackMode.self),
            HCICommandEntry(HCIEnableImplementationUnderTestMode.self),
            HCICommandEntry(HCIWriteSimplePairingDebugMode.self),
            HCICommandEntry(0x1807, "Enable AMP Receiver Reports"),
            HCICommandEntry(0x1808, "AMP Test End"),
            HCICommandEntry(0x1809, "AMP Test"),
            HCICommandEntry(HCIWriteSecureConnectionsTestMode.self),
        ]
    }
}
