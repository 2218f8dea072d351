// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Bytes to the end of the value whose layout is not known, such as the parameter of an unknown op code; absent
    /// where none are left.
    mutating func rest(_ name: StaticString, _ value: inout [UInt8], if flag: Bool) throws(Failure) {
        let someAreLeft = remaining.map { $0 > 0 } ?? false
        guard isPresent(name, exists: !value.isEmpty, flag: flag && someAreLeft) else {
            value = []
            return
        }
        try bytes(name, &value)
    }

    /// Text to the end of the value that the wire carries only if `flag` is set.
    mutating func optionalText(_ name: StaticString, _ value: inout UTF8Text?, if flag: Bool) throws(Failure) {
        guard isPresent(name, exists: value != nil, flag: flag) else {
            value = nil
            return
        }
        var content = value ?? UTF8Text()
        try text(name, &content)
        value = content
    }

    /// A number that older versions of a specification carry in more bytes than newer ones; only the length of the
    /// value tells. `byteCountName` takes part, outside of the wire, where the wide form was met.
    mutating func widening<Wide: WireInteger, Narrow: WireInteger>(
        _ name: StaticString, _ value: inout Scaled<Wide>, as type: Narrow.Type, isWide: inout Bool,
        _ byteCountName: StaticString
    ) throws(Failure) {
        if !isReading, Narrow(wireBits: value.raw.wireBits).wireBits != value.raw.wireBits { isWide = true }
        var count = isWide ? UnwrittenByteCount(Wide.byteCount) : nil
        try optional(byteCountName, &count, if: isWide)
        isWide = count != nil
        try field(name, &value, as: type, if: !isWide)
    }
}

/// How many bytes a neighbouring field takes, where neither flags nor values say it: part of JSON and listings so that
/// they can be turned back into the same bytes, absent on the wire.
struct UnwrittenByteCount: FieldValue {
    var count: UInt8 = 0

    init() {}
    init(_ count: Int) { self.count = UInt8(truncatingIfNeeded: count) }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {}
    func write(to writer: inout ByteWriter) {}
    func print(to printer: inout ValuePrinter) { count.print(to: &printer) }
    mutating func parse(_ json: JSONValue) throws(JSONFault) { try count.parse(json) }
    var fieldType: FieldType { FieldType("uint8", byteCount: 0) }
}
