// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The items of a report descriptor, as far as they are complete.
///
/// JSON has an object for each: `item`, which is a name or the number of a prefix without one, `data` as hex digits,
/// and `tag` for long items.
public struct HIDItemList: FieldValue, Hashable {
    public var items: [HIDItem] = []

    public init() {}
    public init(_ items: [HIDItem]) { self.items = items }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        items = []
        while let item = HIDItem(reading: &reader) { items.append(item) }
    }

    public func write(to writer: inout ByteWriter) {
        for item in items { item.write(to: &writer) }
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        for item in items {
            printer.beginObject()
            printer.key("item")
            if let name = item.name { printer.word(name) } else { printer.number(Int(item.prefix)) }
            if let tag = item.longTag {
                printer.key("tag")
                printer.number(Int(tag))
            }
            if !item.data.isEmpty {
                printer.key("data")
                printer.hex(item.data.span)
            }
            printer.endObject()
        }
        printer.endArray()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        items = []
        for element in try json.arrayValue() { items.append(try Self.item(element)) }
    }

    private static func item(_ json: JSONValue) throws(JSONFault) -> HIDItem {
        guard let key = json["item"] else { throw JSONFault("\"item\" is missing") }
        let data = try json["data"]?.hexBytes() ?? []
        guard case .string(let word) = key else {
            return HIDItem(prefix: try key.integer(), data: data)
        }
        if word == "long" { return HIDItem(longTag: try json["tag"]?.integer() ?? 0, data: data) }
        for (code, name) in HIDItem.names where "\(name)" == word { return HIDItem(prefix: code, data: data) }
        throw JSONFault("\"\(word)\" is no item of a report descriptor", path: ["item"])
    }

    public var fieldType: FieldType { FieldType("hid items", names: HIDItem.names.map { "\($0.value)" }) }
}
