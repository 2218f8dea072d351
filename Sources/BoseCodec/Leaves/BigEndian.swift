// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// An integer of which the wire carries the most significant byte first, as Bose Wearable does throughout.
struct BigEndian<Raw: WireInteger>: FieldValue, Hashable {
    var raw: Raw
    var unit: Unit
    /// Whether text shows hex digits; JSON always has the plain number.
    var isHexadecimal: Bool

    init() { self.init(Raw()) }

    init(_ raw: Raw, unit: Unit = .none, isHexadecimal: Bool = false) {
        self.raw = raw
        self.unit = unit
        self.isHexadecimal = isHexadecimal
    }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        if Raw.isSignedInteger {
            raw = Raw(wireBits: UInt64(bitPattern: try reader.readSigned(byteCount: Raw.byteCount, bigEndian: true)))
        } else {
            raw = Raw(wireBits: try reader.readUnsigned(byteCount: Raw.byteCount, bigEndian: true))
        }
    }

    func write(to writer: inout ByteWriter) {
        writer.write(unsigned: raw.wireBits, byteCount: Raw.byteCount, bigEndian: true)
    }

    func print(to printer: inout ValuePrinter) {
        if isHexadecimal {
            printer.number(hexadecimal: raw.wireBits, digits: 2 * Raw.byteCount)
        } else {
            raw.print(to: &printer)
        }
        printer.unit(unit)
    }

    mutating func parse(_ json: JSONValue) throws(JSONFault) { try raw.parse(json) }

    var fieldType: FieldType {
        var type = raw.fieldType
        type.unit = "\(unit.symbol)"
        return type
    }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A number whose most significant byte comes first.
    mutating func bigEndian<Raw: WireInteger>(
        _ name: StaticString, _ value: inout Raw, unit: Unit = .none, isHexadecimal: Bool = false
    ) throws(Failure) {
        var leaf = BigEndian(value, unit: unit, isHexadecimal: isHexadecimal)
        try field(name, &leaf)
        value = leaf.raw
    }

    /// Bytes that are left although nothing is known to follow: kept, and reported.
    mutating func leftOver(
        _ name: StaticString, _ value: inout [UInt8], _ detail: StaticString
    ) throws(Failure) {
        let left = remaining ?? 0
        guard isPresent(name, exists: !value.isEmpty, flag: left > 0) else {
            value = []
            return
        }
        try expect(left == 0, name, detail)
        try bytes(name, &value)
    }
}
