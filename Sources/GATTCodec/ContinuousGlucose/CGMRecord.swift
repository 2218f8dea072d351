// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// One record of a CGM Measurement.
///
/// | field | bytes | present |
/// |---|---|---|
/// | size of the record with this byte | 1 | always |
/// | flags | 1 | always |
/// | glucose concentration, mg/dL (SFLOAT) | 2 | always |
/// | time offset from the session's start, minutes | 2 | always |
/// | status octet | 1 | flag bit 7 |
/// | calibration and temperature octet | 1 | flag bit 6 |
/// | warning octet | 1 | flag bit 5 |
/// | trend, mg/dL/min (SFLOAT) | 2 | flag bit 0 |
/// | quality, % (SFLOAT) | 2 | flag bit 1 |
/// | bytes that later versions may add | … | when the size says so |
/// | E2E-CRC | 2 | when the size leaves room for it |
///
/// A size below what the flags ask for is an error.
public struct CGMRecord: FieldCoded, Hashable {
    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let trend = Flags(rawValue: 1 << 0)
        public static let quality = Flags(rawValue: 1 << 1)
        public static let warning = Flags(rawValue: 1 << 5)
        public static let calibration = Flags(rawValue: 1 << 6)
        public static let status = Flags(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "trend", 1: "quality", 5: "warning", 6: "calibration", 7: "status",
        ]

        /// Size of a record with these flags, without a CRC.
        var recordSize: Int {
            6
                + [(Flags.trend, 2), (.quality, 2), (.warning, 1), (.calibration, 1), (.status, 1)]
                .reduce(0) { $0 + (contains($1.0) ? $1.1 : 0) }
        }
    }

    /// The size byte, checked against the flags behind it. It follows the fields when a record is encoded.
    public struct Size: FieldValue, Hashable {
        public fileprivate(set) var value: UInt8 = 6

        public init() {}

        public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
            let start = reader.position
            value = try reader.readUInt8()
            guard reader.remaining >= Int(value) - 1 else {
                throw DecodeError(.lengthMismatch(declared: Int(value), actual: reader.remaining + 1), offset: start)
            }
            let needed = Flags(rawValue: reader.peek() ?? 0).recordSize
            guard value >= needed else {
                throw DecodeError(
                    .lengthMismatch(declared: Int(value), actual: needed), offset: start,
                    detail: "the flags ask for more")
            }
        }

        public func write(to writer: inout ByteWriter) { writer.write(value) }
        public func print(to printer: inout ValuePrinter) { printer.number(unsigned: UInt64(value)) }
        public mutating func parse(_ json: JSONValue) throws(JSONFault) { value = try json.integer() }
        public var fieldType: FieldType { FieldType("uint8", unit: "\(Unit.byte.symbol)", byteCount: 1) }
    }

    public private(set) var size = Size()
    public var flags: Flags = []
    public var glucoseConcentration = MedFloat16(.milligramPerDecilitre)
    public var timeOffset = Scaled<UInt16>(Scale(.minute))
    public var status: CGMStatusOctet?
    public var calibration: CGMCalibrationOctet?
    public var warning: CGMWarningOctet?
    public var trend: MedFloat16?
    public var quality: MedFloat16?
    /// Bytes between the known fields and the CRC, as many as the size byte can count.
    public var extra: [UInt8] = []
    public var e2eCRC: E2ECRC?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { derive() }
        try coder.field("size", &size)
        try coder.field("flags", &flags)
        try coder.field("glucoseConcentration", &glucoseConcentration)
        try coder.field("timeOffset", &timeOffset)
        try coder.optional("status", &status, if: flags.contains(.status))
        try coder.optional("calibration", &calibration, if: flags.contains(.calibration))
        try coder.optional("warning", &warning, if: flags.contains(.warning))
        try coder.optional(
            "trend", &trend, if: flags.contains(.trend), blank: MedFloat16(.milligramPerDecilitrePerMinute))
        try coder.optional("quality", &quality, if: flags.contains(.quality), blank: MedFloat16(.percent))

        let rest = Int(size.value) - flags.recordSize
        let extraCount = rest >= 2 ? rest - 2 : max(0, rest)
        if coder.isPresent("extra", exists: !extra.isEmpty, flag: extraCount > 0) {
            try coder.expect(false, "extra", "the record is longer than its fields")
            try coder.bytes("extra", &extra, count: extraCount)
        } else {
            extra = []
        }
        let coverage = Int(size.value) - 2
        e2eCRC?.coverage = coverage
        try coder.optional("e2eCRC", &e2eCRC, if: rest >= 2, blank: E2ECRC(coverage: coverage))
    }

    private mutating func derive() {
        let present: [(Flags, Bool)] = [
            (.trend, trend != nil), (.quality, quality != nil), (.warning, warning != nil),
            (.calibration, calibration != nil), (.status, status != nil),
        ]
        for (flag, isPresent) in present {
            if isPresent { flags.insert(flag) } else { flags.remove(flag) }
        }
        let fixed = flags.recordSize + (e2eCRC == nil ? 0 : 2)
        extra = Array(extra.prefix(Int(UInt8.max) - fixed))
        size.value = UInt8(clamping: fixed + extra.count)
    }
}
