// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
public import FieldCoding

/// Blood Pressure Record, 0x2B36: one segment of a stored value.
///
/// | field | bytes |
/// |---|---|
/// | segmentation header | 1 |
/// | sequence number | 2 |
/// | UUID of the recorded characteristic | 2 |
/// | a part of the recorded value; in the last segment with the E2E-CRC, where the sensor uses it | to the end |
///
/// The CRC covers all segments of a record, so that one segment cannot tell whether it is there: see
/// ``isCRCValid(over:)``.
public struct BloodPressureRecord: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b36 }
    public static var name: StaticString { "Blood Pressure Record" }
    public static var source: StaticString { "Blood Pressure Service 1.1.1, 3.6; GATT Specification Supplement" }

    /// Bit 0 first segment, 1 last segment, 2–7 rolling counter.
    public struct SegmentationHeader: PackedFields {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let parts: [PackedPart] = [
            .flag("firstSegment", 0), .flag("lastSegment", 1), .number("segmentCounter", 2, width: 6),
        ]

        public var isFirst: Bool { rawValue & 1 != 0 }
        public var isLast: Bool { rawValue & 2 != 0 }
        public var counter: UInt8 { rawValue >> 2 }
    }

    public var segmentationHeader = SegmentationHeader(rawValue: 3)
    public var sequenceNumber: UInt16 = 0
    /// 0x2B34 or another 16-bit UUID.
    public var recordedUUID: UInt16 = 0
    public var recordedValue: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("segmentationHeader", &segmentationHeader)
        try coder.field("sequenceNumber", &sequenceNumber)
        try coder.field("recordedUUID", &recordedUUID)
        try coder.bytes("recordedValue", &recordedValue)
    }

    /// Whether the last two bytes of the last segment are the E2E-CRC over all segments of the record.
    public static func isCRCValid(over segments: [BloodPressureRecord]) -> Bool {
        var bytes = segments.flatMap { $0.encoded() }
        guard bytes.count >= 2 else { return false }
        let high = bytes.removeLast()
        let low = bytes.removeLast()
        return Checksum.crc16CCITTReflected(bytes.span) == UInt16(high) << 8 | UInt16(low)
    }
}
