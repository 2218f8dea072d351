// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// A set of named bits of which the wire carries the most significant byte first.
struct BigEndianFlags<Flags: WireFlags>: FieldValue {
    var flags: Flags

    init() { flags = Flags() }
    init(_ flags: Flags) { self.flags = flags }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let raw = try reader.readUnsigned(byteCount: Flags.byteCount, bigEndian: true)
        flags = Flags(rawValue: Flags.RawValue(truncatingIfNeeded: raw))
        let unknown = flags.rawValue & ~Flags.known
        if unknown != 0 {
            let digits = String(UInt64(unknown), radix: 16)
            try reader.report(
                DecodeError(.reservedValue, offset: start, detail: "reserved bits 0x\(digits) are set"))
        }
    }

    func write(to writer: inout ByteWriter) {
        writer.write(unsigned: UInt64(flags.rawValue), byteCount: Flags.byteCount, bigEndian: true)
    }

    func print(to printer: inout ValuePrinter) { flags.print(to: &printer) }
    mutating func parse(_ json: JSONValue) throws(JSONFault) { try flags.parse(json) }
    var fieldType: FieldType { flags.fieldType }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Named bits whose most significant byte comes first.
    mutating func bigEndian<Flags: WireFlags>(_ name: StaticString, flags: inout Flags) throws(Failure) {
        var leaf = BigEndianFlags(flags)
        try field(name, &leaf)
        flags = leaf.flags
    }
}
