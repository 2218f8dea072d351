// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Inquiry Complete, 7.7.1.
///
/// Bytes: status 1.
public struct HCIInquiryComplete: HCIEvent {
    public static var code: UInt8 { 0x01 }
    public static var name: StaticString { "Inquiry Complete" }

    public var status = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
    }
}

/// A device that answered (7.7.2).
///
/// Bytes: bdAddr 6, pageScanRepetitionMode 1, reserved 2, classOfDevice 3, clockOffset 2.
public struct HCIInquiryResponse: HCIParameters {
    public var bdAddr = BluetoothAddress()
    public var pageScanRepetitionMode = HCIPageScanRepetitionMode()
    public var reserved: UInt16 = 0
    public var classOfDevice: UInt24 = 0
    public var clockOffset: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pageScanRepetitionMode", &pageScanRepetitionMode)
        try coder.field("reserved", &reserved)
        try coder.field("classOfDevice", &classOfDevice)
        try coder.field("clockOffset", &clockOffset)
    }
}

/// Inquiry Result, 7.7.2.
///
/// Bytes: numResponses 1, responses 14 each.
public struct HCIInquiryResult: HCIEvent {
    public static var code: UInt8 { 0x02 }
    public static var name: StaticString { "Inquiry Result" }

    public var responses: [HCIInquiryResponse] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numResponses", "responses", &responses)
    }
}

/// A device that answered, and how strongly (7.7.33).
///
/// Bytes: bdAddr 6, pageScanRepetitionMode 1, reserved 1, classOfDevice 3, clockOffset 2, rssi 1.
public struct HCIInquiryResponseWithRSSI: HCIParameters {
    public var bdAddr = BluetoothAddress()
    public var pageScanRepetitionMode = HCIPageScanRepetitionMode()
    public var reserved: UInt8 = 0
    public var classOfDevice: UInt24 = 0
    public var clockOffset: UInt16 = 0
    public var rssi = Scaled<Int8>(.decibelMilliwatts)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pageScanRepetitionMode", &pageScanRepetitionMode)
        try coder.field("reserved", &reserved)
        try coder.field("classOfDevice", &classOfDevice)
        try coder.field("clockOffset", &clockOffset)
        try coder.field("rssi", &rssi)
    }
}

/// Inquiry Result With RSSI, 7.7.33.
///
/// Bytes: numResponses 1, responses 14 each.
public struct HCIInquiryResultWithRSSI: HCIEvent {
    public static var code: UInt8 { 0x22 }
    public static var name: StaticString { "Inquiry Result With RSSI" }

    public var responses: [HCIInquiryResponseWithRSSI] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numResponses", "responses", &responses)
    }
}

/// Extended Inquiry Result, 7.7.38.
///
/// Bytes: numResponses 1, bdAddr 6, pageScanRepetitionMode 1, reserved 1, classOfDevice 3, clockOffset 2, rssi 1,
/// extendedInquiryResponse 240.
public struct HCIExtendedInquiryResult: HCIEvent {
    public static var code: UInt8 { 0x2f }
    public static var name: StaticString { "Extended Inquiry Result" }

    /// Always 1.
    public var numResponses: UInt8 = 0
    public var bdAddr = BluetoothAddress()
    public var pageScanRepetitionMode = HCIPageScanRepetitionMode()
    public var reserved: UInt8 = 0
    public var classOfDevice: UInt24 = 0
    public var clockOffset: UInt16 = 0
    public var rssi = Scaled<Int8>(.decibelMilliwatts)
    /// EIR structures, padded with zeros.
    public var extendedInquiryResponse = [UInt8](repeating: 0, count: 240)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("numResponses", &numResponses)
        try coder.field("bdAddr", &bdAddr)
        try coder.field("pageScanRepetitionMode", &pageScanRepetitionMode)
        try coder.field("reserved", &reserved)
        try coder.field("classOfDevice", &classOfDevice)
        try coder.field("clockOffset", &clockOffset)
        try coder.field("rssi", &rssi)
        try coder.fixedBytes("extendedInquiryResponse", &extendedInquiryResponse, count: 240)
    }
}

/// Inquiry Response Notification, 7.7.
///
/// Bytes: lap 3, rssi 1.
public struct HCIInquiryResponseNotification: HCIEvent {
    public static var code: UInt8 { 0x56 }
    public static var name: StaticString { "Inquiry Response Notification" }

    public var lap: UInt24 = 0
    public var rssi = Scaled<Int8>(.decibelMilliwatts)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("lap", &lap)
        try coder.field("rssi", &rssi)
    }
}

extension HCIRegistry {
    static var inquiryEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCIInquiryComplete.self),
            HCIEventEntry(HCIInquiryResult.self),
            HCIEventEntry(HCIInquiryResultWithRSSI.self),
            HCIEventEntry(HCIExtendedInquiryResult.self),
            HCIEventEntry(HCIInquiryResponseNotification.self),
        ]
    }
}
