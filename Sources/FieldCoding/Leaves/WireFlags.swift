// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A set of named bits; bits without a name are kept and reported.
public protocol WireFlags: FieldValue, OptionSet, Hashable
where RawValue: FixedWidthInteger & UnsignedInteger & Sendable {
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
    public static var known: RawValue { RawValue(truncatingIfNeeded: FlagNames.known(bits, numbers)) }

    @inlinable
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let raw = try reader.readUnsigned(byteCount: Self.byteCount)
        self = Self(rawValue: RawValue(truncatingIfNeeded: raw))
        let unknown = raw & ~FlagNames.known(Self.bits, Self.numbers)
        if unknown != 0 { try FlagNames.report(unknown, at: start, to: &reader) }
    }

    @inlinable
    public func write(to writer: inout ByteWriter) {
        writer.write(unsigned: UInt64(rawValue), byteCount: Self.byteCount)
    }

    /// Prints the names of the bits that are set; `bit7` for one without a name, `name=3` for a number.
    @inlinable
    public func print(to printer: inout ValuePrinter) {
        FlagNames.print(UInt64(rawValue), Self.bits, Self.numbers, to: &printer)
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
