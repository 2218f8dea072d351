// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Inquiry, 7.1.1.
///
/// Bytes: lap 3, inquiryLength 1, numResponses 1.
public struct HCIInquiry: HCICommand {
    public static var opcode: HCIOpcode { 0x0401 }
    public static var name: StaticString { "Inquiry" }
    public typealias ReturnParameters = HCICommandStatusReturn

    /// The inquiry access code's lower part.
    public var lap: UInt24 = 0
    public var inquiryLength = Scaled<UInt8>(.inquiryPeriods)
    /// 0 for no limit.
    public var numResponses: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("lap", &lap)
        try coder.field("inquiryLength", &inquiryLength)
        try coder.field("numResponses", &numResponses)
    }
}

/// Inquiry Cancel, 7.1.2.
public struct HCIInquiryCancel: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0402 }
    public static var name: StaticString { "Inquiry Cancel" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// Periodic Inquiry Mode, 7.1.3.
///
/// Bytes: maxPeriodLength 2, minPeriodLength 2, lap 3, inquiryLength 1, numResponses 1.
public struct HCIPeriodicInquiryMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0403 }
    public static var name: StaticString { "Periodic Inquiry Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var maxPeriodLength = Scaled<UInt16>(.inquiryPeriods)
    public var minPeriodLength = Scaled<UInt16>(.inquiryPeriods)
    public var lap: UInt24 = 0
    public var inquiryLength = Scaled<UInt8>(.inquiryPeriods)
    public var numResponses: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("maxPeriodLength", &maxPeriodLength)
        try coder.field("minPeriodLength", &minPeriodLength)
        try coder.field("lap", &lap)
        try coder.field("inquiryLength", &inquiryLength)
        try coder.field("numResponses", &numResponses)
    }
}

/// Exit Periodic Inquiry Mode, 7.1.4.
public struct HCIExitPeriodicInquiryMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0404 }
    public static var name: StaticString { "Exit Periodic Inquiry Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// Create Connection, 7.1.5.
///
/// Bytes: bdAddr 6, packetType 2, pageScanRepetitionMode 1, reserved 1, clockOffset 2, allowRoleSwitch 1.
public struct HCICreateConnection: HCICommand {
    public static var opcode: HCIOpcode { 0x0405 }
    public static var name: StaticString { "Create Connection" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var packetType = HCIACLPacketTypes()
    public var pageScanRepetitionMode = HCIPageScanRepetitionMode()
    public var reserved: UInt8 = 0
    /// Bits 16 to 2 of the difference between the clocks; bit 15 says whether it is valid.
    public var clockOffset: UInt16 = 0
    public var allowRoleSwitch = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("packetType", &packetType)
        try coder.field("pageScanRepetitionMode", &pageScanRepetitionMode)
        try coder.field("reserved", &reserved)
        try coder.field("clockOffset", &clockOffset)
        try coder.field("allowRoleSwitch", &allowRoleSwitch)
    }
}

/// Disconnect, 7.1.6.
///
/// Bytes: connectionHandle 2, reason 1.
public struct HCIDisconnect: HCICommand {
    public static var opcode: HCIOpcode { 0x0406 }
    public static var name: StaticString { "Disconnect" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("reason", &reason)
    }
}

/// Add SCO Connection, 7.1-(deprecated).
///
/// Bytes: connectionHandle 2, packetType 2.
public struct HCIAddSCOConnection: HCICommand {
    public static var opcode: HCIOpcode { 0x0407 }
    public static var name: StaticString { "Add SCO Connection" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var packetType: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("packetType", &packetType)
    }
}

/// Create Connection Cancel, 7.1.7.
///
/// Bytes: bdAddr 6.
public struct HCICreateConnectionCancel: HCICommand, HCIAddressLayout {
    public static var opcode: HCIOpcode { 0x0408 }
    public static var name: StaticString { "Create Connection Cancel" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public var bdAddr = BluetoothAddress()

    public init() {}
}

/// Accept Connection Request, 7.1.8.
///
/// Bytes: bdAddr 6, role 1.
public struct HCIAcceptConnectionRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x0409 }
    public static var name: StaticString { "Accept Connection Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var role = HCIRole()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("role", &role)
    }
}

/// Reject Connection Request, 7.1.9.
///
/// Bytes: bdAddr 6, reason 1.
public struct HCIRejectConnectionRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x040a }
    public static var name: StaticString { "Reject Connection Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("reason", &reason)
    }
}

extension HCIRegistry {
    static var linkControlCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIInquiry.self),
            HCICommandEntry(HCIInquiryCancel.self),
            HCICommandEntry(HCIPeriodicInquiryMode.self),
            HCICommandEntry(HCIExitPeriodicInquiryMode.self),
            HCICommandEntry(HCICreateConnection.self),
            HCICommandEntry(HCIDisconnect.self),
            HCICommandEntry(HCIAddSCOConnection.self),
            HCICommandEntry(HCICreateConnectionCancel.self),
            HCICommandEntry(HCIAcceptConnectionRequest.self),
            HCICommandEntry(HCIRejectConnectionRequest.self),
        ]
    }
}
