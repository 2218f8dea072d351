// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
public import ByteCoding
public import FieldCoding

/// What a device looks like: bits 6–15 category, 0–5 subcategory.
///
/// Printed in JSON as an object with the code, its two parts and its name; read back from the code alone, or from
/// category and subcategory.
public struct AppearanceCode: FieldValue, Hashable {
    public var value: UInt16

    public init() { value = 0 }
    public init(value: UInt16) { self.value = value }
    /// The low 10 bits of `category` and the low 6 of `subcategory`.
    public init(category: UInt16, subcategory: UInt8) { value = category << 6 | UInt16(subcategory & 0x3f) }

    public var category: UInt16 { value >> 6 }
    public var subcategory: UInt8 { UInt8(value & 0x3f) }
    /// The name in the Bluetooth assigned numbers.
    public var name: String? { AssignedNumbers.appearanceName(value) }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { value = try reader.read() }
    public func write(to writer: inout ByteWriter) { writer.write(value) }

    public func print(to printer: inout ValuePrinter) {
        if printer.style == .text {
            if let name { return printer.string(name) }
            return printer.number(unsigned: UInt64(value))
        }
        printer.beginObject()
        printer.key("value")
        printer.number(unsigned: UInt64(value))
        printer.key("category")
        printer.number(unsigned: UInt64(category))
        printer.key("subcategory")
        printer.number(unsigned: UInt64(subcategory))
        if let name {
            printer.key("name")
            printer.string(name)
        }
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else {
            value = try json.integer()
            return
        }
        for member in members where !["value", "category", "subcategory", "name"].contains(member.key) {
            throw JSONFault(
                "there is no field \"\(member.key)\" here; known fields: value, category, subcategory, name")
        }
        if let code = json["value"] {
            do throws(JSONFault) { value = try code.integer() } catch { throw error.inside("value") }
            return
        }
        let category = try Self.part("category", in: json, limit: 0x3ff)
        let subcategory = try Self.part("subcategory", in: json, limit: 0x3f)
        value = category << 6 | subcategory
    }

    private static func part(_ name: String, in json: JSONValue, limit: UInt16) throws(JSONFault) -> UInt16 {
        guard let member = json[name] else { return 0 }
        do throws(JSONFault) {
            let value = try member.integer(UInt16.self)
            guard value <= limit else { throw JSONFault("\(value) is not between 0 and \(limit)") }
            return value
        } catch { throw error.inside(name) }
    }

    public var fieldType: FieldType { FieldType("appearance", byteCount: 2) }
}
