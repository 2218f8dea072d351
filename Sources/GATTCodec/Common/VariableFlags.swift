// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A set of bits whose last bytes may be left out where they are zero.
///
/// JSON is the list of names where the set takes as few bytes as it can, else an object of `flags` and `byteCount`.
public struct VariableFlags<Flags: WireFlags>: FieldValue, Hashable {
    public var flags: Flags = []
    /// Bytes on the wire: 1 to the number of bytes of `Flags`.
    public var byteCount: Int

    public init() { self.init([]) }

    public init(_ flags: Flags) {
        self.flags = flags
        byteCount = Self.fewestBytes(flags)
    }

    private static func fewestBytes(_ flags: Flags) -> Int {
        let bits = Flags.RawValue.bitWidth - flags.rawValue.leadingZeroBitCount
        return min(max(1, (bits + 7) / 8), Flags.byteCount)
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let count = min(max(1, reader.remaining), Flags.byteCount)
        flags = Flags(rawValue: Flags.RawValue(truncatingIfNeeded: try reader.readUnsigned(byteCount: count)))
        byteCount = count
        let unknown = flags.rawValue & ~Flags.known
        if unknown != 0 {
            try reader.report(
                DecodeError(
                    .reservedValue, offset: start, detail: "reserved bits 0x\(String(unknown, radix: 16)) are set"))
        }
    }

    public func write(to writer: inout ByteWriter) {
        let count = min(max(byteCount, Self.fewestBytes(flags)), Flags.byteCount)
        writer.write(unsigned: UInt64(flags.rawValue), byteCount: count)
    }

    public func print(to printer: inout ValuePrinter) {
        guard byteCount > Self.fewestBytes(flags) else { return flags.print(to: &printer) }
        printer.beginObject()
        printer.key("flags")
        flags.print(to: &printer)
        printer.key("byteCount")
        printer.number(byteCount)
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if let inner = json["flags"] {
            try flags.parse(inner)
            byteCount = try json["byteCount"]?.integer() ?? Self.fewestBytes(flags)
        } else {
            try flags.parse(json)
            byteCount = Self.fewestBytes(flags)
        }
    }

    public var fieldType: FieldType { flags.fieldType }
}
