// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// A code of several bytes of which the wire carries the most significant one first.
struct BigEndianCode<Code: WireEnumeration>: FieldValue {
    var code: Code

    init() { code = Code() }
    init(_ code: Code) { self.code = code }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        var number = BigEndian<Code.RawValue>()
        try number.read(from: &reader)
        code = Code(rawValue: number.raw)
        if code.name == nil {
            let digits = String(number.raw.wireBits, radix: 16)
            try reader.report(DecodeError(.reservedValue, offset: start, detail: "code 0x\(digits) is not known"))
        }
    }

    func write(to writer: inout ByteWriter) { BigEndian(code.rawValue).write(to: &writer) }

    func print(to printer: inout ValuePrinter) {
        if let name = code.name {
            printer.word(name)
        } else {
            BigEndian(code.rawValue, isHexadecimal: true).print(to: &printer)
        }
    }

    mutating func parse(_ json: JSONValue) throws(JSONFault) { try code.parse(json) }
    var fieldType: FieldType { code.fieldType }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A code whose most significant byte comes first.
    mutating func bigEndian<Code: WireEnumeration>(_ name: StaticString, code: inout Code) throws(Failure) {
        var leaf = BigEndianCode(code)
        try field(name, &leaf)
        code = leaf.code
    }
}
