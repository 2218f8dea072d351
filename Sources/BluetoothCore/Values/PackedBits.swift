// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// Some bits of a word that several fields share. The first field of a word reads and writes all its bytes, the others
/// none; each prints and parses its own bits. The word is what a value stores, so reserved bits are kept.
struct PackedBits: FieldValue {
    enum Style: Sendable, Hashable {
        case number
        case hex
        case truth
    }

    var word: UInt64 = 0
    var bit = 0
    var width = 1
    /// Bytes of the word for its first field, 0 for the others.
    var byteCount = 0
    var style = Style.number

    var value: UInt64 {
        get { (word >> UInt64(bit)) & mask }
        set { word = word & ~(mask << UInt64(bit)) | (newValue & mask) << UInt64(bit) }
    }

    private var mask: UInt64 { width >= 64 ? .max : (1 << UInt64(width)) - 1 }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        if byteCount > 0 { word = try reader.readUnsigned(byteCount: byteCount) }
    }

    func write(to writer: inout ByteWriter) {
        if byteCount > 0 { writer.write(unsigned: word, byteCount: byteCount) }
    }

    func print(to printer: inout ValuePrinter) {
        switch style {
        case .number: printer.number(unsigned: value)
        case .hex: printer.number(hexadecimal: value, digits: (width + 3) / 4)
        case .truth: printer.bool(value != 0)
        }
    }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if style == .truth {
            value = try json.boolValue() ? 1 : 0
            return
        }
        let number = try json.integer(UInt64.self)
        guard number <= mask else { throw JSONFault("\(number) is not between 0 and \(mask)") }
        value = number
    }

    var fieldType: FieldType { style == .truth ? FieldType("bool") : FieldType("uint\(width)") }
}

/// The same for a code.
struct PackedCode<Code: WireEnumeration>: FieldValue where Code.RawValue == UInt8 {
    var bits = PackedBits()

    var code: Code { Code(rawValue: UInt8(truncatingIfNeeded: bits.value)) }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        try bits.read(from: &reader)
        if code.name == nil {
            try reader.report(
                DecodeError(.reservedValue, offset: start, detail: "code \(code.rawValue) is reserved"))
        }
    }

    func write(to writer: inout ByteWriter) { bits.write(to: &writer) }
    func print(to printer: inout ValuePrinter) { code.print(to: &printer) }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        var code = Code()
        try code.parse(json)
        guard bits.width >= 8 || code.rawValue >> UInt8(bits.width) == 0 else {
            throw JSONFault("\(code.rawValue) does not fit \(bits.width) bits")
        }
        bits.value = UInt64(code.rawValue)
    }

    var fieldType: FieldType { Code().fieldType }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// `width` bits of `word` from `bit` on. The first field of a word says how many bytes the word takes.
    mutating func bits<Word: WireInteger>(
        _ name: StaticString, _ word: inout Word, _ bit: Int, _ width: Int, bytes: Int = 0,
        style: PackedBits.Style = .number
    ) throws(Failure) {
        var packed = PackedBits(word: word.wireBits, bit: bit, width: width, byteCount: bytes, style: style)
        try field(name, &packed)
        word = Word(wireBits: packed.word)
    }

    /// One bit of `word` as true or false.
    mutating func bit<Word: WireInteger>(
        _ name: StaticString, _ word: inout Word, _ bit: Int, bytes: Int = 0
    ) throws(Failure) {
        try bits(name, &word, bit, 1, bytes: bytes, style: .truth)
    }

    /// `width` bits of `word` as a code.
    mutating func bits<Word: WireInteger, Code: WireEnumeration>(
        _ name: StaticString, _ word: inout Word, _ bit: Int, _ width: Int, as type: Code.Type, bytes: Int = 0
    ) throws(Failure) where Code.RawValue == UInt8 {
        var packed = PackedCode<Code>()
        packed.bits = PackedBits(word: word.wireBits, bit: bit, width: width, byteCount: bytes)
        try field(name, &packed)
        word = Word(wireBits: packed.bits.word)
    }

    /// Bits of `word` that should be 0; they have a name only where they are not.
    mutating func reservedBits<Word: WireInteger>(
        _ name: StaticString, _ word: inout Word, _ bit: Int, _ width: Int
    ) throws(Failure) {
        let value = PackedBits(word: word.wireBits, bit: bit, width: width).value
        guard isPresent(name, exists: value != 0, flag: value != 0) else { return }
        try expect(value == 0, name, "reserved bits are set")
        try bits(name, &word, bit, width)
    }
}

extension WireInteger {
    /// `width` bits from `bit` on.
    func slice(_ bit: Int, _ width: Int) -> UInt64 { PackedBits(word: wireBits, bit: bit, width: width).value }

    /// Puts the low `width` bits of `value` at `bit`.
    mutating func put(_ value: some BinaryInteger, _ bit: Int, _ width: Int) {
        var packed = PackedBits(word: wireBits, bit: bit, width: width)
        packed.value = UInt64(truncatingIfNeeded: value)
        self = Self(wireBits: packed.word)
    }
}
