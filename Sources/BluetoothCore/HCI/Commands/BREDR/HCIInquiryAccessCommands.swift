// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Number Of Supported IAC, 7.3.43.
public struct HCIReadNumberOfSupportedIAC: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c38 }
    public static var name: StaticString { "Read Number Of Supported IAC" }

    /// Bytes: status 1, numSupportedIAC 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var numSupportedIAC: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("numSupportedIAC", &numSupportedIAC)
        }
    }

    public init() {}
}

/// Read Current IAC LAP, 7.3.44.
public struct HCIReadCurrentIACLAP: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c39 }
    public static var name: StaticString { "Read Current IAC LAP" }

    /// Bytes: status 1, numCurrentIAC 1, iacLAPs 3 each.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var iacLAPs: [UInt24] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.countedList("numCurrentIAC", "iacLAPs", &iacLAPs)
        }
    }

    public init() {}
}

/// Write Current IAC LAP, 7.3.45.
///
/// Bytes: numCurrentIAC 1, iacLAPs 3 each.
public struct HCIWriteCurrentIACLAP: HCICommand {
    public static var opcode: HCIOpcode { 0x0c3a }
    public static var name: StaticString { "Write Current IAC LAP" }
    public typealias ReturnParameters = HCIStatusReturn

    public var iacLAPs: [UInt24] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedList("numCurrentIAC", "iacLAPs", &iacLAPs)
    }
}

/// Read Page Scan Period Mode, 7.3-(deprecated).
public struct HCIReadPageScanPeriodMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c3b }
    public static var name: StaticString { "Read Page Scan Period Mode" }

    /// Bytes: status 1, pageScanPeriodMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var pageScanPeriodMode: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("pageScanPeriodMode", &pageScanPeriodMode)
        }
    }

    public init() {}
}

/// Write Page Scan Period Mode, 7.3-(deprecated).
///
/// Bytes: pageScanPeriodMode 1.
public struct HCIWritePageScanPeriodMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c3c }
    public static var name: StaticString { "Write Page Scan Period Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var pageScanPeriodMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("pageScanPeriodMode", &pageScanPeriodMode)
    }
}

/// Read Page Scan Mode, 7.3-(deprecated).
public struct HCIReadPageScanMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c3d }
    public static var name: StaticString { "Read Page Scan Mode" }

    /// Bytes: status 1, pageScanMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var pageScanMode: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("pageScanMode", &pageScanMode)
        }
    }

    public init() {}
}

/// Write Page Scan Mode, 7.3-(deprecated).
///
/// Bytes: pageScanMode 1.
public struct HCIWritePageScanMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c3e }
    public static var name: StaticString { "Write Page Scan Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var pageScanMode: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("pageScanMode", &pageScanMode)
    }
}

/// Read Inquiry Scan Type, 7.3.47.
public struct HCIReadInquiryScanType: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c42 }
    public static var name: StaticString { "Read Inquiry Scan Type" }

    /// Bytes: status 1, inquiryScanType 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var inquiryScanType = HCIPageScanType()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("inquiryScanType", &inquiryScanType)
        }
    }

    public init() {}
}

/// Write Inquiry Scan Type, 7.3.48.
///
/// Bytes: inquiryScanType 1.
public struct HCIWriteInquiryScanType: HCICommand {
    public static var opcode: HCIOpcode { 0x0c43 }
    public static var name: StaticString { "Write Inquiry Scan Type" }
    public typealias ReturnParameters = HCIStatusReturn

    public var inquiryScanType = HCIPageScanType()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("inquiryScanType", &inquiryScanType)
    }
}

/// Read Inquiry Mode, 7.3.49.
public struct HCIReadInquiryMode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c44 }
    public static var name: StaticString { "Read Inquiry Mode" }

    /// Bytes: status 1, inquiryMode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var inquiryMode = HCIInquiryMode()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("inquiryMode", &inquiryMode)
        }
    }

    public init() {}
}

/// Write Inquiry Mode, 7.3.50.
///
/// Bytes: inquiryMode 1.
public struct HCIWriteInquiryMode: HCICommand {
    public static var opcode: HCIOpcode { 0x0c45 }
    public static var name: StaticString { "Write Inquiry Mode" }
    public typealias ReturnParameters = HCIStatusReturn

    public var inquiryMode = HCIInquiryMode()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("inquiryMode", &inquiryMode)
    }
}

/// Read Page Scan Type, 7.3.51.
public struct HCIReadPageScanType: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c46 }
    public static var name: StaticString { "Read Page Scan Type" }

    /// Bytes: status 1, pageScanType 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var pageScanType = HCIPageScanType()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("pageScanType", &pageScanType)
        }
    }

    public init() {}
}

/// Write Page Scan Type, 7.3.52.
///
/// Bytes: pageScanType 1.
public struct HCIWritePageScanType: HCICommand {
    public static var opcode: HCIOpcode { 0x0c47 }
    public static var name: StaticString { "Write Page Scan Type" }
    public typealias ReturnParameters = HCIStatusReturn

    public var pageScanType = HCIPageScanType()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("pageScanType", &pageScanType)
    }
}

extension HCIRegistry {
    static var inquiryAccessCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadNumberOfSupportedIAC.self),
            HCICommandEntry(HCIReadCurrentIACLAP.self),
            HCICommandEntry(HCIWriteCurrentIACLAP.self),
            HCICommandEntry(HCIReadPageScanPeriodMode.self),
            HCICommandEntry(HCIWritePageScanPeriodMode.self),
            HCICommandEntry(HCIReadPageScanMode.self),
            HCICommandEntry(HCIWritePageScanMode.self),
            HCICommandEntry(HCIReadInquiryScanType.self),
            HCICommandEntry(HCIWriteInquiryScanType.self),
            HCICommandEntry(HCIReadInquiryMode.self),
            HCICommandEntry(HCIWriteInquiryMode.self),
            HCICommandEntry(HCIReadPageScanType.self),
            HCICommandEntry(HCIWritePageScanType.self),
        ]
    }
}
