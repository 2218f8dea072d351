// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Extended Inquiry Response, 7.3.55.
public struct HCIReadExtendedInquiryResponse: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c51 }
    public static var name: StaticString { "Read Extended Inquiry Response" }

    /// Bytes: status 1, fecRequired 1, extendedInquiryResponse 240.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var fecRequired = HCIEnable()
        public var extendedInquiryResponse = [UInt8](repeating: 0, count: 240)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("fecRequired", &fecRequired)
            try coder.fixedBytes("extendedInquiryResponse", &extendedInquiryResponse, count: 240)
        }
    }

    public init() {}
}

/// Write Extended Inquiry Response, 7.3.56.
///
/// Bytes: fecRequired 1, extendedInquiryResponse 240.
public struct HCIWriteExtendedInquiryResponse: HCICommand {
    public static var opcode: HCIOpcode { 0x0c52 }
    public static var name: StaticString { "Write Extended Inquiry Response" }
    public typealias ReturnParameters = HCIStatusReturn

    public var fecRequired = HCIEnable()
    /// Padded with zeros.
    public var extendedInquiryResponse = [UInt8](repeating: 0, count: 240)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("fecRequired", &fecRequired)
        try coder.fixedBytes("extendedInquiryResponse", &extendedInquiryResponse, count: 240)
    }
}

/// Read Inquiry Response Transmit Power Level, 7.3.61.
public struct HCIReadInquiryResponseTransmitPowerLevel: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c58 }
    public static var name: StaticString { "Read Inquiry Response Transmit Power Level" }

    /// Bytes: status 1, txPower 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var txPower = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("txPower", &txPower)
        }
    }

    public init() {}
}

/// Write Inquiry Transmit Power Level, 7.3.62.
///
/// Bytes: txPower 1.
public struct HCIWriteInquiryTransmitPowerLevel: HCICommand {
    public static var opcode: HCIOpcode { 0x0c59 }
    public static var name: StaticString { "Write Inquiry Transmit Power Level" }
    public typealias ReturnParameters = HCIStatusReturn

    public var txPower = Scaled<Int8>(.decibelMilliwatts)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("txPower", &txPower)
    }
}

/// Read Extended Page Timeout, 7.3.97.
public struct HCIReadExtendedPageTimeout: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c7e }
    public static var name: StaticString { "Read Extended Page Timeout" }

    /// Bytes: status 1, extendedPageTimeout 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var extendedPageTimeout = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("extendedPageTimeout", &extendedPageTimeout)
        }
    }

    public init() {}
}

/// Write Extended Page Timeout, 7.3.98.
///
/// Bytes: extendedPageTimeout 2.
public struct HCIWriteExtendedPageTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c7f }
    public static var name: StaticString { "Write Extended Page Timeout" }
    public typealias ReturnParameters = HCIStatusReturn

    public var extendedPageTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("extendedPageTimeout", &extendedPageTimeout)
    }
}

/// Read Extended Inquiry Length, 7.3.99.
public struct HCIReadExtendedInquiryLength: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c80 }
    public static var name: StaticString { "Read Extended Inquiry Length" }

    /// Bytes: status 1, extendedInquiryLength 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var extendedInquiryLength = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("extendedInquiryLength", &extendedInquiryLength)
        }
    }

    public init() {}
}

/// Write Extended Inquiry Length, 7.3.100.
///
/// Bytes: extendedInquiryLength 2.
public struct HCIWriteExtendedInquiryLength: HCICommand {
    public static var opcode: HCIOpcode { 0x0c81 }
    public static var name: StaticString { "Write Extended Inquiry Length" }
    public typealias ReturnParameters = HCIStatusReturn

    public var extendedInquiryLength = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("extendedInquiryLength", &extendedInquiryLength)
    }
}

extension HCIRegistry {
    static var inquiryResponseCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadExtendedInquiryResponse.self),
            HCICommandEntry(HCIWriteExtendedInquiryResponse.self),
            HCICommandEntry(HCIReadInquiryResponseTransmitPowerLevel.self),
            HCICommandEntry(HCIWriteInquiryTransmitPowerLevel.self),
            HCICommandEntry(HCIReadExtendedPageTimeout.self),
            HCICommandEntry(HCIWriteExtendedPageTimeout.self),
            HCICommandEntry(HCIReadExtendedInquiryLength.self),
            HCICommandEntry(HCIWriteExtendedInquiryLength.self),
        ]
    }
}
