// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A day of the Gregorian calendar, 4 bytes (GATT Specification Supplement, Date of Birth).
///
/// year u16 (1582 to 9999, 0 unknown), month u8 (0 unknown), day u8 (0 unknown).
public struct CalendarDate: FieldValue, Hashable {
    public var year: UInt16 = 0
    public var month: UInt8 = 0
    public var day: UInt8 = 0

    public init() {}

    public init(year: UInt16, month: UInt8, day: UInt8) {
        self.year = year
        self.month = month
        self.day = day
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        guard reader.remaining >= 4 else {
            throw DecodeError(.truncated(needed: 4, available: reader.remaining), offset: start)
        }
        year = try reader.read()
        month = try reader.read()
        day = try reader.read()
        if let problem { try reader.report(DecodeError(.invalidValue, offset: start, detail: "\(problem)")) }
    }

    private var problem: StaticString? {
        if year != 0 && !(1582...9999).contains(year) { return "year is not between 1582 and 9999" }
        if month > 12 { return "month is above 12" }
        if day > 31 { return "day is above 31" }
        return nil
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(year)
        writer.write(month)
        writer.write(day)
    }

    /// Prints `1984-05-17`, zeros where a part is unknown.
    public func print(to printer: inout ValuePrinter) {
        var text = OutputBuffer(capacity: 12)
        text.append(decimal: UInt64(year), minimumDigits: 4)
        for part in [month, day] {
            text.append(0x2d)
            text.append(decimal: UInt64(part), minimumDigits: 2)
        }
        printer.string(text.bytes)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = UInt16(parts[0]), let month = UInt8(parts[1]), let day = UInt8(parts[2])
        else { throw JSONFault("\"\(text)\" is not a day like 1984-05-17") }
        self = CalendarDate(year: year, month: month, day: day)
    }

    public var fieldType: FieldType { FieldType("date", byteCount: 4) }
}
