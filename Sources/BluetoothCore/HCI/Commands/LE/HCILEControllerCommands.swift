// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Set Event Mask, 7.8.1.
///
/// Bytes: leEventMask 8.
public struct HCILESetEventMask: HCICommand {
    public static var opcode: HCIOpcode { 0x2001 }
    public static var name: StaticString { "LE Set Event Mask" }
    public typealias ReturnParameters = HCIStatusReturn

    public var leEventMask = HCILEEventMask()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("leEventMask", &leEventMask)
    }
}

/// LE Read Buffer Size, 7.8.2.
public struct HCILEReadBufferSize: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2002 }
    public static var name: StaticString { "LE Read Buffer Size" }

    /// Bytes: status 1, leACLDataPacketLength 2, totalNumLEACLDataPackets 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        /// 0 where the buffers of BR/EDR are shared.
        public var leACLDataPacketLength: UInt16 = 0
        public var totalNumLEACLDataPackets: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("leACLDataPacketLength", &leACLDataPacketLength)
            try coder.field("totalNumLEACLDataPackets", &totalNumLEACLDataPackets)
        }
    }

    public init() {}
}

/// LE Read Buffer Size [v2], 7.8.2.
public struct HCILEReadBufferSizeV2: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2060 }
    public static var name: StaticString { "LE Read Buffer Size [v2]" }

    /// Bytes: status 1, leACLDataPacketLength 2, totalNumLEACLDataPackets 1, isoDataPacketLength 2,
    /// totalNumISODataPackets 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var leACLDataPacketLength: UInt16 = 0
        public var totalNumLEACLDataPackets: UInt8 = 0
        public var isoDataPacketLength: UInt16 = 0
        public var totalNumISODataPackets: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("leACLDataPacketLength", &leACLDataPacketLength)
            try coder.field("totalNumLEACLDataPackets", &totalNumLEACLDataPackets)
            try coder.field("isoDataPacketLength", &isoDataPacketLength)
            try coder.field("totalNumISODataPackets", &totalNumISODataPackets)
        }
    }

    public init() {}
}

/// LE Read Local Supported Features, 7.8.3.
public struct HCILEReadLocalSupportedFeatures: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2003 }
    public static var name: StaticString { "LE Read Local Supported Features" }

    /// Bytes: status 1, leFeatures 8.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var leFeatures = HCILEFeatures()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("leFeatures", &leFeatures)
        }
    }

    public init() {}
}

/// LE Set Random Address, 7.8.4.
///
/// Bytes: randomAddress 6.
public struct HCILESetRandomAddress: HCICommand {
    public static var opcode: HCIOpcode { 0x2005 }
    public static var name: StaticString { "LE Set Random Address" }
    public typealias ReturnParameters = HCIStatusReturn

    public var randomAddress = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("randomAddress", &randomAddress)
    }
}

/// LE Read Filter Accept List Size, 7.8.14.
public struct HCILEReadFilterAcceptListSize: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x200f }
    public static var name: StaticString { "LE Read Filter Accept List Size" }

    /// Bytes: status 1, filterAcceptListSize 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var filterAcceptListSize: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("filterAcceptListSize", &filterAcceptListSize)
        }
    }

    public init() {}
}

/// LE Clear Filter Accept List, 7.8.15.
public struct HCILEClearFilterAcceptList: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2010 }
    public static var name: StaticString { "LE Clear Filter Accept List" }
    public typealias ReturnParameters = HCIStatusReturn

    public init() {}
}

/// LE Add Device To Filter Accept List, 7.8.16.
///
/// Bytes: addressType 1, address 6.
public struct HCILEAddDeviceToFilterAcceptList: HCICommand {
    public static var opcode: HCIOpcode { 0x2011 }
    public static var name: StaticString { "LE Add Device To Filter Accept List" }
    public typealias ReturnParameters = HCIStatusReturn

    public var addressType = HCIAddressType()
    public var address = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("addressType", &addressType)
        try coder.field("address", &address)
    }
}

/// LE Remove Device From Filter Accept List, 7.8.17.
///
/// Bytes: addressType 1, address 6.
public struct HCILERemoveDeviceFromFilterAcceptList: HCICommand {
    public static var opcode: HCIOpcode { 0x2012 }
    public static var name: StaticString { "LE Remove Device From Filter Accept List" }
    public typealias ReturnParameters = HCIStatusReturn

    public var addressType = HCIAddressType()
    public var address = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("addressType", &addressType)
        try coder.field("address", &address)
    }
}

/// LE Read Supported States, 7.8.27.
public struct HCILEReadSupportedStates: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x201c }
    public static var name: StaticString { "LE Read Supported States" }

    /// Bytes: status 1, leStates 8.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var leStates = [UInt8](repeating: 0, count: 8)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.fixedBytes("leStates", &leStates, count: 8)
        }
    }

    public init() {}
}

/// LE Read RF Path Compensation, 7.8.75.
public struct HCILEReadRFPathCompensation: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x204c }
    public static var name: StaticString { "LE Read RF Path Compensation" }

    /// Bytes: status 1, rfTXPathCompensation 2, rfRXPathCompensation 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var rfTXPathCompensation = Scaled<Int16>(.tenthDecibels)
        public var rfRXPathCompensation = Scaled<Int16>(.tenthDecibels)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("rfTXPathCompensation", &rfTXPathCompensation)
            try coder.field("rfRXPathCompensation", &rfRXPathCompensation)
        }
    }

    public init() {}
}

/// LE Write RF Path Compensation, 7.8.76.
///
/// Bytes: rfTXPathCompensation 2, rfRXPathCompensation 2.
public struct HCILEWriteRFPathCompensation: HCICommand {
    public static var opcode: HCIOpcode { 0x204d }
    public static var name: StaticString { "LE Write RF Path Compensation" }
    public typealias ReturnParameters = HCIStatusReturn

    public var rfTXPathCompensation = Scaled<Int16>(.tenthDecibels)
    public var rfRXPathCompensation = Scaled<Int16>(.tenthDecibels)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("rfTXPathCompensation", &rfTXPathCompensation)
        try coder.field("rfRXPathCompensation", &rfRXPathCompensation)
    }
}

/// LE Read Transmit Power, 7.8.74.
public struct HCILEReadTransmitPower: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x204b }
    public static var name: StaticString { "LE Read Transmit Power" }

    /// Bytes: status 1, minTXPower 1, maxTXPower 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var minTXPower = Scaled<Int8>(.decibelMilliwatts)
        public var maxTXPower = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("minTXPower", &minTXPower)
            try coder.field("maxTXPower", &maxTXPower)
        }
    }

    public init() {}
}

/// LE Modify Sleep Clock Accuracy, 7.8.94.
///
/// Bytes: action 1.
public struct HCILEModifySleepClockAccuracy: HCICommand {
    public static var opcode: HCIOpcode { 0x205f }
    public static var name: StaticString { "LE Modify Sleep Clock Accuracy" }
    public typealias ReturnParameters = HCIStatusReturn

    /// 0 for a more accurate clock, 1 for a less accurate one.
    public var action: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("action", &action)
    }
}

/// LE Set Host Feature, 7.8.115.
///
/// Bytes: bitNumber 1, bitValue 1.
public struct HCILESetHostFeature: HCICommand {
    public static var opcode: HCIOpcode { 0x2074 }
    public static var name: StaticString { "LE Set Host Feature" }
    public typealias ReturnParameters = HCIStatusReturn

    public var bitNumber: UInt8 = 0
    public var bitValue: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bitNumber", &bitNumber)
        try coder.field("bitValue", &bitValue)
    }
}

extension HCIRegistry {
    static var leControllerCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetEventMask.self),
            HCICommandEntry(HCILEReadBufferSize.self),
            HCICommandEntry(HCILEReadBufferSizeV2.self),
            HCICommandEntry(HCILEReadLocalSupportedFeatures.self),
            HCICommandEntry(HCILESetRandomAddress.self),
            HCICommandEntry(HCILEReadFilterAcceptListSize.self),
            HCICommandEntry(HCILEClearFilterAcceptList.self),
            HCICommandEntry(HCILEAddDeviceToFilterAcceptList.self),
            HCICommandEntry(HCILERemoveDeviceFromFilterAcceptList.self),
            HCICommandEntry(HCILEReadSupportedStates.self),
            HCICommandEntry(HCILEReadRFPathCompensation.self),
            HCICommandEntry(HCILEWriteRFPathCompensation.self),
            HCICommandEntry(HCILEReadTransmitPower.self),
            HCICommandEntry(HCILEModifySleepClockAccuracy.self),
            HCICommandEntry(HCILESetHostFeature.self),
        ]
    }
}
