// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Scan Parameters Service, 0x1813.
public enum ScanParameters {
    public static let scanRefresh = SimpleCharacteristic(
        0x2a31, "Scan Refresh", "refresh", ScanRefresh(), source: "Scan Parameters Service 1.0, 3.2")

    static var entries: [CharacteristicEntry] {
        [scanRefresh.entry, CharacteristicEntry(ScanIntervalWindow.self)]
    }
}

/// Whether a device asks for the scan parameters again.
public struct ScanRefresh: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let required = ScanRefresh(rawValue: 0)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "required"
    ]
}

/// Scan Interval Window, 0x2A4F.
///
/// | field | bytes | present |
/// |---|---|---|
/// | scan interval, 0.625 ms | 2 | always |
/// | scan window, 0.625 ms | 2 | always |
public struct ScanIntervalWindow: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a4f }
    public static var name: StaticString { "Scan Interval Window" }
    public static var source: StaticString { "Scan Parameters Service 1.0, 3.1" }

    public var scanInterval = Scaled<UInt16>(.advertisingSlot)
    public var scanWindow = Scaled<UInt16>(.advertisingSlot)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("scanInterval", &scanInterval)
        try coder.field("scanWindow", &scanWindow)
    }
}
