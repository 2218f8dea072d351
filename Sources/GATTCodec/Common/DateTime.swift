// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Date Time (GATT Specification Supplement, 3.71): a wall-clock time without zone, 7 bytes.
///
/// year u16 (1582 to 9999, 0 unknown), month u8 (0 unknown), day u8 (0 unknown), hours, minutes, seconds u8.
public struct DateTime: FieldValue, Hashable {
    public var year: UInt16 = 0
    public var month: UInt8 = 0
    public var day: UInt8 = 0
    public var hours: UInt8 = 0
    public var minutes: UInt8 = 0
    public var seconds: UInt8 = 0

    public init() {}

    public init(year: UInt16, month: UInt8, day: UInt8, hours: UInt8 = 0, minutes: UInt8 = 0, seconds: UInt8 = 0) {
        self.year = year
        self.month = month
        self.day = day
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        guard reader.remaining >= 7 else {
            throw DecodeError(.truncated(needed: 7, available: reader.remaining), offset: start)
        }
        year = try reader.read()
        month = try reader.read()
        day = try reader.read()
        hours = try reader.read()
        minutes = try reader.read()
        seconds = try reader.read()
        if let problem { try reader.report(DecodeError(.invalidValue, offset: start, detail: "\(problem)")) }
    }

    private var problem: StaticString? {
        if year != 0 && !(1582...9999).contains(year) { return "year is not between 1582 and 9999" }
        if month > 12 { return "month is above 12" }
        if day > 31 { return "day is above 31" }
        if hours > 23 { return "hours are above 23" }
        if minutes > 59 { return "minutes are above 59" }
        if seconds > 59 { return "seconds are above 59" }
        return nil
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(year)
        for byte in [month, day, hours, minutes, seconds] { writer.write(byte) }
    }

    /// Prints `2024-06-06T12:04:44`, zeros where a part is unknown.
    public func print(to printer: inout ValuePrinter) {
        var text = OutputBuffer(capacity: 24)
        text.append(decimal: UInt64(year), minimumDigits: 4)
        for (separator, part) in [(UInt8(0x2d), month), (0x2d, day), (0x54, hours), (0x3a, minutes), (0x3a, seconds)] {
            text.append(separator)
            text.append(decimal: UInt64(part), minimumDigits: 2)
        }
        printer.string(text.bytes)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "T" || $0 == ":" }
        guard parts.count == 6, let year = UInt16(parts[0]) else {
            throw JSONFault("\"\(text)\" is not a time like 2024-06-06T12:04:44")
        }
        self.year = year
        var rest: [UInt8] = []
        for part in parts.dropFirst() {
            guard let value = UInt8(part) else { throw JSONFault("\"\(text)\" is not a time like 2024-06-06T12:04:44") }
            rest.append(value)
        }
        (month, day, hours, minutes, seconds) = (rest[0], rest[1], rest[2], rest[3], rest[4])
    }

    public var fieldType: FieldType { FieldType("datetime", byteCount: 7) }
}
