// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which scans of BR/EDR run (7.3.18).
public struct HCIScanEnable: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let inquiryScan = HCIScanEnable(rawValue: 1 << 0)
    public static let pageScan = HCIScanEnable(rawValue: 1 << 1)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "inquiryScan", 1: "pageScan"]
}

/// How inquiry results are reported (7.3.49).
public struct HCIInquiryMode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let standard = HCIInquiryMode(rawValue: 0)
    public static let withRSSI = HCIInquiryMode(rawValue: 1)
    public static let withRSSIOrExtended = HCIInquiryMode(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "standard", 1: "withRSSI", 2: "withRSSIOrExtended",
    ]
}

/// Standard or interlaced scan (7.3.47, 7.3.51).
public struct HCIPageScanType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let standard = HCIPageScanType(rawValue: 0)
    public static let interlaced = HCIPageScanType(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "standard", 1: "interlaced"]
}

/// Read Connection Accept Timeout, 7.3.13.
public struct HCIReadConnectionAcceptTimeout: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c15 }
    public static var name: StaticString { "Read Connection Accept Timeout" }

    /// Bytes: status 1, connectionAcceptTimeout 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionAcceptTimeout = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionAcceptTimeout", &connectionAcceptTimeout)
        }
    }

    public init() {}
}

/// Write Connection Accept Timeout, 7.3.14.
///
/// Bytes: connectionAcceptTimeout 2.
public struct HCIWriteConnectionAcceptTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c16 }
    public static var name: StaticString { "Write Connection Accept Timeout" }
    public typealias ReturnParameters = HCIStatusReturn

    public var connectionAcceptTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionAcceptTimeout", &connectionAcceptTimeout)
    }
}

/// Read Page Timeout, 7.3.15.
public struct HCIReadPageTimeout: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c17 }
    public static var name: StaticString { "Read Page Timeout" }

    /// Bytes: status 1, pageTimeout 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var pageTimeout = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("pageTimeout", &pageTimeout)
        }
    }

    public init() {}
}

/// Write Page Timeout, 7.3.16.
///
/// Bytes: pageTimeout 2.
public struct HCIWritePageTimeout: HCICommand {
    public static var opcode: HCIOpcode { 0x0c18 }
    public static var name: StaticString { "Write Page Timeout" }
    public typealias ReturnParameters = HCIStatusReturn

    public var pageTimeout = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("pageTimeout", &pageTimeout)
    }
}

/// Read Scan Enable, 7.3.17.
public struct HCIReadScanEnable: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c19 }
    public static var name: StaticString { "Read Scan Enable" }

    /// Bytes: status 1, scanEnable 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var scanEnable = HCIScanEnable()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("scanEnable", &scanEnable)
        }
    }

    public init() {}
}

/// Write Scan Enable, 7.3.18.
///
/// Bytes: scanEnable 1.
public struct HCIWriteScanEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x0c1a }
    public static var name: StaticString { "Write Scan Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var scanEnable = HCIScanEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("scanEnable", &scanEnable)
    }
}

/// Read Page Scan Activity, 7.3.19.
public struct HCIReadPageScanActivity: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c1b }
    public static var name: StaticString { "Read Page Scan Activity" }

    /// Bytes: status 1, pageScanInterval 2, pageScanWindow 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var pageScanInterval = Scaled<UInt16>(.slots)
        public var pageScanWindow = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("pageScanInterval", &pageScanInterval)
            try coder.field("pageScanWindow", &pageScanWindow)
        }
    }

    public init() {}
}

/// Write Page Scan Activity, 7.3.20.
///
/// Bytes: pageScanInterval 2, pageScanWindow 2.
public struct HCIWritePageScanActivity: HCICommand {
    public static var opcode: HCIOpcode { 0x0c1c }
    public static var name: StaticString { "Write Page Scan Activity" }
    public typealias ReturnParameters = HCIStatusReturn

    public var pageScanInterval = Scaled<UInt16>(.slots)
    public var pageScanWindow = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("pageScanInterval", &pageScanInterval)
        try coder.field("pageScanWindow", &pageScanWindow)
    }
}

/// Read Inquiry Scan Activity, 7.3.21.
public struct HCIReadInquiryScanActivity: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c1d }
    public static var name: StaticString { "Read Inquiry Scan Activity" }

    /// Bytes: status 1, inquiryScanInterval 2, inquiryScanWindow 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var inquiryScanInterval = Scaled<UInt16>(.slots)
        public var inquiryScanWindow = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("inquiryScanInterval", &inquiryScanInterval)
            try coder.field("inquiryScanWindow", &inquiryScanWindow)
        }
    }

    public init() {}
}

/// Write Inquiry Scan Activity, 7.3.22.
///
/// Bytes: inquiryScanInterval 2, inquiryScanWindow 2.
public struct HCIWriteInquiryScanActivity: HCICommand {
    public static var opcode: HCIOpcode { 0x0c1e }
    public static var name: StaticString { "Write Inquiry Scan Activity" }
    public typealias ReturnParameters = HCIStatusReturn

    public var inquiryScanInterval = Scaled<UInt16>(.slots)
    public var inquiryScanWindow = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("inquiryScanInterval", &inquiryScanInterval)
        try coder.field("inquiryScanWindow", &inquiryScanWindow)
    }
}

extension HCIRegistry {
    static var scanTimingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadConnectionAcceptTimeout.self),
            HCICommandEntry(HCIWriteConnectionAcceptTimeout.self),
            HCICommandEntry(HCIReadPageTimeout.self),
            HCICommandEntry(HCIWritePageTimeout.self),
            HCICommandEntry(HCIReadScanEnable.self),
            HCICommandEntry(HCIWriteScanEnable.self),
            HCICommandEntry(HCIReadPageScanActivity.self),
            HCICommandEntry(HCIWritePageScanActivity.self),
            HCICommandEntry(HCIReadInquiryScanActivity.self),
            HCICommandEntry(HCIWriteInquiryScanActivity.self),
        ]
    }
}
