// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// Records one after the other, as far as their lengths are known and their bytes are there. What follows stays
/// unread. JSON: an array of objects.
struct SensorRecordList: FieldValue {
    var records: [SensorRecord] = []
    var layout: SensorLayout = .standard

    init() {}

    init(_ records: [SensorRecord], _ layout: SensorLayout) {
        self.records = records
        self.layout = layout
    }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        records = []
        while let sensor = reader.peek(), let length = layout[BoseSensor(rawValue: sensor)],
            reader.remaining >= SensorRecord.headerLength + Int(length)
        {
            let bytes = try reader.readSlice(SensorRecord.headerLength + Int(length))
            var decoder = FieldDecoder(bytes)
            var record = SensorRecord()
            try record.code(&decoder)
            records.append(record)
            reader.adopt(decoder.reader.oddities)
        }
    }

    func write(to writer: inout ByteWriter) {
        for record in records { record.encode(into: &writer) }
    }

    func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        for record in records { record.print(to: &printer) }
        printer.endArray()
    }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        records = []
        for element in try json.arrayValue() { records.append(try SensorRecord(parsing: element)) }
    }

    var fieldType: FieldType { FieldType("records", names: BoseSensor.names.map { "\($0.value)" }) }

    static func == (left: SensorRecordList, right: SensorRecordList) -> Bool { left.records == right.records }
}
