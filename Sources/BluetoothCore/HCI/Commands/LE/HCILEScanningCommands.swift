// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Set Scan Parameters, 7.8.10.
///
/// Bytes: leScanType 1, leScanInterval 2, leScanWindow 2, ownAddressType 1, scanningFilterPolicy 1.
public struct HCILESetScanParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x200b }
    public static var name: StaticString { "LE Set Scan Parameters" }
    public typealias ReturnParameters = HCIStatusReturn

    public var leScanType = HCIScanType()
    public var leScanInterval = Scaled<UInt16>(.slots)
    public var leScanWindow = Scaled<UInt16>(.slots)
    public var ownAddressType = HCIOwnAddressType()
    public var scanningFilterPolicy = HCIScanFilterPolicy()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("leScanType", &leScanType)
        try coder.field("leScanInterval", &leScanInterval)
        try coder.field("leScanWindow", &leScanWindow)
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("scanningFilterPolicy", &scanningFilterPolicy)
    }
}

/// LE Set Scan Enable, 7.8.11.
///
/// Bytes: leScanEnable 1, filterDuplicates 1.
public struct HCILESetScanEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x200c }
    public static var name: StaticString { "LE Set Scan Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var leScanEnable = HCIEnable()
    public var filterDuplicates = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("leScanEnable", &leScanEnable)
        try coder.field("filterDuplicates", &filterDuplicates)
    }
}

/// How to scan on one physical layer (7.8.64).
///
/// Bytes: scanType 1, scanInterval 2, scanWindow 2.
public struct HCIScanSettings: HCIParameters {
    public var scanType = HCIScanType()
    public var scanInterval = Scaled<UInt16>(.slots)
    public var scanWindow = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("scanType", &scanType)
        try coder.field("scanInterval", &scanInterval)
        try coder.field("scanWindow", &scanWindow)
    }
}

/// LE Set Extended Scan Parameters, 7.8.64.
///
/// Bytes: ownAddressType 1, scanningFilterPolicy 1, scanningPHYs 1, settings 5 for each PHY.
public struct HCILESetExtendedScanParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2041 }
    public static var name: StaticString { "LE Set Extended Scan Parameters" }
    public typealias ReturnParameters = HCIStatusReturn

    public var ownAddressType = HCIOwnAddressType()
    public var scanningFilterPolicy = HCIScanFilterPolicy()
    public var scanningPHYs = HCIPHYs()
    /// One for each bit of `scanningPHYs`, from the lowest.
    public var settings: [HCIScanSettings] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("ownAddressType", &ownAddressType)
        try coder.field("scanningFilterPolicy", &scanningFilterPolicy)
        try coder.field("scanningPHYs", &scanningPHYs)
        try coder.groups("settings", &settings, perPHYIn: scanningPHYs)
    }
}

/// LE Set Extended Scan Enable, 7.8.65.
///
/// Bytes: enable 1, filterDuplicates 1, duration 2, period 2.
public struct HCILESetExtendedScanEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2042 }
    public static var name: StaticString { "LE Set Extended Scan Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var enable = HCIEnable()
    public var filterDuplicates = HCIFilterDuplicates()
    /// 0 for no end.
    public var duration = Scaled<UInt16>(.tenMilliseconds)
    /// 0 for one scan.
    public var period = Scaled<UInt16>(.inquiryPeriods)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("enable", &enable)
        try coder.field("filterDuplicates", &filterDuplicates)
        try coder.field("duration", &duration)
        try coder.field("period", &period)
    }
}

extension HCIRegistry {
    static var leScanningCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetScanParameters.self),
            HCICommandEntry(HCILESetScanEnable.self),
            HCICommandEntry(HCILESetExtendedScanParameters.self),
            HCICommandEntry(HCILESetExtendedScanEnable.self),
        ]
    }
}
