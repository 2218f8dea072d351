// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// Entries of a gesture configuration, as far as their lengths are known and their bytes are there. What follows stays
/// unread. JSON: an array of objects.
struct GestureSettingList: FieldValue {
    var entries: [BoseGestureSetting] = []
    var layout: GestureLayout = .standard

    init() {}

    init(_ entries: [BoseGestureSetting], _ layout: GestureLayout) {
        self.entries = entries
        self.layout = layout
    }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        entries = []
        while let gesture = reader.peek(), let length = layout[BoseGesture(rawValue: gesture)],
            reader.remaining >= 1 + Int(length)
        {
            let bytes = try reader.readSlice(1 + Int(length))
            var decoder = FieldDecoder(bytes)
            var entry = BoseGestureSetting()
            try entry.code(&decoder)
            entries.append(entry)
            reader.adopt(decoder.reader.oddities)
        }
    }

    func write(to writer: inout ByteWriter) {
        for entry in entries { entry.encode(into: &writer) }
    }

    func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        for entry in entries { entry.print(to: &printer) }
        printer.endArray()
    }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        entries = []
        for element in try json.arrayValue() { entries.append(try BoseGestureSetting(parsing: element)) }
    }

    var fieldType: FieldType { FieldType("settings", names: BoseGesture.names.map { "\($0.value)" }) }

    static func == (left: GestureSettingList, right: GestureSettingList) -> Bool { left.entries == right.entries }
}
