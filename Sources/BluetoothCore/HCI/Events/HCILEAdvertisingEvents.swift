// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Kind of a legacy advertisement (7.7.65.2).
public struct HCIAdvertisingReportType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let connectableUndirected = HCIAdvertisingReportType(rawValue: 0)
    public static let connectableDirected = HCIAdvertisingReportType(rawValue: 1)
    public static let scannableUndirected = HCIAdvertisingReportType(rawValue: 2)
    public static let nonConnectableUndirected = HCIAdvertisingReportType(rawValue: 3)
    public static let scanResponse = HCIAdvertisingReportType(rawValue: 4)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "connectableUndirected", 1: "connectableDirected", 2: "scannableUndirected",
        3: "nonConnectableUndirected", 4: "scanResponse",
    ]
}

/// One advertisement (7.7.65.2).
///
/// Bytes: eventType 1, addressType 1, address 6, dataLength 1, data its length, rssi 1.
public struct HCIAdvertisingReport: HCIParameters {
    public var eventType = HCIAdvertisingReportType()
    public var addressType = HCIAddressType()
    public var address = BluetoothAddress()
    /// AD structures.
    public var data: [UInt8] = []
    public var rssi = Scaled<Int8>(.decibelMilliwatts)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("eventType", &eventType)
        try coder.field("addressType", &addressType)
        try coder.field("address", &address)
        try coder.countedBytes("dataLength", "data", &data)
        try coder.field("rssi", &rssi)
    }
}

/// LE Advertising Report, 7.7.65.2.
///
/// Bytes: numReports 1, reports … each.
public struct HCILEAdvertisingReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x02 }
    public static var name: StaticString { "LE Advertising Report" }

    public var reports: [HCIAdvertisingReport] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numReports", "reports", &reports)
    }
}

/// One advertisement to a private address that only the host can resolve (7.7.65.11).
///
/// Bytes: eventType 1, addressType 1, address 6, directAddressType 1, directAddress 6, rssi 1.
public struct HCIDirectedAdvertisingReport: HCIParameters {
    public var eventType = HCIAdvertisingReportType()
    public var addressType = HCIAddressType()
    public var address = BluetoothAddress()
    public var directAddressType = HCIAddressType()
    public var directAddress = BluetoothAddress()
    public var rssi = Scaled<Int8>(.decibelMilliwatts)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("eventType", &eventType)
        try coder.field("addressType", &addressType)
        try coder.field("address", &address)
        try coder.field("directAddressType", &directAddressType)
        try coder.field("directAddress", &directAddress)
        try coder.field("rssi", &rssi)
    }
}

/// LE Directed Advertising Report, 7.7.65.11.
///
/// Bytes: numReports 1, reports 16 each.
public struct HCILEDirectedAdvertisingReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x0b }
    public static var name: StaticString { "LE Directed Advertising Report" }

    public var reports: [HCIDirectedAdvertisingReport] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numReports", "reports", &reports)
    }
}

/// Kind of an extended or legacy advertisement; `dataStatus` 1 means that more data follows, 2 that the rest was
/// lost (7.7.65.13).
public struct HCIExtendedAdvertisingType: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let connectable = HCIExtendedAdvertisingType(rawValue: 1 << 0)
    public static let scannable = HCIExtendedAdvertisingType(rawValue: 1 << 1)
    public static let directed = HCIExtendedAdvertisingType(rawValue: 1 << 2)
    public static let scanResponse = HCIExtendedAdvertisingType(rawValue: 1 << 3)
    public static let legacy = HCIExtendedAdvertisingType(rawValue: 1 << 4)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "connectable", 1: "scannable", 2: "directed", 3: "scanResponse", 4: "legacy",
    ]
    public static let numbers: [(bit: Int, width: Int, name: StaticString)] = [
        (bit: 5, width: 2, name: "dataStatus")
    ]
}

/// One advertisement or a part of it (7.7.65.13).
///
/// Bytes: eventType 2, addressType 1, address 6, primaryPHY 1, secondaryPHY 1, advertisingSID 1, txPower 1, rssi
/// 1, periodicAdvertisingInterval 2, directAddressType 1, directAddress 6, dataLength 1, data its length.
public struct HCIExtendedAdvertisingReport: HCIParameters {
    public var eventType = HCIExtendedAdvertisingType()
    public var addressType = HCIAddressType()
    public var address = BluetoothAddress()
    public var primaryPHY = HCIPHY()
    public var secondaryPHY = HCIPHY()
    /// 0xff where the advertisement has none.
    public var advertisingSID: UInt8 = 0
    public var txPower = Scaled<Int8>(.decibelMilliwatts)
    public var rssi = Scaled<Int8>(.decibelMilliwatts)
    /// 0 for none.
    public var periodicAdvertisingInterval = Scaled<UInt16>(.frames)
    public var directAddressType = HCIAddressType()
    public var directAddress = BluetoothAddress()
    /// AD structures.
    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("eventType", &eventType)
        try coder.field("addressType", &addressType)
        try coder.field("address", &address)
        try coder.field("primaryPHY", &primaryPHY)
        try coder.field("secondaryPHY", &secondaryPHY)
        try coder.field("advertisingSID", &advertisingSID)
        try coder.field("txPower", &txPower)
        try coder.field("rssi", &rssi)
        try coder.field("periodicAdvertisingInterval", &periodicAdvertisingInterval)
        try coder.field("directAddressType", &directAddressType)
        try coder.field("directAddress", &directAddress)
        try coder.countedBytes("dataLength", "data", &data)
    }
}

/// LE Extended Advertising Report, 7.7.65.13.
///
/// Bytes: numReports 1, reports … each.
public struct HCILEExtendedAdvertisingReport: HCILEEvent {
    public static var subeventCode: UInt8? { 0x0d }
    public static var name: StaticString { "LE Extended Advertising Report" }

    public var reports: [HCIExtendedAdvertisingReport] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedGroups("numReports", "reports", &reports)
    }
}

/// LE Scan Timeout, 7.7.65.17.
public struct HCILEScanTimeout: HCILEEvent, HCIEmptyLayout {
    public static var subeventCode: UInt8? { 0x11 }
    public static var name: StaticString { "LE Scan Timeout" }

    public init() {}
}

/// LE Advertising Set Terminated, 7.7.65.18.
///
/// Bytes: status 1, advertisingHandle 1, connectionHandle 2, numCompletedExtendedAdvertisingEvents 1.
public struct HCILEAdvertisingSetTerminated: HCILEEvent {
    public static var subeventCode: UInt8? { 0x12 }
    public static var name: StaticString { "LE Advertising Set Terminated" }

    public var status = HCIStatus()
    public var advertisingHandle: UInt8 = 0
    /// Means something only if a connection ended the set.
    public var connectionHandle: UInt16 = 0
    public var numCompletedExtendedAdvertisingEvents: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("numCompletedExtendedAdvertisingEvents", &numCompletedExtendedAdvertisingEvents)
    }
}

/// LE Scan Request Received, 7.7.65.19.
///
/// Bytes: advertisingHandle 1, scannerAddressType 1, scannerAddress 6.
public struct HCILEScanRequestReceived: HCILEEvent {
    public static var subeventCode: UInt8? { 0x13 }
    public static var name: StaticString { "LE Scan Request Received" }

    public var advertisingHandle: UInt8 = 0
    public var scannerAddressType = HCIAddressType()
    public var scannerAddress = BluetoothAddress()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("scannerAddressType", &scannerAddressType)
        try coder.field("scannerAddress", &scannerAddress)
    }
}

extension HCIRegistry {
    static var leAdvertisingEvents: [HCIEventEntry] {
        [
            HCIEventEntry(HCILEAdvertisingReport.self),
            HCIEventEntry(HCILEDirectedAdvertisingReport.self),
            HCIEventEntry(HCILEExtendedAdvertisingReport.self),
            HCIEventEntry(HCILEScanTimeout.self),
            HCIEventEntry(HCILEAdvertisingSetTerminated.self),
            HCIEventEntry(HCILEScanRequestReceived.self),
        ]
    }
}
