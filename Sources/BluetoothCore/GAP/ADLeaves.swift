// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// A company identifier; text shows the company's name behind the number.
struct CompanyIdentifier: FieldValue {
    var value: UInt16

    init() { value = 0 }
    init(_ value: UInt16) { self.value = value }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) { value = try reader.read() }
    func write(to writer: inout ByteWriter) { writer.write(value) }
    func print(to printer: inout ValuePrinter) {
        printer.number(hexadecimal: UInt64(value), digits: 4)
        printer.appendName(AssignedNumbers.companyName(value))
    }
    mutating func parse(_ json: JSONValue) throws(JSONFault) { try value.parse(json) }
    var fieldType: FieldType { value.fieldType }
}

/// An appearance; text shows its name behind the number.
struct Appearance: FieldValue {
    var value: UInt16

    init() { value = 0 }
    init(_ value: UInt16) { self.value = value }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) { value = try reader.read() }
    func write(to writer: inout ByteWriter) { writer.write(value) }
    func print(to printer: inout ValuePrinter) {
        printer.number(hexadecimal: UInt64(value), digits: 4)
        printer.appendName(AssignedNumbers.appearanceName(value))
    }
    mutating func parse(_ json: JSONValue) throws(JSONFault) { try value.parse(json) }
    var fieldType: FieldType { value.fieldType }
}

extension ValuePrinter {
    /// A name out of our own tables behind a value, in parentheses; text only.
    mutating func appendName(_ name: String?) {
        guard style == .text, let name else { return }
        output.append(" (")
        output.append(name)
        output.append(")")
    }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// UUIDs of one width that take all bytes that are left.
    mutating func uuids(
        _ name: StaticString, _ uuids: inout [BluetoothUUID], width: BluetoothUUID.Width
    ) throws(Failure) {
        var sized = uuids.map { SizedUUID($0, width: width) }
        try list(name, &sized, count: nil, blank: SizedUUID(BluetoothUUID().resized(to: width), width: width))
        uuids = sized.map { $0.uuid }
    }

    /// Exactly `count` bytes that the wire carries only if `flag` is set.
    mutating func optionalFixedBytes(
        _ name: StaticString, _ value: inout [UInt8]?, count: Int, if flag: Bool
    ) throws(Failure) {
        guard isPresent(name, exists: value != nil, flag: flag) else {
            value = nil
            return
        }
        var content = value ?? []
        try fixedBytes(name, &content, count: count)
        value = content
    }
}
