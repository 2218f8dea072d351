// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Twelve bits and the four flag bits above them, as HCI data packets pack a handle or a length with flags.
public struct HCIHandleWord: FieldValue, Hashable {
    public private(set) var rawValue: UInt16 = 0

    public init() {}
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// From the low 12 bits of `value` and the low 4 bits of `flags`.
    public init(value: UInt16, flags: UInt8) { rawValue = value & 0x0fff | UInt16(flags & 15) << 12 }

    public var value: UInt16 {
        get { rawValue & 0x0fff }
        set { self = HCIHandleWord(value: newValue, flags: flags) }
    }

    public var flags: UInt8 {
        get { UInt8(rawValue >> 12) }
        set { self = HCIHandleWord(value: value, flags: newValue) }
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) { rawValue = try reader.read() }

    public func write(to writer: inout ByteWriter) { writer.write(rawValue) }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("value")
        printer.number(Int64(value))
        printer.key("flags")
        printer.number(Int64(flags))
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else {
            throw JSONFault("an object with \"value\" and \"flags\" is expected, not \(json.kindName)")
        }
        var word = HCIHandleWord()
        for (key, member) in members {
            let number: UInt16
            do throws(JSONFault) { number = try member.integer() } catch { throw error.inside(key) }
            switch key {
            case "value" where number < 0x1000: word.value = number
            case "flags" where number < 16: word.flags = UInt8(truncatingIfNeeded: number)
            case "value", "flags": throw JSONFault("\(number) is too large").inside(key)
            default: throw JSONFault("there is no field \"\(key)\" here; known fields: flags, value")
            }
        }
        self = word
    }

    public var fieldType: FieldType { FieldType("handle", byteCount: 2) }
}
