// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A code that repeats what the other side sent, so that a reserved one is nothing to report: "opcode not supported" has
/// to name just such a code.
public struct Echoed<Code: WireEnumeration>: FieldValue, Hashable {
    public var code: Code

    public init() { code = Code() }
    public init(_ code: Code) { self.code = code }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        var raw = Code.RawValue()
        try raw.read(from: &reader)
        code = Code(rawValue: raw)
    }

    public func write(to writer: inout ByteWriter) { code.write(to: &writer) }
    public func print(to printer: inout ValuePrinter) { code.print(to: &printer) }
    public mutating func parse(_ json: JSONValue) throws(JSONFault) { try code.parse(json) }
    public var fieldType: FieldType { code.fieldType }
}
