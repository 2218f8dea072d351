// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

extension JavaString {
    /// Reads a string16: int32 count of UTF-16 units (-1 for null), the units, a zero unit, zeros up to a multiple of 4.
    ///
    /// For what lies beside parcels in a message. An int32 of a parcel is a plain little-endian `Int32`.
    public static func read(string16 reader: inout ByteReader) throws(DecodeError) -> JavaString? {
        let rest = reader.bytes.extracting(reader.offset..<reader.bytes.count)
        var scanner = ParcelScanner(
            rest.raw, base: reader.position, api: .standard, policy: reader.policy, options: ParcelOptions())
        _ = try scanner.string16()
        var cursor = ParcelCursor(rest.raw, at: 0)
        let text = cursor.string16()
        reader.adopt(scanner.oddities)
        try reader.skip(scanner.offset)
        return text
    }

    /// Appends a string16; nil is null.
    public static func write(string16 text: JavaString?, to writer: inout ByteWriter) {
        guard let text else { return writer.write(Int32(-1)) }
        writer.write(Int32(truncatingIfNeeded: text.units.count))
        for unit in text.units { writer.write(unit) }
        writer.write(UInt16(0))
        // Two bytes for each unit and two for the end: padded where the count of units is even.
        if text.units.count & 1 == 0 { writer.write(UInt16(0)) }
    }
}
