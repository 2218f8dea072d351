// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A set of named bits; bits without a name are kept and reported.
public protocol WireFlags: FieldValue, OptionSet, Hashable where RawValue: FixedWidthInteger & UnsignedInteger & Sendable {
    /// Bytes on the wire; less than the raw value's own for sets of 24 bits and the like.
    static var byteCount: Int { get }
    /// Bit number → name, in lowerCamelCase as the members are called.
    static var bits: KeyValuePairs<Int, StaticString> { get }
    /// Fields of several bits among the flags: (first bit, count of bits, name).
    static var numbers: [(bit: Int, width: Int, name: StaticString)] { get }
}

extension WireFlags {
    public static var byteCount: Int { RawValue.bitWidth / 8 }
    public static var numbers: [(bit: Int, width: Int, name: StaticString)] { [] }

    public init() { self.init(rawValue: 0) }

    /// All bits that have a meaning.
    public static var known: RawValue {
        var mask: RawValue = 0
        for (bit, _) in bits where bit < RawValue.bitWidth { mask |= 1 << RawValue(bit) }
        for number in numbers { mask |= ((1 << RawValue(number.width)) - 1) << RawValue(number.bit) }
        return mask
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        self = Self(rawValue: RawValue(truncatingIfNeeded: try reader.readUnsigned(byteCount: Self.byteCount)))
        let unknown = rawValue & ~Self.known
        if unknown != 0 {
            try reader.report(
                DecodeError(.reservedValue, offset: start, detail: "reserved bits 0x\(String(unknown, radix: 16)) are set"))
        }
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(unsigned: UInt64(rawValue), byteCount: Self.byteCount)
    }

    /// Prints the names of the bits that are set; `bit7` for one without a name, `name=3` for a number.
    public func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        var rest = rawValue
        for (bit, name) in Self.bits where bit < RawValue.bitWidth && rest & (1 << RawValue(bit)) != 0 {
            printer.word(name)
            rest &= ~(1 << RawValue(bit))
        }
        for number in Self.numbers {
            let mask: RawValue = (1 << RawValue(number.width)) - 1
            let value = (rawValue >> RawValue(number.bit)) & mask
            if value != 0 { printer.assignment(number.name, UInt64(value)) }
            rest &= ~(mask << RawValue(number.bit))
        }
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            printer.numberedWord("bit", UInt64(bit))
            rest &= ~(1 << RawValue(bit))
        }
        printer.endArray()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if case .number = json {
            self = Self(rawValue: try json.integer())
            return
        }
        var raw: RawValue = 0
        for element in try json.arrayValue() {
            raw |= try Self.bit(named: try element.stringValue())
        }
        self = Self(rawValue: raw)
    }

    private static func bit(named word: String) throws(JSONFault) -> RawValue {
        for (bit, name) in bits where "\(name)" == word { return 1 << RawValue(bit) }
        if word.hasPrefix("bit"), let bit = Int(word.dropFirst(3)), bit >= 0, bit < 8 * byteCount {
            return 1 << RawValue(bit)
        }
        if let equals = word.firstIndex(of: "=") {
            for number in numbers where "\(number.name)" == word[..<equals] {
                if let value = RawValue(word[word.index(after: equals)...]), value >> RawValue(number.width) == 0 {
                    return value << RawValue(number.bit)
                }
            }
        }
        let known = bits.map { "\($0.value)" } + numbers.map { "\($0.name)=N" }
        throw JSONFault("\"\(word)\" is none of \(known.joined(separator: ", ")), bit0 to bit\(8 * byteCount - 1)")
    }

    public var fieldType: FieldType {
        FieldType(
            "flags\(8 * Self.byteCount)", byteCount: Self.byteCount,
            names: Self.bits.map { "\($0.value)" } + Self.numbers.map { "\($0.name)" })
    }
}

extension ValuePrinter {
    /// `name=value` as one word.
    mutating func assignment(_ name: StaticString, _ value: UInt64) {
        composedWord(name, "=", value)
    }

    /// `name` followed by a number as one word.
    mutating func numberedWord(_ name: StaticString, _ value: UInt64) {
        composedWord(name, "", value)
    }

    private mutating func composedWord(_ name: StaticString, _ joint: StaticString, _ value: UInt64) {
        string("\(name)\(joint)\(value)")
    }
}
