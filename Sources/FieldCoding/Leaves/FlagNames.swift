// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// The part of ``WireFlags`` that does not depend on the type, so that it exists once and runs fast.
@usableFromInline
enum FlagNames {
    @usableFromInline typealias Bits = KeyValuePairs<Int, StaticString>
    @usableFromInline typealias Numbers = [(bit: Int, width: Int, name: StaticString)]

    private static func mask(_ width: Int) -> UInt64 { width >= 64 ? .max : (1 << UInt64(max(width, 0))) - 1 }

    /// All bits that have a meaning.
    @usableFromInline
    static func known(_ bits: Bits, _ numbers: Numbers) -> UInt64 {
        var known: UInt64 = 0
        for (bit, _) in bits where bit < 64 { known |= 1 << UInt64(bit) }
        for number in numbers { known |= mask(number.width) << UInt64(number.bit) }
        return known
    }

    @inline(never)
    @usableFromInline
    static func report(_ unknown: UInt64, at position: Int, to reader: inout ByteReader) throws(DecodeError) {
        try reader.report(
            DecodeError(
                .reservedValue, offset: position, detail: "reserved bits 0x\(String(unknown, radix: 16)) are set"))
    }

    @usableFromInline
    static func print(_ raw: UInt64, _ bits: Bits, _ numbers: Numbers, to printer: inout ValuePrinter) {
        printer.beginArray()
        var rest = raw
        if rest != 0 {
            for (bit, name) in bits where bit < 64 && rest & (1 << UInt64(bit)) != 0 {
                printer.word(name)
                rest &= ~(1 << UInt64(bit))
            }
            for number in numbers {
                let mask = mask(number.width)
                let value = raw >> UInt64(number.bit) & mask
                if value != 0 { printer.string("\(number.name)=\(value)") }
                rest &= ~(mask << UInt64(number.bit))
            }
        }
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            printer.string("bit\(bit)")
            rest &= ~(1 << UInt64(bit))
        }
        printer.endArray()
    }
}
