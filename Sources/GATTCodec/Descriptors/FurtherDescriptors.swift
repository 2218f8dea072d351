// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// Characteristic Aggregate Format, 0x2905: handles of presentation formats, two bytes each, at least two of them.
public struct CharacteristicAggregateFormat: CharacteristicValue {
    public static var uuid: UInt16 { 0x2905 }
    public static var name: StaticString { "Characteristic Aggregate Format" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 3.3.3.6" }

    public var handles: [UInt16] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.expect((coder.remaining ?? 4) >= 4, "handles", "at least two handles are aggregated")
        try coder.list("handles", &handles)
    }
}

/// Valid Range, 0x2906: the least and the greatest value of the characteristic that the descriptor belongs to, as bytes,
/// because the descriptor alone does not say what they are.
public struct ValidRange: CharacteristicValue {
    public static var uuid: UInt16 { 0x2906 }
    public static var name: StaticString { "Valid Range" }
    public static var source: StaticString { "Assigned Numbers, 3.7; SIG XML valid_range" }

    /// The first half of the value.
    public var lower: [UInt8] = []
    /// The second half of the value.
    public var upper: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        let count = coder.remaining
        try coder.expect((count ?? 0) % 2 == 0, "upper", "the two ends of the range are not of one length")
        try coder.bytes("lower", &lower, count: count.map { $0 / 2 })
        try coder.bytes("upper", &upper)
    }
}

/// External Report Reference, 0x2907: the UUID of a characteristic outside of the HID service, two bytes.
public struct ExternalReportReference: CharacteristicValue {
    public static var uuid: UInt16 { 0x2907 }
    public static var name: StaticString { "External Report Reference" }
    public static var source: StaticString { "HID Service 1.0, 2.6" }

    public var characteristicUUID = BluetoothUUID()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.expect((coder.remaining ?? 2) == 2, "characteristicUUID", "the UUID takes two bytes")
        try coder.field("characteristicUUID", &characteristicUUID)
    }
}

/// Report Reference, 0x2908: report ID (1 byte), report type (1 byte).
public struct ReportReference: CharacteristicValue {
    public static var uuid: UInt16 { 0x2908 }
    public static var name: StaticString { "Report Reference" }
    public static var source: StaticString { "HID Service 1.0, 2.5.3.2" }

    public struct ReportType: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let input = ReportType(rawValue: 1)
        public static let output = ReportType(rawValue: 2)
        public static let feature = ReportType(rawValue: 3)

        public static let names: KeyValuePairs<UInt8, StaticString> = [1: "input", 2: "output", 3: "feature"]
    }

    public var reportID: UInt8 = 0
    public var reportType: ReportType = .input

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("reportID", &reportID)
        try coder.field("reportType", &reportType)
    }
}
