// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// One of the small fields that share an integer.
public struct PackedPart: Sendable {
    /// What the bits hold.
    public enum Content: Sendable {
        /// True or false.
        case flag
        /// A number.
        case number
        /// A code of which some values have names.
        case code(KeyValuePairs<UInt8, StaticString>)
    }

    public let name: StaticString
    public let bit: Int
    public let width: Int
    public let content: Content

    static func flag(_ name: StaticString, _ bit: Int) -> PackedPart {
        PackedPart(name: name, bit: bit, width: 1, content: .flag)
    }

    static func number(_ name: StaticString, _ bit: Int, width: Int) -> PackedPart {
        PackedPart(name: name, bit: bit, width: width, content: .number)
    }

    static func code(
        _ name: StaticString, _ bit: Int, width: Int, _ names: KeyValuePairs<UInt8, StaticString>
    ) -> PackedPart {
        PackedPart(name: name, bit: bit, width: width, content: .code(names))
    }
}

/// An integer whose bits are several fields, printed as an object with a member for each of them.
///
/// Bits that belong to no field are kept as the member `reserved`, in their place, and reported.
public protocol PackedFields: FieldValue, RawRepresentable, Hashable
where RawValue: FixedWidthInteger & UnsignedInteger & Sendable {
    init(rawValue: RawValue)
    /// The fields, from the least significant bit on.
    static var parts: [PackedPart] { get }
}

extension PackedFields {
    public init() { self.init(rawValue: 0) }

    /// The `width` bits from `bit` on.
    public func bits(_ bit: Int, width: Int) -> UInt8 {
        guard bit >= 0, bit < RawValue.bitWidth, width > 0 else { return 0 }
        let mask = width >= 8 ? 0xff : (UInt8(1) << UInt8(width)) - 1
        return UInt8(truncatingIfNeeded: rawValue >> RawValue(truncatingIfNeeded: bit)) & mask
    }

    private static func mask(_ part: PackedPart) -> RawValue {
        let ones: RawValue = part.width >= RawValue.bitWidth ? ~0 : (1 << RawValue(part.width)) - 1
        return ones << RawValue(truncatingIfNeeded: part.bit)
    }

    private var reserved: RawValue {
        Self.parts.reduce(rawValue) { $0 & ~Self.mask($1) }
    }

    private func name(of part: PackedPart) -> StaticString? {
        guard case .code(let names) = part.content else { return nil }
        let code = bits(part.bit, width: part.width)
        return names.first { $0.key == code }?.value
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        self = Self(rawValue: try reader.read(RawValue.self))
        if reserved != 0 {
            try reader.report(
                DecodeError(
                    .reservedValue, offset: start, detail: "reserved bits 0x\(String(reserved, radix: 16)) are set"))
        }
        for part in Self.parts {
            guard case .code = part.content, name(of: part) == nil else { continue }
            let code = bits(part.bit, width: part.width)
            try reader.report(
                DecodeError(.reservedValue, offset: start, detail: "code \(code) of \(part.name) is reserved"))
        }
    }

    public func write(to writer: inout ByteWriter) { writer.write(rawValue) }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        for part in Self.parts {
            printer.key(part.name)
            let value = bits(part.bit, width: part.width)
            if case .flag = part.content {
                printer.bool(value != 0)
            } else if let name = name(of: part) {
                printer.word(name)
            } else {
                printer.number(unsigned: UInt64(value))
            }
        }
        if reserved != 0 {
            printer.key("reserved")
            printer.number(unsigned: UInt64(reserved))
        }
        printer.endObject()
    }

    /// Takes the object that is printed, members left out being 0, or the integer as a whole.
    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else {
            self = Self(rawValue: try json.integer(RawValue.self))
            return
        }
        var raw: RawValue = 0
        for member in members {
            do throws(JSONFault) {
                if member.key == "reserved" {
                    raw |= try member.value.integer(RawValue.self)
                } else {
                    guard let part = Self.parts.first(where: { "\($0.name)" == member.key }) else {
                        let known = Self.parts.map { "\($0.name)" }.joined(separator: ", ")
                        throw JSONFault("there is no such field here; known fields: \(known)")
                    }
                    let value = RawValue(try Self.value(of: part, member.value))
                    raw |= value << RawValue(truncatingIfNeeded: part.bit) & Self.mask(part)
                }
            } catch { throw error.inside(member.key) }
        }
        self = Self(rawValue: raw)
    }

    private static func value(of part: PackedPart, _ json: JSONValue) throws(JSONFault) -> UInt8 {
        if case .flag = part.content { return try json.boolValue() ? 1 : 0 }
        if case .code(let names) = part.content, case .string(let word) = json, !word.hasPrefix("0x") {
            if let match = names.first(where: { "\($0.value)" == word }) { return match.key }
            throw JSONFault("\"\(word)\" is none of \(names.map { "\($0.value)" }.joined(separator: ", "))")
        }
        let value = try json.integer(UInt8.self)
        guard part.width >= 8 || value >> UInt8(part.width) == 0 else {
            throw JSONFault("\(value) does not fit \(part.width) bits")
        }
        return value
    }

    public var fieldType: FieldType {
        FieldType(
            "packed\(RawValue.bitWidth)", byteCount: RawValue.bitWidth / 8, names: Self.parts.map { "\($0.name)" })
    }
}
