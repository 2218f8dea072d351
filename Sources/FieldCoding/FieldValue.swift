// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// The content of one field: a number, a code, a set of flags, a point in time.
public protocol FieldValue: Sendable, Equatable, ValuePrintable {
    /// A blank value to read into.
    init()
    /// Reads the value over `self`; what `self` knew beforehand (a scale, say) holds.
    mutating func read(from reader: inout ByteReader) throws(DecodeError)
    func write(to writer: inout ByteWriter)
    /// Reads what ``ValuePrintable/print(to:)`` writes in JSON over `self`.
    mutating func parse(_ json: JSONValue) throws(JSONFault)
    /// Type, unit and byte count, for listings.
    var fieldType: FieldType { get }
}
